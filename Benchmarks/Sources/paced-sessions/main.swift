import COneCore
import Foundation
import Hark
import Sounds

// Runs a thousand sessions on one core, up to the recognizer. Each session receives a conversation,
// half of it silence, in chunks that arrive at the pace of a microphone. Prints the delay from when
// a chunk was due until it had been handled, compared with that of a detector that does nothing,
// and exits with 1 if a limit is exceeded. The first measurement is of the front ends alone, the
// second of whole sessions with a recognizer that does nothing.
//
// The arguments are names of detectors; the default is the standard detector. With --quick, a few
// sessions are measured briefly, and no limit is checked.

/// The maximum time from when a chunk is due until it has been handled, for 99% of chunks, in
/// seconds.
let greatestDelay = 0.020

guard let sound = RealSpeech.conversation(minutes: 2) else {
  FileHandle.standardError.write(Data(RealSpeech.isMissing.utf8))
  exit(69)
}

let isQuick = CommandLine.arguments.contains("--quick")
let names = CommandLine.arguments.dropFirst().filter { $0 != "--quick" }
let chosen = NamedDetector.all.filter {
  names.isEmpty ? $0.name == NamedDetector.standard.name : names.contains($0.name)
}
let core = hark_keep_to_one_core()
let place = core < 0 ? "cores that cannot be chosen" : "core \(core)"
let load =
  isQuick
  ? PacedLoad(sessions: 10, seconds: 2, coming: 0.4, counted: 0.5, sound: sound)
  : PacedLoad(sessions: 1_000, seconds: 20, coming: 4, counted: 5, sound: sound)
print("\(load.sessions) sessions, chunks of 20 ms, \(load.seconds) s, on \(place)")

let detectors = chosen.compactMap { detector in detector.fresh().map { (detector.name, $0) } }
let floor = DeafDetector()
let frontEnds = FrontEnds(load: load)
print("front ends, a detector that does nothing: \(frontEnds.measured(floor))")
var isWithin = !detectors.isEmpty
for (name, detector) in detectors {
  let outcome = frontEnds.measured(detector)
  print("front ends, \(name): \(outcome) (limit of p99 \(Int(greatestDelay * 1_000)) ms)")
  if outcome.delay(within: 0.99) > greatestDelay { isWithin = false }
}
let sessions = WholeSessions(load: load)
print("whole sessions, a detector that does nothing: \(try await sessions.measured(floor))")
for (name, detector) in detectors {
  print("whole sessions, \(name): \(try await sessions.measured(detector))")
}
if !isWithin { print("A limit is exceeded.") }
exit(isWithin || isQuick ? 0 : 1)
