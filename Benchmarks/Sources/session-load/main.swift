import Foundation
import Hark
import HarkServer
import HarkTesting

// Measures the capacity of a server in three runs: a hundred sessions with an instant recognizer,
// compared with the same traffic over bare sockets; as many sessions as there are decoders, with
// the real recognizer on real speech; and a few sessions, with and without concurrent file
// transcriptions. Prints lost audio and the delay that Hark adds from a recognizer's report to the
// page. Exits with 1 if a limit is exceeded, and with 69 if the recorded speech is missing. An
// argument overrides the number of decoders, or names the folder of a page. Such a page is served
// until the process is killed, so that it can be measured in a browser without the recognizer's
// delay.
//
// `session-load --quick` measures a few sessions briefly and checks no limits. `session-load --feed
// PORT PROCESS MINUTES` has pages speak to a running `hark serve` and uploads files to it, and
// exits with 1 if the memory of that process grows.

if let folder = CommandLine.arguments.dropFirst().first.flatMap({ PageFolder(path: $0) }) {
  let server = LoadedServer(recognizer: InstantRecognizer(), sessionLimit: 1, folder: folder)
  try await server.run { port in
    let line = "Listening at \(ServerSettings().url(port: port))\n"
    try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    try await Task.sleep(for: .seconds(86_400))
  }
}

let speech =
  "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0870.wav"
guard let clip = try? WaveFile.samples(at: speech) else {
  print("The recorded speech is missing: install Debian's pocketsphinx-testdata package.")
  exit(69)
}

let words = CommandLine.arguments.dropFirst()
if words.first == "--quick" {
  _ = try await ScriptedLoad(pages: 5, seconds: 1).isWithinLimits()
  _ = try await SpokenLimits(clip: Array(clip.prefix(32_000)), decoders: 1).carriesItsDecoders()
  exit(0)
}
if words.first == "--feed" {
  guard let feed = MemoryFeed(Array(words.dropFirst()), clip: clip) else {
    print("Usage: session-load --feed PORT PROCESS MINUTES")
    exit(64)
  }
  exit(try await feed.isWithinLimits() ? 0 : 1)
}

var isWithin = try await ScriptedLoad(pages: 100, seconds: 10).isWithinLimits()
let given = words.first.flatMap { Int($0) }
let decoders = given ?? 2 * ProcessInfo.processInfo.activeProcessorCount
let spoken = SpokenLimits(clip: clip, decoders: decoders)
isWithin = try await spoken.carriesItsDecoders() && isWithin
isWithin = try await spoken.slowsNobodyByFiles() && isWithin
if !isWithin { print("A limit is exceeded.") }
exit(isWithin ? 0 : 1)
