//! Rules as tests: the scenario format, its runner, and errors that point at the line.
