// The two passes of Hark's PocketSphinx recognizer and nothing else: the C library, called from one
// thread with one decoder. It is the baseline for the cost of Hark itself.
//
//   bare-two-pass FILE.wav [SECONDS…]
//
// FILE is 16 kHz, 16-bit mono audio with a plain 44-byte header; segments end at the given seconds.
import Foundation

guard CommandLine.arguments.count > 1,
  let file = FileManager.default.contents(atPath: CommandLine.arguments[1])
else {
  print("Usage: bare-two-pass FILE.wav [SECONDS…]")
  exit(64)
}
guard let passes = TwoPasses(folder: "/usr/share/pocketsphinx/model/en-us") else {
  print("The model cannot be loaded: install Debian's pocketsphinx-en-us package.")
  exit(69)
}

let sound = file.dropFirst(44).withUnsafeBytes { raw in
  [Int16](unsafeUninitializedCapacity: raw.count / 2) { target, count in
    raw.copyBytes(to: target, count: raw.count / 2 * 2)
    count = raw.count / 2
  }
}
var cuts = CommandLine.arguments.dropFirst(2).compactMap { Double($0).map { Int($0 * 16_000) } }

/// The number of samples after a cut at which Hark's endpointer would decide to cut: half of the
/// trailing silence that it waits for.
let decisionLag = 3_200

passes.beginSegment()
for start in stride(from: 0, to: sound.count, by: 320) {
  let end = min(start + 320, sound.count)
  sound[start..<end].withUnsafeBufferPointer { passes.take($0) }
  if end - start == 320 { passes.hearLive() }
  if let cut = cuts.first, end >= cut + decisionLag {
    cuts.removeFirst()
    passes.endSegment(at: cut)
  }
}
passes.endSound()
