//! Random matches of Splendor with the crate splendor_arena, measured like the other subjects: a process that answers lines of
//! JSON (see ../../subject.ts). It begins with {"tasks": […]}; a line {"task", "ms"} is answered by {"measured": …}.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Instant;

use rand::seq::SliceRandom;
use rand::SeedableRng;
use splendor_arena::{Card, Game};

/// A match that goes on longer is broken off.
const MOST_ACTIONS: u64 = 2000;

/// Seconds of a processor that this process has used.
fn worked() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `time` is a valid place for the answer.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

fn main() -> io::Result<()> {
    let cards = Arc::new(Card::all());
    let mut luck = rand::rngs::SmallRng::seed_from_u64(1);
    let mut out = io::stdout();
    writeln!(out, "{}", serde_json::json!({ "tasks": ["random splendor"] }))?;
    out.flush()?;
    for line in io::stdin().lock().lines() {
        let asked: serde_json::Value = serde_json::from_str(&line?)?;
        let seconds = asked["ms"].as_f64().unwrap_or(100.0) / 1000.0;
        let (wall, before) = (Instant::now(), worked());
        let (mut steps, mut matches) = (0u64, 0u64);
        while wall.elapsed().as_secs_f64() < seconds {
            let mut game = Game::new(2, cards.clone());
            for _ in 0..MOST_ACTIONS {
                let Some(actions) = game.get_legal_actions() else { break };
                let Some(action) = actions.choose(&mut luck) else { break };
                game.play_action(action.clone());
                steps += 1;
            }
            matches += 1;
        }
        let measured = serde_json::json!({
            "steps": steps, "matches": matches, "seconds": worked() - before, "wall": wall.elapsed().as_secs_f64(),
        });
        writeln!(out, "{}", serde_json::json!({ "measured": measured }))?;
        out.flush()?;
    }
    Ok(())
}
