import COneCore
import Foundation
import Hark
import Sounds

// A thousand sessions on one core, before the recogniser: each hears a conversation, half of it silence,
// in chunks that come when a microphone would send them. Prints how long after it was due a chunk had
// been handled, beside the same with a detector that does nothing, and exits with 1 when a limit is
// broken.
//
// Arguments are names of detectors; the standard one unless given.

/// The most that may pass from when a chunk is due to when it has been handled, in 99 of 100, seconds.
let greatestDelay = 0.020

guard let sound = RealSpeech.conversation(minutes: 2) else {
  FileHandle.standardError.write(Data(RealSpeech.isMissing.utf8))
  exit(69)
}

let names = CommandLine.arguments.dropFirst()
let chosen = NamedDetector.all.filter {
  names.isEmpty ? $0.name == NamedDetector.standard.name : names.contains($0.name)
}
let core = hark_keep_to_one_core()
let load = PacedLoad(sessions: 1_000, seconds: 20, sound: sound)
let place = core < 0 ? "cores that cannot be chosen" : "core \(core)"
print(
  "\(load.sessions) sessions, chunks of \(load.milliseconds) ms, \(load.seconds) s, on \(place)")

let floor = load.measured(DeafDetector())
print("floor, a detector that does nothing: \(floor)")
var broken = chosen.isEmpty
for detector in chosen {
  guard let fresh = detector.fresh() else { continue }
  let outcome = load.measured(fresh)
  print("\(detector.name): \(outcome) (limit of p99 \(Int(greatestDelay * 1_000)) ms)")
  if outcome.delay(within: 0.99) > greatestDelay { broken = true }
}
if broken { print("A limit is broken.") }
exit(broken ? 1 : 0)
