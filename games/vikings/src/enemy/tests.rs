//! The solo enemy in whole games, and rule by rule.

mod acts;
mod battles;
mod games;
mod icons;
mod routes;
mod table;
