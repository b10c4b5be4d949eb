//! The rule by which each question is put.

use crate::state::{Frame, LossStep, Stage};

/// The rule by which the top frame asks.
pub(crate) const fn rule_of_question(frame: &Frame) -> &'static str {
    match frame {
        Frame::Stage(stage) => rule_of_stage(*stage),
        Frame::Boat { .. } | Frame::Sail { .. } => "TV-SAIL-1",
        Frame::Land { .. } => "TV-SAIL-5",
        Frame::Raid { .. } => "TV-SAIL-8",
        Frame::Displace { .. } => "TV-SAIL-4",
        Frame::Explore { .. } => "TV-EXP-1",
        Frame::Harvest { .. } => "TV-HARV-1",
        Frame::Build { .. } => "TV-BUILD-1",
        Frame::TempleMove { .. } => "TV-EFF-10",
        Frame::Smite { .. } => "TV-EFF-11",
        Frame::Replace { .. } => "TV-EFF-12",
        Frame::Enter { .. } => "TV-EFF-13",
        Frame::Collect { .. } => "TV-EFF-14",
        Frame::Exchange { .. } => "TV-EFF-15",
        Frame::Fury { .. } => "TV-EFF-16",
        Frame::FreeSettler { .. } => "TV-EFF-17",
        Frame::MoveGiant { .. } => "TV-EFF-18",
        Frame::RaidFree { .. } => "TV-EFF-19",
        Frame::Loss { rune: None, .. } => "TV-RAG-CARD-3",
        Frame::Loss { step: LossStep::Valkyrie, .. } => "TV-RAG-VALK-1",
        Frame::Loss { .. } => "TV-BATTLE-7",
        Frame::FavorLimit { .. } => "TV-BATTLE-6",
        Frame::InvaderRune { .. } => "TV-BATTLE-15",
        Frame::Slay { area: None, .. } => "TV-RAG-SLAY-1",
        Frame::Slay { .. } => "TV-RAG-SLAY-4",
        Frame::Enemy(_) => "TV-SOLO-7",
        Frame::Action { .. } | Frame::Battle { .. } | Frame::Over | Frame::Empty => "TV-TURN-2",
    }
}

const fn rule_of_stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Harbour { .. } => "TV-SETUP-8",
        Stage::Draft => "TV-DRAFT-2",
        Stage::Contest => "TV-BATTLE-1",
        Stage::Join => "TV-SOLO-62",
        Stage::Dedicate => "TV-TURN-5",
        Stage::Begin
        | Stage::Play
        | Stage::Leader
        | Stage::Rune
        | Stage::End
        | Stage::LastBattle
        | Stage::Cleanup
        | Stage::Enemy => "TV-TURN-2",
    }
}
