// Made by `cargo xtask gen` from schema/. Do not edit.
//! The dialects' envelopes as Rust types, one module per dialect and revision.

#[rustfmt::skip]
#[allow(missing_docs, clippy::all, reason = "made by typify")]
pub mod animus_v1;
#[rustfmt::skip]
#[allow(missing_docs, clippy::all, reason = "made by typify")]
pub mod cli_agent_spec_v2;
#[rustfmt::skip]
#[allow(missing_docs, clippy::all, reason = "made by typify")]
pub mod cli_agent_spec_v1_r1;
#[rustfmt::skip]
#[allow(missing_docs, clippy::all, reason = "made by typify")]
pub mod cli_agent_spec_v1_r2;
#[rustfmt::skip]
#[allow(missing_docs, clippy::all, reason = "made by typify")]
pub mod cli_agent_spec_v1_r3;
#[rustfmt::skip]
#[allow(missing_docs, clippy::all, reason = "made by typify")]
pub mod claw_v2;
#[rustfmt::skip]
#[allow(missing_docs, clippy::all, reason = "made by typify")]
pub mod claw_v1;

/// An envelope of any dialect.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum Envelope {
    /// `animus/v1`.
    AnimusV1(animus_v1::Envelope),
    /// `cli-agent-spec/v2`.
    CliAgentSpecV2(cli_agent_spec_v2::Envelope),
    /// `cli-agent-spec/v1/r1`.
    CliAgentSpecV1R1(cli_agent_spec_v1_r1::Envelope),
    /// `cli-agent-spec/v1/r2`.
    CliAgentSpecV1R2(cli_agent_spec_v1_r2::Envelope),
    /// `cli-agent-spec/v1/r3`.
    CliAgentSpecV1R3(cli_agent_spec_v1_r3::Envelope),
    /// `claw/v2`.
    ClawV2(claw_v2::Envelope),
    /// `claw/v1`.
    ClawV1(claw_v1::Envelope),
}

impl Envelope {
    /// Reads text as the type of the schema with this `$id`.
    pub(crate) fn read(schema: &str, json: &[u8]) -> Result<Envelope, serde_json::Error> {
        if let Some(file) = schema.strip_prefix("https://cli-envelope.dev/schema/animus/v1/") {
            return animus_v1::Envelope::read(file, json).map(Envelope::AnimusV1);
        }
        if let Some(file) = schema.strip_prefix("https://cli-envelope.dev/schema/cli-agent-spec/v2/") {
            return cli_agent_spec_v2::Envelope::read(file, json).map(Envelope::CliAgentSpecV2);
        }
        if let Some(file) = schema.strip_prefix("https://cli-envelope.dev/schema/cli-agent-spec/v1/r1/") {
            return cli_agent_spec_v1_r1::Envelope::read(file, json).map(Envelope::CliAgentSpecV1R1);
        }
        if let Some(file) = schema.strip_prefix("https://cli-envelope.dev/schema/cli-agent-spec/v1/r2/") {
            return cli_agent_spec_v1_r2::Envelope::read(file, json).map(Envelope::CliAgentSpecV1R2);
        }
        if let Some(file) = schema.strip_prefix("https://cli-envelope.dev/schema/cli-agent-spec/v1/r3/") {
            return cli_agent_spec_v1_r3::Envelope::read(file, json).map(Envelope::CliAgentSpecV1R3);
        }
        if let Some(file) = schema.strip_prefix("https://cli-envelope.dev/schema/claw/v2/") {
            return claw_v2::Envelope::read(file, json).map(Envelope::ClawV2);
        }
        if let Some(file) = schema.strip_prefix("https://cli-envelope.dev/schema/claw/v1/") {
            return claw_v1::Envelope::read(file, json).map(Envelope::ClawV1);
        }
        Err(serde::de::Error::custom("there is no such schema"))
    }
}
