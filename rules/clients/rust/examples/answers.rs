//! Answers each line of the standard input.

use std::io::{stdin, stdout, BufRead, Result, Write};

fn main() -> Result<()> {
    let mut table = flightstand::Table::open("{}").expect("an instance");
    let mut answers = stdout().lock();
    for query in stdin().lock().lines() {
        writeln!(answers, "{}", table.ask(&query?))?;
    }
    Ok(())
}
