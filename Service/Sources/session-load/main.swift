import Foundation
import Hark
import HarkLinux
import HarkServer
import HarkTesting

// What a server carries: a hundred sessions with a recogniser that takes no time, beside the same
// traffic over bare sockets, as many sessions as there are decoders with the real recogniser on
// real speech, and a few with and without files beside them. Prints lost sound and what Hark takes from a
// recogniser's report to the page, and exits with 1 when a limit is broken, with 69 when there is no
// recorded speech. An argument names another number of decoders; or the folder of a page, which is then
// served until the process is killed, for measuring it in a browser without what a recogniser takes.
//
// `session-load --quick` measures a few sessions for a moment and judges nothing. `session-load --feed
// PORT PROCESS MINUTES` has pages speak to a running `hark serve` and sends it files, and exits with 1
// when the memory of that process grows.

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
  print("The recorded speech is missing: install Debian's package pocketsphinx-testdata.")
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
if !isWithin { print("A limit is broken.") }
exit(isWithin ? 0 : 1)
