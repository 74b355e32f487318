import Foundation
import Hark
import HarkEspeak
import HarkFinishing
import HarkPocketSphinx
import HarkTesting

// Measures how many rare names PocketSphinx recognizes with and without a vocabulary. Each of the 60
// sentences of the tests contains a name that its dictionary lacks, and is spoken by an eSpeak NG voice.
// A name is correct if the finished text contains it, regardless of case. Prints the sentences, the
// number of correct names, and the number of words that became another name, and exits with 1 if a limit
// is missed. With --quick, it measures every tenth sentence and checks no limit. Run it in the package's
// folder.

/// The minimum number of correct names with the vocabulary, and the number that recognition without it
/// must stay below.
let leastWith = 45
let fewWithout = 10

/// The voices that PocketSphinx, which was trained on human speech, understands well enough that the other
/// words of a sentence are mostly right.
let voices = ["en-us+f2", "en-us+f3", "en-us+f5"]

/// The speaking rate of the voices, as a multiple of the default.
let speed = 0.7

let isQuick = CommandLine.arguments.contains("--quick")

struct Line {
  let name: String
  let said: String
}

func samples(of sentence: String, voice: String) async throws -> [Float] {
  var samples = [Float](repeating: 0, count: 4_000)
  for try await chunk in EspeakTextToSpeech().speech(of: sentence, voice: voice, speed: speed) {
    samples += chunk.sound.samples
  }
  return samples + [Float](repeating: 0, count: 8_000)
}

/// Returns the words that `recognizer` recognizes in `samples`.
func words(
  in samples: [Float], by recognizer: PocketSphinxRecognizer, phrases: [String]
) async throws -> [SpokenWord] {
  let (reports, sink) = AsyncStream<RecognitionReport>.makeStream()
  let request = RecognitionRequest(
    locale: .americanEnglish, delivery: .waits, contextualPhrases: phrases)
  let task = try await recognizer.startTask(request) { report in
    sink.yield(report)
    if case .final = report { return }
    if case .interim = report { return }
    sink.finish()
  }
  task.append(AudioChunk(start: 0, samples: samples))
  task.finish()
  var words: [SpokenWord] = []
  for await report in reports {
    if case .final(let segment, _) = report {
      words += segment.words.map {
        SpokenWord($0.text, confidence: $0.confidence, alternatives: $0.alternatives)
      }
    }
  }
  return words
}

let lines = try String(
  contentsOfFile: "Tests/HarkFinishingTests/Fixtures/names.tsv", encoding: .utf8
).split(separator: "\n").map { line in
  let parts = line.split(separator: "\t")
  return Line(name: String(parts[0]), said: String(parts[1]))
}
let vocabulary = Vocabulary(names: lines.map(\.name))
let recognizer = PocketSphinxRecognizer(maximumTasks: 1) {
  EspeakTextToSpeech.phonemes(of: $0, locale: .americanEnglish)
}
var right = [0, 0]
var others = [0, 0]
var heard = [0, 0]
let chosen = Array(lines.enumerated().filter { !isQuick || $0.offset % 10 == 0 })
for (place, line) in chosen {
  let sound = try await samples(of: line.said, voice: voices[place % voices.count])
  for (column, used) in [Vocabulary(), vocabulary].enumerated() {
    let spoken = try await words(in: sound, by: recognizer, phrases: used.phrases)
    guard var finisher = Finisher(language: "en", options: .init(vocabulary: used)) else {
      continue
    }
    let text = finisher.finish(spoken).text
    let names = text.split(whereSeparator: { !$0.isLetter }).map(String.init)
      .filter { name in lines.contains { $0.name.caseInsensitiveCompare(name) == .orderedSame } }
    let isRight = names.contains { $0.caseInsensitiveCompare(line.name) == .orderedSame }
    right[column] += isRight ? 1 : 0
    others[column] += names.count - (isRight ? 1 : 0)
    heard[column] += spoken.count
    print("\(isRight ? "+" : "-") \(line.name): \(text)")
  }
}
for (column, kind) in ["without the vocabulary", "with the vocabulary   "].enumerated() {
  print(
    "\(kind)  right: \(right[column]) of \(chosen.count)  other names: \(others[column]) in "
      + "\(heard[column]) words")
}
// In human speech without any of the names, from Debian's `pocketsphinx-testdata`, the vocabulary should
// change nothing.
let folder = "/usr/share/pocketsphinx/test/data/librivox"
let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
var spoken = 0
var changed = 0
for file in files.sorted() where file.hasSuffix(".wav") && !isQuick {
  let sound = try WaveFile.samples(at: "\(folder)/\(file)")
  let plain = try await words(in: sound, by: recognizer, phrases: []).map(\.text)
  let named = try await words(in: sound, by: recognizer, phrases: vocabulary.phrases).map(\.text)
  spoken += plain.count
  changed += named.difference(from: plain).insertions.count
}
print("human speech without names  changed by the vocabulary: \(changed) of \(spoken) words")
if !isQuick, right[0] >= fewWithout || right[1] < leastWith { exit(1) }
