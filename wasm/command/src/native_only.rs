//! The subcommands that only the native command has.

const NATIVE_ONLY: [&str; 2] = ["compat", "conform"];

/// What to say where one of them is called.
pub(crate) fn refusal(arguments: &[String]) -> Option<String> {
    let mut words = arguments.iter().skip(1).map(String::as_str);
    // `--color` is the only option that may stand before a subcommand and has a value behind it.
    let subcommand = loop {
        match words.next()? {
            "--color" => words.next().map(drop)?,
            option if option.starts_with('-') => {}
            word => break word,
        }
    };
    let refused = NATIVE_ONLY.contains(&subcommand);
    refused.then(|| {
        format!(
            "`{subcommand}` is part of the native command only; install that with `cargo install cli-envelope --features cli`"
        )
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_as_a_subcommand() {
        for (line, refused) in [
            ("compat a b", true),
            ("--color never conform suite", true),
            ("--color=never conform", true),
            ("check compat", false),
            ("--color compat", false),
            ("", false),
        ] {
            let words: Vec<String> = std::iter::once("cli-envelope").chain(line.split_whitespace()).map(str::to_owned).collect();
            assert_eq!(super::refusal(&words).is_some(), refused, "{line}");
        }
    }
}
