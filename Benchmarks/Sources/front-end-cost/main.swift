import CAllocations
import Foundation
import Hark
import Sounds

// Measures the cost of the front end on real speech: prints CPU seconds per second of audio and
// allocations, and exits with 1 if a limit is exceeded. With --quick, it measures once, over less
// speech, and checks only the allocations.

/// The maximum CPU time of detection and endpointing, in seconds per second of audio, for a
/// detector without a model.
///
/// The network of a detector with a model costs more than everything else.
let greatestCost = 0.0005

let isQuick = CommandLine.arguments.contains("--quick")
let runs = isQuick ? 1 : 9
guard let speech = RealSpeech.minutes(isQuick ? 2 : 10) else {
  FileHandle.standardError.write(Data(RealSpeech.isMissing.utf8))
  exit(69)
}

var broken = false
print("\(Int(AudioTime.seconds(speech.count))) s of real speech, median of \(runs) runs")

let floor = Cost.median(of: runs, over: speech, Cost.rootMeanSquare)
for detector in NamedDetector.all {
  guard let fresh = detector.fresh() else { continue }
  let cost = Cost.median(of: runs, over: speech) { Cost.frontEnd($0, detector: fresh) }
  let limit = detector.name == "spectral" ? greatestCost : nil
  print(
    String(
      format: "front end, %@: %.6f CPU s per s%@; plain RMS %.6f; ratio %.1f", detector.name, cost,
      limit.map { String(format: " (limit %.4f)", $0) } ?? "", floor, cost / floor))
  if let limit, cost > limit, !isQuick { broken = true }

  for size in isQuick ? [160] : [1, 16, 100, 160, 512, 1_600, 16_000] {
    let count = Allocations.inSteadyState(speech, chunkSize: size, detector: fresh)
    print("chunks of \(size) samples: \(count) allocations in a minute of sound")
    if count != 0 { broken = true }
  }
}

if broken { print("A limit is exceeded.") }
exit(broken ? 1 : 0)
