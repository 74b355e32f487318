import Foundation
import Hark
import HarkPocketSphinx

// Measures the responsiveness of a call: when trailing silence ends the turns of ten recorded
// utterances in three rooms, in audio time; and the delay from the end of a turn to the first audio
// of a reply, on a real sound server. Exits with 1 if a limit is exceeded, and with 69 if the
// recorded speech is missing.
//
// HARK_CONVERSATION names a folder with clean60.wav, room60.wav, noisy60.wav, and truth.json, which
// are also measured; --replies measures only replies. --quick measures one room and one clip, and
// does not check the reply delay.

let folder = "/usr/share/pocketsphinx/test/data/librivox"
let clips = ["0880", "0930", "0890", "0920", "0870"].map {
  folder + "/sense_and_sensibility_01_austen_64kb-\($0).wav"
}
guard clips.allSatisfy(FileManager.default.isReadableFile) else {
  say("The recorded speech is missing: install Debian's pocketsphinx-testdata package.")
  exit(69)
}

/// The maximum delay of the engine itself, excluding the recognizer, the agent, and the silence, in
/// seconds.
let engineLimit = 0.05

let recognizer = PocketSphinxRecognizer()
let isQuick = CommandLine.arguments.contains("--quick")
var isWithin = true

/// Writes a line without buffering, even if the output is not a terminal.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let plain = try Utterances.librivox(in: folder)
var scenes = [("quiet room", plain)]
if !isQuick { scenes += [("echoing room", plain.reverberant()), ("noise", plain.noisy())] }
if let place = ProcessInfo.processInfo.environment["HARK_CONVERSATION"] {
  for form in ["clean60", "room60", "noisy60"] {
    scenes.append((form, try Utterances.conversation(form, in: place)))
  }
}
for (name, scene) in scenes where !CommandLine.arguments.contains("--replies") {
  var settings = CallSettings()
  settings.listensToWords = false
  // Without recognized words, the audio alone determines where turns end.
  let turns = try await Turns.hear(scene, settings, SilentRecognizer())
  say(turns.report(name))
  isWithin = isWithin && turns.cut == 0 && turns.merged == 0
}
try await recognizer.warmUp()
let replies = try await Replies.measure(isQuick ? [clips[0]] : clips + clips, recognizer)
let engine = replies.compactMap(\.engine).sorted()
let text = { (times: [Double]) in
  let sorted = times.sorted()
  let median = sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  return String(
    format: "median %.0f ms, worst %.0f ms", median * 1000, (sorted.last ?? .nan) * 1000)
}
say("From the end of a turn to the first audio of its reply, \(engine.count) turns:")
say("  the engine itself: \(text(engine)) (limit \(Int(engineLimit * 1000)) ms)")
say("  the recognizer's last words: \(text(replies.compactMap(\.recognizer)))")
say("    which arrived in time in \(replies.filter(\.isInTime).count) turns")
say(
  "  the agent, which answers at once, or the voice's start: \(text(replies.compactMap(\.agent)))")
say("  voice and loudspeaker: \(text(replies.compactMap(\.voice)))")
isWithin = isWithin && (isQuick || (engine.last ?? 1) <= engineLimit)
if !isWithin { say("A limit is exceeded.") }
exit(isWithin ? 0 : 1)
