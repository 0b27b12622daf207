use super::*;

/// A setting as JavaScript writes it.
fn setting(which: u8, number: u32, text: &str) -> Vec<u8> {
    [&[which][..], &number.to_le_bytes(), text.as_bytes()].concat()
}

fn text_setting(which: u8, text: &str) -> Vec<u8> {
    setting(which, text.len() as u32, text)
}

/// Fills the buffer and calls.
fn call<T>(function: fn(usize, usize, usize, f64) -> T, stdout: &str, stderr: &str, settings: &[Vec<u8>], exit: f64) -> T {
    let settings = settings.concat();
    buffers::fill(&[stdout.as_bytes(), stderr.as_bytes(), &settings]);
    function(stdout.len(), stderr.len(), settings.len(), exit)
}

/// What an answer says: every constant and every text of its own.
fn words() -> String {
    buffers::answered(answer::Answer::words)
}

#[track_caller]
fn check(stdout: &str, stderr: &str, settings: &[Vec<u8>], exit: f64, expected: &str) {
    assert!(call(inspect, stdout, stderr, settings, exit) > 0);
    assert!(words().contains(expected), "{}", words());
}

const SUCCESS: &str = r#"{"schema":"animus.cli.v1","ok":true,"data":null}"#;
const LIMITED: &str = r#"{"ok":false,"data":null,"error":{"code":"RATE_LIMITED","message":"slow down","retryable":true,"retry_after":30},"warnings":[],"meta":{"duration_ms":6}}"#;

#[test]
fn streams_exit_code_and_settings_arrive() {
    check(SUCCESS, "", &[], 0.0, "/success/proceed/");
    // The exit code that sentences speak of.
    check(SUCCESS, "", &[], f64::NAN, "/unknown/");
    check("", SUCCESS, &[], 0.0, "/stderr/");
    check(SUCCESS, "", &[setting(1, 0, "")], f64::NAN, "/subprocess-timeout/");
    check(SUCCESS, "", &[setting(3, 4, "")], 0.0, "/too_large/");
    check(SUCCESS, "", &[setting(4, 0, "")], 0.0, "/0 levels/");
    check("{", "", &[setting(5, 0, "")], 0.0, "/truncated/");
    buffers::answered(|answer| assert_eq!(answer.numbers().last_chunk(), Some(&[0, 1])));
    check(LIMITED, "", &[setting(6, 3, "")], 11.0, "/attempts-used-up/");
    check(SUCCESS, "", &[text_setting(16, "SIGKILL")], f64::NAN, "/killed/");
    check("hello", "", &[text_setting(17, "animus")], 0.0, "--json");
    check(SUCCESS, "", &[text_setting(18, "none/v9")], 0.0, "none/v9");
    check(SUCCESS, "", &[text_setting(17, "animus"), setting(8, 0, ""), setting(1, 0, "")], 0.0, "subprocess-timeout-retried");
}

#[test]
fn settings_that_are_cut_off_or_unknown_do_no_harm() {
    for settings in [vec![1], vec![16, 255, 255, 255, 255], vec![99, 0, 0, 0, 0], vec![18, 4, 0, 0, 0, 0xFF]] {
        call(inspect, SUCCESS, "", &[settings], 0.0);
        assert!(words().starts_with("/envelope/"), "{}", words());
    }
    // Lengths that the buffer does not have.
    assert!(inspect(usize::MAX, usize::MAX, usize::MAX, 0.0) > 0);
}

#[test]
fn a_decision_is_one_number_and_the_same_decision_in_parts() {
    let packed = call(decide, LIMITED, "", &[], 11.0);
    assert_eq!(packed as u64 >> 17, 30_001);
    assert_eq!(packed as u64 >> 16 & 1, 0);
    call(decision, LIMITED, "", &[], 11.0);
    assert!(words().starts_with("/retry/"), "{}", words());
    // Behind the action: it is retryable, then the delay plus one, its lower half first.
    buffers::answered(|answer| assert_eq!(answer.numbers().get(2..5), Some(&[1, 30_001, 0][..])));
    assert_eq!(call(decide, SUCCESS, "", &[], 0.0) as u64 >> 17, 0);
}

#[test]
fn what_is_found_has_a_place_and_a_name() {
    let found = call(find, &format!("log\n{SUCCESS}\n"), "", &[], 0.0);
    assert_eq!((found & 3, start(), end()), (1, 4, 4 + SUCCESS.len()));
    name(found as usize >> 2);
    buffers::told_aside(|answer| {
        assert_eq!((answer.words().as_str(), answer.numbers().get(2)), ("/animus/v1/success//", Some(&0)))
    });
    assert_eq!(call(find, LIMITED.replace("30", "\"30\"").as_str(), "", &[], 11.0), 0);
    assert_eq!(call(find, SUCCESS, "", &[], 0.0), found);
}

