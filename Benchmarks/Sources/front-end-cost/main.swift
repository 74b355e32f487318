import CAllocations
import Foundation
import Hark

// What the front end costs, on real speech: prints CPU seconds per second of sound and allocations,
// and exits with 1 when a limit is broken.

/// The most CPU time that detection and endpointing may take, in seconds per second of sound.
let greatestCost = 0.0005

guard let speech = RealSpeech.minutes(10) else {
  FileHandle.standardError.write(
    Data("The recorded speech is missing: install Debian's package pocketsphinx-testdata.\n".utf8))
  exit(69)
}

var broken = false
print("\(Int(AudioTime.seconds(speech.count))) s of real speech, median of 9 runs")

let cost = Cost.median(of: 9, over: speech, Cost.frontEnd)
let floor = Cost.median(of: 9, over: speech, Cost.rootMeanSquare)
print(
  String(
    format: "front end %.6f CPU s per s (limit %.4f); plain RMS %.6f; ratio %.1f", cost,
    greatestCost, floor, cost / floor))
if cost > greatestCost { broken = true }

for size in [1, 16, 100, 160, 512, 1_600, 16_000] {
  let count = Allocations.inSteadyState(speech, chunkSize: size)
  print("chunks of \(size) samples: \(count) allocations in a minute of sound")
  if count != 0 { broken = true }
}

if broken { print("A limit is broken.") }
exit(broken ? 1 : 0)
