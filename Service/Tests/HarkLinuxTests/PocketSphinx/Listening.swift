import Hark

@testable import HarkPocketSphinx

/// The recognizer of most tests, shared so that its decoders are loaded once.
let recognizer = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2)

/// A recognizer that finalizes all segments in parallel with the live pass, including the first.
let beside = PocketSphinxRecognizer(
  model: .chosen(), maximumTasks: 2, framesAlone: 0)

/// A pause, in samples from the start of the audio.
struct MarkedPause: Sendable {
  /// The position at which the segment ends.
  let cut: Int

  /// The position of the audio at which the pause is marked.
  let decided: Int
}

/// Recognizes `samples` and returns the reports once the task has ended.
///
/// Each pause is marked when the audio has reached `decided`, regardless of the chunk length.
func listen(
  to samples: [Float], from start: Int = 0, chunk: Int = 4_000, pauses: [MarkedPause] = [],
  delivery: SoundDelivery = .waits, phrases: [String] = [],
  with recognizer: PocketSphinxRecognizer = recognizer
) async throws -> Reports {
  let (task, reports) = try await startTask(delivery, phrases: phrases, with: recognizer)
  let waits = delivery == .waits
  await feed(samples, to: task, from: start, chunk: chunk, pauses: pauses, waits: waits)
  task.finish()
  await reports.waitForEnd()
  return reports
}

/// Starts a task and collects its reports.
func startTask(
  _ delivery: SoundDelivery = .waits, phrases: [String] = [],
  with recognizer: PocketSphinxRecognizer = recognizer
) async throws -> (any RecognitionTask, Reports) {
  let reports = Reports()
  let request = RecognitionRequest(
    locale: .americanEnglish, delivery: delivery, contextualPhrases: phrases)
  return (try await recognizer.startTask(request) { reports.add($0) }, reports)
}

/// Sends `samples` to `task` in chunks and marks the pauses at their positions.
func feed(
  _ samples: [Float], to task: any RecognitionTask, from start: Int = 0, chunk: Int = 4_000,
  pauses: [MarkedPause] = [], waits: Bool = true
) async {
  var pauses = pauses[...]
  var position = 0
  while position < samples.count {
    let end = min(position + chunk, samples.count, pauses.first?.decided ?? .max)
    task.append(AudioChunk(start: start + position, samples: Array(samples[position..<end])))
    position = end
    if let next = pauses.first, next.decided <= position {
      pauses.removeFirst()
      let speech = AudioRange(start: start, end: start + next.cut)
      task.markPause(SpeechPause(speech: speech, cut: start + next.cut))
    }
    if waits { await task.caughtUp() }
  }
}
