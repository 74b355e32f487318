// A simulated dictation for tests that kill the process midway: a session with a scripted
// microphone and a scripted recognizer, saved to the file in the first argument.
//
// Each event is printed to standard output immediately, on a line of its own, with the session's
// time in seconds after the letter: `F` with a final segment, `I` with the interim text, `B` for
// each 20 ms of audio, `W` and `K` around each write of the store. The session's clock advances
// only when all due work, including writes, is complete, so a slow disk or a busy machine has no
// effect on the results. With `hold` in place of the seed, the process locks the file exclusively,
// prints one `B`, and waits. With `long` and a number of minutes, it dictates for that many
// minutes.
import Foundation
import GRDB
import Hark
import HarkSimulation
import HarkStore
import HarkTesting

/// The number of writes in progress.
let writes = Watched(0)

let clock = ManualTimekeeper {
  await SerialScheduler.shared.settle()
  // The database writes on a thread of its own, which the scheduler does not track.
  while writes.now > 0 {
    await writes.wait { $0 == 0 }
    await SerialScheduler.shared.settle()
  }
}

func say(_ kind: String, _ text: String = "") {
  let line = Array("\(kind) \(clock.now) \(text)\n".utf8)
  _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// Returns a script of words w1, w2…, about eight per second, with a final segment after every few
/// words.
func script(seed: UInt64) -> RecognizerScript {
  var script = RecognizerScript()
  var state = seed &* 6_364_136_223_846_793_005 &+ 1
  func random(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 40)
      / 16_777_216
  }
  var (time, segment) = (0.02, [String]())
  for number in 1...200 {
    let begin = time
    time += random(0.03...0.2)
    segment.append("w\(number)")
    script = script.after(time, .word("w\(number)", from: begin))
    if random(0...5) < 1 {
      time += 0.03
      script = script.after(time, .final(segment.joined(separator: " ")))
      segment = []
    }
  }
  return script
}

/// Locks the file exclusively until the process is killed.
func hold(_ path: String) throws -> Never {
  var configuration = Configuration()
  configuration.allowsUnsafeTransactions = true
  let file = try DatabaseQueue(path: path, configuration: configuration)
  try file.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
  say("B")
  while true { pause() }
}

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[2] == "hold" { try hold(arguments[1]) }
if arguments.count == 4, arguments[2] == "long", let minutes = Int(arguments[3]) {
  try await dictateLong(minutes: minutes, into: arguments[1])
  exit(0)
}
guard arguments.count == 3, let seed = UInt64(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: dictation-child FILE SEED\n".utf8))
  exit(64)
}
// From here on, every job is tracked.
await SerialScheduler.shared.settle()
var experience = Experience.dictation
experience.detection.mode = .disabled
let microphone = ScriptedMicrophone()
let session = VoiceSession(
  experience: experience,
  ports: SessionPorts(
    microphone: microphone, recognizer: ScriptedRecognizer(script(seed: seed)),
    timekeeper: clock,
    keeping: TranscriptKeeping(ToldStore(PartialTranscriptionRepository(path: arguments[1])))))
let events = session.events
// Detached, because the scheduler does not track tasks of the main actor.
let showing = Task.detached {
  for await event in events {
    switch event {
    case .final(_, let segment, _): say("F", segment.text)
    case .interim(_, let text, _): say("I", text)
    case .cue(.notKept(let failure)): say("X", failure.rawValue)
    default: break
    }
  }
}
session.dictate(into: "summary")
try await session.toggle()
await microphone.opened()
for _ in 1...1_500 {
  await clock.advance(by: 0.02)
  say("B")
  microphone.send([Float](repeating: 0.001, count: 320))
}
// Waits here until the test kills the process.
while true { pause() }
