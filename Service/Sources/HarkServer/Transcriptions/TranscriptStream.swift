import Foundation
import Hark
import Synchronization

/// The transcript of a file as server-sent events during recognition.
///
/// Only final text is sent, because sent text cannot be retracted; the concatenated deltas equal
/// the text of the last event. Comments report the progress, and prevent proxies from closing an
/// idle connection.
final class TranscriptStream: Sendable {
  private enum Stage: Sendable {
    case received
    case place(Int)
    case hearing(@Sendable () -> Double)
  }

  /// The interval between comments, in seconds.
  private static let pace = 10

  private let work: FileWork
  private let stage = Mutex(Stage.received)
  private let hasText = Atomic(false)

  init(_ work: FileWork) { self.work = work }

  /// Returns the stream of events; dropping or finishing it cancels the transcription.
  func events() -> (events: AsyncStream<String>, feed: AsyncStream<String>.Continuation) {
    let (events, feed) = AsyncStream<String>.makeStream()
    let ticking = Task {
      while (try? await Task.sleep(for: .seconds(Self.pace))) != nil { feed.yield(comment) }
    }
    let working = Task {
      feed.yield(await outcome(feed))
      ticking.cancel()
      feed.finish()
    }
    feed.onTermination = { _ in
      working.cancel()
      ticking.cancel()
    }
    return (events, feed)
  }

  /// Sends the events during the transcription, and returns the last one.
  private func outcome(_ feed: AsyncStream<String>.Continuation) async -> String {
    do {
      let transcript = try await work.run(
        placed: { [self] place in
          stage.withLock { $0 = .place(place) }
          if place > 0 { feed.yield(comment) }
        },
        heard: { [self] heard in stage.withLock { $0 = .hearing(heard) } },
        found: { [self] segment in
          let isFirst = !hasText.exchange(true, ordering: .relaxed)
          feed.yield(event(TranscriptDelta(segment, isFirst: isFirst, work.request)))
        })
      return event(TranscriptDone(transcript, work.request))
    } catch {
      return event(APIError(work.metrics.failed(error, work.log)))
    }
  }

  private var comment: String {
    switch stage.withLock({ $0 }) {
    case .received: ": received\n\n"
    case .place(let place): ": queued, place \(place)\n\n"
    case .hearing(let heard): ": heard \(Int(heard())) s\n\n"
    }
  }

  private func event(_ body: some Encodable) -> String {
    // The events contain only strings and finite numbers, which JSON can always represent.
    let json = (try? JSONEncoder().encode(body)) ?? Data("{}".utf8)
    return "data: \(String(decoding: json, as: UTF8.self))\n\n"
  }
}

/// An event with the next piece of text.
private struct TranscriptDelta: Encodable {
  let type = "transcript.text.delta"
  let delta: String
  let logprobs: [LogProbability]?

  init(_ segment: Segment, isFirst: Bool, _ request: TranscriptionRequest) {
    delta = (isFirst ? "" : " ") + segment.text
    logprobs = request.wantsLogProbabilities ? segment.words.map(LogProbability.init) : nil
  }
}

/// The last event, with the complete text and, for `verbose_json`, the fields of that format.
private struct TranscriptDone: Encodable {
  let type = "transcript.text.done"
  let text: String
  let usage: TranscriptView.Usage
  let logprobs: [LogProbability]?
  let segments: [SegmentView]?
  let words: [WordView]?
  let problem: String?

  init(_ transcript: FileTranscript, _ request: TranscriptionRequest) {
    let plain = TranscriptView(transcript, request)
    let verbose = request.format == .verboseJSON ? VerboseTranscriptView(transcript, request) : nil
    (text, usage, logprobs, problem) = (plain.text, plain.usage, plain.logprobs, plain.problem)
    (segments, words) = (verbose?.segments, verbose?.words)
  }
}
