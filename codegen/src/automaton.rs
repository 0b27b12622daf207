//! Regular expressions compiled to small tables, so that no regular-expression engine has to be shipped.

use std::collections::BTreeMap;

use regex_automata::Anchored;
use regex_automata::dfa::{Automaton as _, dense};
use regex_automata::util::start;

/// State 0 is dead, state 1 the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Automaton {
    pub(crate) classes: Vec<u8>,
    pub(crate) width: usize,
    pub(crate) next: Vec<u8>,
    pub(crate) accepts: Vec<bool>,
}

/// Compiles a pattern anchored at both ends. Others would need a search, which no schema has asked for.
pub(crate) fn compile(pattern: &str) -> Result<Automaton, String> {
    if !(pattern.starts_with('^') && pattern.ends_with('$')) {
        return Err("must be anchored with `^` and `$`".to_owned());
    }
    let dfa = dense::Builder::new()
        .configure(dense::Config::new().minimize(true))
        // JSON Schema's digits are ASCII digits.
        .syntax(regex_automata::util::syntax::Config::new().unicode(true).utf8(true))
        .build(&pattern.replace("\\d", "[0-9]"))
        .map_err(|error| format!("cannot be compiled: {error}"))?;
    let start =
        dfa.start_state(&start::Config::new().anchored(Anchored::Yes)).map_err(|error| format!("has no start state: {error}"))?;
    // Every byte is its own class at first; equal columns are folded below.
    let mut numbers = BTreeMap::from([(start, 1usize)]);
    let mut order = vec![start];
    let mut rows: Vec<Vec<usize>> = vec![vec![0; 256]];
    let mut accepts = vec![false];
    let mut done = 0;
    while let Some(&state) = order.get(done) {
        done += 1;
        accepts.push(dfa.is_match_state(dfa.next_eoi_state(state)));
        let mut row = Vec::with_capacity(256);
        for byte in 0..=255u8 {
            let next = dfa.next_state(state, byte);
            if dfa.is_dead_state(next) || dfa.is_quit_state(next) {
                row.push(0);
                continue;
            }
            let known = numbers.len() + 1;
            let number = *numbers.entry(next).or_insert_with(|| {
                order.push(next);
                known
            });
            row.push(number);
        }
        rows.push(row);
    }
    if rows.len() > 255 {
        return Err(format!("needs {} states; 255 is the most", rows.len()));
    }
    let mut columns: Vec<Vec<usize>> = Vec::new();
    let mut classes = Vec::with_capacity(256);
    for byte in 0..256 {
        let column: Vec<usize> = rows.iter().map(|row| row[byte]).collect();
        let class = columns.iter().position(|known| *known == column).unwrap_or_else(|| {
            columns.push(column);
            columns.len() - 1
        });
        classes.push(class as u8);
    }
    let width = columns.len();
    let next = (0..rows.len()).flat_map(|state| columns.iter().map(move |column| column[state] as u8)).collect();
    Ok(Automaton { classes, width, next, accepts })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pattern: &str, text: &str, expected: bool) {
        let automaton = compile(pattern).unwrap();
        let state = text.bytes().fold(1usize, |state, byte| {
            usize::from(automaton.next[state * automaton.width + usize::from(automaton.classes[usize::from(byte)])])
        });
        assert_eq!(automaton.accepts[state], expected, "{pattern} on {text:?}");
    }

    #[test]
    fn matches_whole_texts() {
        check("^[a-z][a-z0-9_-]*$", "list-sessions", true);
        check("^[a-z][a-z0-9_-]*$", "Pod", false);
        check("^[a-z][a-z0-9_-]*$", "", false);
        check("^(animus|ao)\\.cli\\.v\\d+$", "ao.cli.v12", true);
        check("^(animus|ao)\\.cli\\.v\\d+$", "ao.cli.v", false);
        check("^[12](\\..*)?$", "2.é", true);
        check("^[12](\\..*)?$", "20", false);
        check("^[a-z0-9_]+_not_found$", "tool_not_found", true);
        check("^[a-z0-9_]+_not_found$", "_not_found", false);
    }

    #[test]
    fn refuses_what_it_cannot_keep() {
        assert!(compile("abc").unwrap_err().contains("anchored"));
        assert!(compile("^(?=a)$").unwrap_err().contains("compiled"));
    }
}