#[test]
fn the_beginning_of_a_flood_is_enough() {
    let beginning = &SUCCESS[..SUCCESS.len() - 1];
    buffers::fill(&[beginning.as_bytes()]);
    inspect_beginning(beginning.len(), 0, 0, 0.0, 3e9);
    assert!(words().starts_with("/too_large/animus/v1/"), "{}", words());
    assert!(words().contains("3000000000 bytes"), "{}", words());
}

#[test]
fn codes_are_explained() {
    buffers::fill(&[b"duplicate_key"]);
    assert!(explain(13) > 0);
    assert!(words().starts_with("/duplicate_key/error/"), "{}", words());
    buffers::fill(&[b"no_such_code!"]);
    assert_eq!(explain(13), 0);
}

#[test]
fn records_of_a_stream_arrive_piece_by_piece() {
    let text = format!("{SUCCESS}\n{LIMITED}\n{{\"torn");
    let (first, second) = text.split_at(SUCCESS.len() + 20);
    begin(0);
    buffers::fill(&[first.as_bytes()]);
    assert_eq!((push(first.len(), true), carried()), (1, 0));
    buffers::fill(&[second.as_bytes()]);
    assert_eq!((push(second.len(), true), carried()), (1, LIMITED.len()));
    assert_eq!((finish(true), carried()), (1, 6));
    totals();
    assert!(words().starts_with("/animus/v1/cli-agent-spec/v1/"), "{}", words());
    // Three in all, one of each of the two dialects, and no more dialects.
    buffers::answered(|answer| {
        let numbers = answer.numbers();
        assert_eq!(
            (numbers.first(), numbers.get(3), numbers.get(6..9)),
            (Some(&3), Some(&1), Some(&[1, u32::MAX, u32::MAX][..]))
        );
    });
}

#[test]
fn sentences_come_in_pieces() {
    sentences(cli_envelope::IssueCode::WrongType as usize);
    buffers::told_aside(|answer| {
        assert!(answer.words().starts_with("/wrong_type/ has the wrong type: expected /, found /Print /"), "{}", answer.words());
        // The field, words, what is expected, words, what is found, nothing.
        assert_eq!(answer.numbers().get(2..4), Some(&[0, u32::MAX][..]));
        assert_eq!(answer.numbers().get(6..8), Some(&[1, u32::MAX][..]));
        assert_eq!(answer.numbers().get(10..14), Some(&[2, u32::MAX, u32::MAX, u32::MAX][..]));
    });
    sentences(usize::MAX);
    buffers::told_aside(|answer| assert!(answer.numbers().is_empty()));
}

#[cfg(feature = "migrate")]
#[test]
fn an_envelope_is_migrated_or_refused() {
    let body = r#"{"type":"error","error":"no such option","kind":"cli_parse","hint":null}"#;
    let facts = [text_setting(21, "claw/v2"), text_setting(22, "doctor"), text_setting(23, "2026-04-22T10:10:00Z")];
    let migrate = |facts: &[Vec<u8>], exit_code| {
        let settings = facts.concat();
        buffers::fill(&[body.as_bytes(), &settings]);
        let length = migrate(body.len(), 0, settings.len(), f64::NAN, exit_code);
        (length, buffers::text())
    };
    let (length, json) = migrate(&facts, 1.0);
    assert_eq!(length as usize, json.len());
    assert!(json.starts_with(r#"{"envelope":"{"#) && json.contains(r#""exit_code":1,"stream":"stdout","changes":[{"#), "{json}");
    let (length, json) = migrate(&facts[..2], 1.0);
    assert_eq!(-length as usize, json.len());
    assert!(json.starts_with(r#"{"kind":"missing_facts","missing":["timestamp"],"#), "{json}");
}

#[test]
fn latin1_becomes_utf8_in_its_place() {
    let texts = ["", "a", "\u{e9}", &"x".repeat(40), &"\u{ff}".repeat(40), &"plain ASCII and then caf\u{e9}, ".repeat(9)];
    for text in texts {
        let latin1: Vec<u8> = text.chars().map(|character| u8::try_from(character).unwrap()).collect();
        for before in ["", "before"] {
            buffers::fill(&[before.as_bytes(), &vec![0; latin1.len()], &latin1]);
            let length = widen(before.len(), latin1.len());
            let expected = [before, text].concat();
            let made = buffers::read(before.len() + length, 0, 0, |parts| parts.stdout.to_vec());
            assert_eq!(String::from_utf8(made).unwrap(), expected);
        }
    }
}
