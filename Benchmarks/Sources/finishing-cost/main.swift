import Foundation
import HarkFinishing

// Measures how long it takes to finish segments of 40 words, and to preview each change while such a
// segment is recognized word by word. The words come from the lines that the tests finish, which are full
// of numbers and commands, and the vocabulary has 200 names. Prints quantiles in microseconds, and exits with 1 if the 95th percentile
// exceeds a limit. With --quick, it measures once and checks no limit. Run it in the package's folder.

/// The limits of the 95th percentile, in microseconds.
let segmentLimit = 1000.0
let changeLimit = 20.0

let fixtures = ["en": "english", "nb": "bokmal"]
let isQuick = CommandLine.arguments.contains("--quick")
var isAbove = false

func microseconds(_ work: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1000
}

/// Prints the quantiles of `times`, and returns whether the 95th percentile exceeds `limit`.
func exceeds(_ name: String, _ times: [Double], limit: Double) -> Bool {
  let sorted = times.sorted()
  let quantiles = [0.5, 0.95, 0.99].map { sorted[Int(Double(sorted.count) * $0)] }
  let shown = quantiles.map { String(format: "%7.1f", $0) }.joined()
  print("\(name)  50 %, 95 %, 99 %:\(shown) µs  (95 %: at most \(limit))")
  return quantiles[1] > limit
}

let names = try String(
  contentsOfFile: "Tests/HarkFinishingTests/Fixtures/names.tsv", encoding: .utf8
).split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
// Reversing and combining the names yields additional names that sound different.
let others =
  names.map { String($0.reversed()) } + zip(names, names.dropFirst()).map { "\($0) \($1)" }
  + zip(names, names.dropFirst(2)).map { "\($0)\($1)" }
let vocabulary = Vocabulary(names: Array((names + others).prefix(200)))

for language in Finisher.languages {
  guard let fixture = fixtures[language],
    let finisher = Finisher(language: language, options: .init(vocabulary: vocabulary))
  else { continue }
  let lines = try String(
    contentsOfFile: "Tests/HarkFinishingTests/Fixtures/\(fixture).tsv", encoding: .utf8)
  let words = lines.split(separator: "\n").filter { !$0.hasPrefix("#") }
    .flatMap { SpokenWord.words(of: String($0.split(separator: "\t")[1])) }
    .filter { $0.text != "|" }
  var segments: [Double] = []
  var changes: [Double] = []
  for _ in 0..<(isQuick ? 1 : 20) {
    for start in stride(from: 0, to: words.count - 40, by: 40) {
      let segment = Array(words[start..<start + 40])
      var final = finisher
      segments.append(microseconds { _ = final.finish(segment) })
      var interim = finisher
      for count in 1...40 {
        let part = Array(segment[..<count])
        changes.append(microseconds { _ = interim.preview(part) })
      }
    }
  }
  let failures = [
    exceeds("\(language): a segment of 40 words", segments, limit: segmentLimit),
    exceeds("\(language): a change of one word ", changes, limit: changeLimit),
  ]
  if failures.contains(true) { isAbove = true }
}
exit(isAbove && !isQuick ? 1 : 0)
