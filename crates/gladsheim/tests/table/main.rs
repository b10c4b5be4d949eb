//! People at terminals, a hall that dies under them, and load: the whole program as processes.

mod faults;
mod hall;
mod join;
mod limits;
mod loadtest;
mod stage;
mod verify;
