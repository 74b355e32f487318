import Foundation
import Hark
import HarkPocketSphinx
import SoundFixtures

// Measures the delays with a real sound server and a real recognizer: from a stop in the middle of
// speech to the release of the microphone and to the final text, and from a reply's first sentence
// to its first audio. Exits with 1 if a limit is exceeded, and with 69 if the recorded speech is
// missing. With --quick it measures each once and checks no limits.

let folder = "/usr/share/pocketsphinx/test/data/librivox/"
let clip = folder + "sense_and_sensibility_01_austen_64kb-0870.wav"
guard FileManager.default.isReadableFile(atPath: clip) else {
  print("The recorded speech is missing: install Debian's pocketsphinx-testdata package.")
  exit(69)
}

let isQuick = CommandLine.arguments.contains("--quick")

/// The durations of speech before each stop, in seconds.
let lengths = isQuick ? [1.0] : [1.0, 2, 3, 4, 5]

/// The maximum time to release the microphone, in seconds.
let freeLimit = 0.5

let recognizer = PocketSphinxRecognizer()
try await recognizer.warmUp()
let server = try await PulseServer()
var isWithin = true
for length in lengths {
  let stop = try await Stop.measure(after: length, of: clip, on: server, recognizer)
  print(
    String(
      format: "stopped after %.0f s of speech: microphone free after %.0f ms (limit %.0f ms), "
        + "final text after %.0f ms (limit %.0f ms, last segment %.1f s)", length,
      stop.free * 1000, freeLimit * 1000, stop.final * 1000, stop.finalLimit * 1000,
      stop.lastSegment))
  isWithin = isWithin && stop.free <= freeLimit && stop.final <= stop.finalLimit
}
for _ in 1...(isQuick ? 1 : 3) {
  let first = try await FirstSound.measure(on: server)
  print(
    String(
      format: "first sound of a reply: at the loudspeaker %.0f ms after its first sentence, "
        + "heard after %.0f ms (aim 150 ms)", first.sent * 1000, first.heard * 1000))
}
await server.kill()
if !isWithin { print("A limit is exceeded.") }
exit(isWithin || isQuick ? 0 : 1)
