//! Paths into an envelope: JSON pointers (RFC 6901) in which the step `*` stands for every member or item.

use std::fmt;

use super::tree::Node;

/// A path as suite files spell it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pointer(Vec<Step>);

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    Any,
    Key(String),
}

impl Pointer {
    /// From its text; nothing where that is neither empty nor starts with `/`, or where a `~` stands for nothing.
    pub(crate) fn parse(text: &str) -> Option<Pointer> {
        if text.is_empty() {
            return Some(Pointer(Vec::new()));
        }
        let steps = text.strip_prefix('/')?.split('/').map(|step| match step {
            "*" => Some(Step::Any),
            step => {
                let known = step.split('~').skip(1).all(|rest| rest.starts_with(['0', '1']));
                known.then(|| Step::Key(step.replace("~1", "/").replace("~0", "~")))
            }
        });
        steps.collect::<Option<_>>().map(Pointer)
    }

    pub(crate) fn of_keys<'k>(keys: impl Iterator<Item = &'k str>) -> Pointer {
        Pointer(keys.map(|key| Step::Key(key.to_owned())).collect())
    }

    pub(crate) fn steps(&self) -> &[Step] {
        &self.0
    }

    /// Does one value stand here at most?
    pub(crate) fn is_exact(&self) -> bool {
        !self.0.contains(&Step::Any)
    }

    /// The values that it leads to.
    pub(crate) fn find<'n, 'a>(&self, root: &'n Node<'a>) -> Vec<&'n Node<'a>> {
        let mut found = vec![root];
        for step in &self.0 {
            found = found.into_iter().flat_map(|node| step.below(node)).collect();
        }
        found
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|step| match step {
            Step::Any => formatter.write_str("/*"),
            Step::Key(key) => write!(formatter, "/{}", escaped(key)),
        })
    }
}

impl Step {
    pub(crate) fn is(&self, key: &str) -> bool {
        match self {
            Step::Any => true,
            Step::Key(name) => name == key,
        }
    }

    fn below<'n, 'a>(&self, node: &'n Node<'a>) -> Vec<&'n Node<'a>> {
        let members = node.members().iter().filter(|member| self.is(&member.key)).map(|member| &member.value);
        let items = node.items().iter().enumerate().filter(|(index, _)| self.is(&index.to_string())).map(|(_, item)| item);
        members.chain(items).collect()
    }
}

/// A key as a step of a pointer.
pub(crate) fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<&[&str]>) {
        let document = Node::read(br#"{"a":{"b/c":1,"d":[{"e":2},{"e":3}]},"~":4,"*":5,"":6}"#).unwrap();
        let found = Pointer::parse(text).map(|pointer| {
            assert_eq!(pointer.to_string(), text);
            pointer.find(&document).iter().map(|node| node.raw.to_owned()).collect::<Vec<_>>()
        });
        assert_eq!(
            found.as_deref().map(|found| found.iter().map(String::as_str).collect()),
            expected.map(<[&str]>::to_vec),
            "{text}"
        );
    }

    #[test]
    fn pointers_lead_to_values() {
        check("/a/b~1c", Some(&["1"]));
        check("/a/d/*/e", Some(&["2", "3"]));
        check("/a/d/1/e", Some(&["3"]));
        check("/a/d/01/e", Some(&[]));
        check("/~0", Some(&["4"]));
        check("/", Some(&["6"]));
        check("/a/nothing/e", Some(&[]));
        check("/*/d/*", Some(&["{\"e\":2}", "{\"e\":3}"]));
        check("a", None);
        check("$.a", None);
        check("/~2", None);
        check("/~", None);
    }
}
