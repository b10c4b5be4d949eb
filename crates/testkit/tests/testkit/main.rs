//! The testkit tested on a toy: sound, every law holds; flawed, the law in question fails.

mod broken;
mod files;
mod sound;
mod toy;
