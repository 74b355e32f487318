import Hark
import HarkServices
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

  /// The interval between regular comments, in seconds.
  private static let pace = 10

  private let work: FileWork
  private let stage = Mutex(Stage.received)
  private let hasText = Atomic(false)

  init(_ work: FileWork) { self.work = work }

  /// Returns the stream of events and its continuation; dropping the stream or finishing the
  /// continuation cancels the transcription.
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
        found: { [self] segment in feed.yield(JSONEvent.text(delta(of: segment))) })
      return JSONEvent.text(done(transcript))
    } catch { return JSONEvent.text(JSONAnswer.apiError(work.metrics.failed(error, work.log))) }
  }

  private var comment: String {
    switch stage.withLock({ $0 }) {
    case .received: ": received\n\n"
    case .place(let place): ": queued, place \(place)\n\n"
    case .hearing(let heard): ": heard \(Int(heard())) s\n\n"
    }
  }

  private func delta(of segment: FinalSegment) -> JSONValue {
    let isFirst = !hasText.exchange(true, ordering: .relaxed)
    var event: JSONValue = [
      "type": "transcript.text.delta", "delta": .string((isFirst ? "" : " ") + segment.text),
    ]
    if work.request.wantsLogProbabilities {
      event["logprobs"] = .array(segment.words.map(\.logProbability))
    }
    return event
  }

  /// Returns the last event, with the complete text and, for `verbose_json`, the positions.
  private func done(_ transcript: FileTranscript) -> JSONValue {
    let answer = TranscriptAnswer(transcript: transcript, request: work.request)
    var fields = answer.fields
    if work.request.format == .verboseJSON { fields.merge(answer.positions) { $1 } }
    fields["type"] = "transcript.text.done"
    return .object(fields)
  }
}
