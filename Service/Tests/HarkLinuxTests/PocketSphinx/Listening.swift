import Hark

@testable import HarkLinux

/// One recogniser for most tests, so that its decoders are loaded once.
let recognizer = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2)

/// One that makes segments final beside the live pass from the first on.
let beside = PocketSphinxRecognizer(
  model: .chosen(), maximumTasks: 2, framesAlone: 0)

/// A pause in samples from the beginning of some sound.
struct MarkedPause: Sendable {
  /// Where the segment ends.
  let cut: Int

  /// How far the sound has come when it is marked.
  let decided: Int
}

/// Has `samples` recognised, and returns what was reported when it has ended.
///
/// Each pause is marked when the sound has come to `decided`, whatever the chunks.
func listen(
  to samples: [Float], from start: Int = 0, chunk: Int = 4_000, pauses: [MarkedPause] = [],
  delivery: SoundDelivery = .waits, with recognizer: PocketSphinxRecognizer = recognizer
) async throws -> Reports {
  let (task, reports) = try await startTask(delivery, with: recognizer)
  let waits = delivery == .waits
  await feed(samples, to: task, from: start, chunk: chunk, pauses: pauses, waits: waits)
  task.finish()
  await reports.waitForEnd()
  return reports
}

/// Starts a task whose reports are kept.
func startTask(
  _ delivery: SoundDelivery = .waits, with recognizer: PocketSphinxRecognizer = recognizer
) async throws -> (any RecognitionTask, Reports) {
  let reports = Reports()
  let request = RecognitionRequest(locale: .americanEnglish, delivery: delivery)
  return (try await recognizer.startTask(request) { reports.add($0) }, reports)
}

/// Hands `samples` to `task` in chunks, with the pauses in their places.
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
