import Foundation
import Hark

/// A task that transcribes audio on a realtime server; canceled if released before `finish()`.
final class OpenAIRealtimeTask: RecognitionTask {
  private let inbox: AsyncStream<RealtimeRun.Input>.Continuation
  private let isFinishing = Locked(false)
  private let isWanted: Locked<Bool>

  init(_ run: RealtimeRun, _ inputs: AsyncStream<RealtimeRun.Input>) {
    inbox = run.inbox
    isWanted = run.isWanted
    Task { await run.run(inputs) }
  }

  deinit { if !isFinishing.withLock({ $0 }) { cancel() } }

  func append(_ chunk: AudioChunk) { inbox.yield(.event(.sound(chunk))) }

  func markPause(_ pause: SpeechPause) { inbox.yield(.event(.pause(cut: pause.cut))) }

  func finish() {
    isFinishing.withLock { $0 = true }
    inbox.yield(.event(.finish))
  }

  func cancel() {
    isWanted.withLock { $0 = false }
    inbox.yield(.cancel)
  }

  func caughtUp() async { await inbox.ask(RealtimeRun.Input.question) }
}

extension AsyncStream<RealtimeRun.Input>.Continuation {
  /// Yields an input and returns when its continuation is resumed, or at once if the run is over.
  fileprivate func ask(_ input: (CheckedContinuation<Void, Never>) -> RealtimeRun.Input) async {
    await withCheckedContinuation { asker in
      if case .terminated = yield(input(asker)) { asker.resume() }
    }
  }
}

/// Performs the effects of one task's state machine: connects, sends, waits, and reports.
struct RealtimeRun: Sendable {
  enum Input: Sendable {
    case event(RealtimeMachine.Event)
    case line(any WebSocketLine, number: Int)
    case question(CheckedContinuation<Void, Never>)

    /// The reader of a connection, which continues when all earlier inputs have been processed.
    case read(CheckedContinuation<Void, Never>)
    case cancel
  }

  /// The number of messages read before the reader waits for their processing, to bound memory.
  private static let messagesAtOnce = 64

  let machine: RealtimeMachine
  let transport: any WebSocketTransport
  let timekeeper: any Timekeeper
  let chance: @Sendable () -> Double

  /// Whether any task of the recognizer has reached the server.
  let hasBeenReached: Locked<Bool>
  let inbox: AsyncStream<Input>.Continuation
  let report: @Sendable (RecognitionReport) -> Void

  /// Whether reports are delivered; `false` after cancellation.
  let isWanted = Locked(true)

  private struct Work {
    var machine: RealtimeMachine
    var connecting: Task<Void, Never>?
    var outgoing: AsyncStream<String>.Continuation?
    var speaking: Task<Void, Never>?
    var alarm: Task<Void, Never>?
    var deadline: Double?
    var askers: [CheckedContinuation<Void, Never>] = []
  }

  func run(_ inputs: AsyncStream<Input>) async {
    var work = Work(machine: machine)
    inputs: for await input in inputs {
      switch input {
      case .cancel: break inputs
      case .event(let event):
        if case .alarm = event { work.deadline = nil }
        step(event, &work)
      case .line(let line, let number):
        // An abandoned connection is released; `NIOWebSocketTransport` then closes it.
        if number == work.machine.number, work.outgoing == nil { speak(over: line, number, &work) }
        step(.opened(line: number), &work)
      case .question(let asker):
        work.askers.append(asker)
        // Resumes the caller of a task without interim text immediately if no segment is pending.
        step(.alarm, &work)
      case .read(let reader): reader.resume()
      }
      if work.machine.line == .over { break }
    }
    // Cancellation discards unsent messages; a task that ended by itself has already hung up, and its
    // messages are still sent.
    work.speaking?.cancel()
    hangUp(&work)
    work.alarm?.cancel()
    inbox.finish()
    for asker in work.askers { asker.resume() }
    for await input in inputs {
      switch input {
      case .question(let asker), .read(let asker): asker.resume()
      case .event, .line, .cancel: break
      }
    }
  }

  private func step(_ event: RealtimeMachine.Event, _ work: inout Work) {
    let effects = work.machine.take(event, now: timekeeper.now, chance: chance())
    if work.machine.hasBeenReached { hasBeenReached.withLock { $0 = true } }
    for effect in effects {
      switch effect {
      case .connect(let line, let namesModel, let stream): connect(line, namesModel, stream, &work)
      case .send(let command): work.outgoing?.yield(command.text)
      case .hangUp: hangUp(&work)
      case .report(let news): if isWanted.withLock({ $0 }) { report(news) }
      case .answer:
        for asker in work.askers { asker.resume() }
        work.askers = []
      }
    }
    setAlarm(&work)
  }

  private func connect(
    _ number: Int, _ namesModel: Bool, _ stream: RealtimeStream?, _ work: inout Work
  ) {
    let settings = work.machine.settings
    let request = Self.request(settings, namesModel: namesModel, resuming: stream)
    work.connecting = Task { [transport, inbox] in
      do {
        let line = try await transport.connect(request)
        inbox.yield(.line(line, number: number))
        var count = 0
        for try await text in line.messages {
          count += 1
          if count.isMultiple(of: Self.messagesAtOnce) { await inbox.ask(Input.read) }
          let read = RealtimeServerEvent.read(text)
          inbox.yield(
            .event(
              read.map { .news($0.news, number: $0.number, line: number) }
                ?? .garbage(line: number)))
        }
        inbox.yield(.event(.lost(line: number, .broken)))
      } catch { inbox.yield(.event(.lost(line: number, error as? WebSocketFailure ?? .broken))) }
    }
  }

  private func speak(over line: any WebSocketLine, _ number: Int, _ work: inout Work) {
    let (texts, outgoing) = AsyncStream<String>.makeStream()
    work.outgoing = outgoing
    work.speaking = Task { [inbox] in
      do {
        for await text in texts {
          try await line.send(text)
          inbox.yield(.event(.sent(line: number)))
        }
      } catch { inbox.yield(.event(.lost(line: number, error as? WebSocketFailure ?? .broken))) }
      await line.close()
    }
  }

  /// Closes the connection after sending the pending messages.
  ///
  /// The transport aborts a connection whose server stops reading.
  private func hangUp(_ work: inout Work) {
    if work.outgoing == nil { work.connecting?.cancel() }
    work.connecting = nil
    work.outgoing?.finish()
    work.outgoing = nil
    work.speaking = nil
  }

  private func setAlarm(_ work: inout Work) {
    // Most deadlines move later with every message, so the timer is replaced only for an earlier
    // one; if it fires too early, it is set again.
    guard let deadline = work.machine.deadline, deadline < work.deadline ?? .infinity else {
      return
    }
    work.deadline = deadline
    work.alarm?.cancel()
    work.alarm = Task { [timekeeper, inbox] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      inbox.yield(.event(.alarm))
    }
  }

  static func request(
    _ settings: OpenAIRecognitionSettings, namesModel: Bool, resuming stream: RealtimeStream? = nil
  ) -> WebSocketRequest {
    let address = HTTPRequest.url(settings.baseURL, "/realtime?intent=transcription")
    let scheme = address.prefix { $0 != ":" }
    let socket = ["https": "wss", "http": "ws"][scheme.lowercased()]
    var url = socket.map { $0 + address.dropFirst(scheme.count) } ?? address
    if namesModel { url += "&model=" + escaped(settings.model) }
    if let stream { url += "&hark_session=\(escaped(stream.id))&hark_seen=\(stream.seen)" }
    // A longer timeout for a slow model applies neither to connecting nor to sending.
    let timeout = min(settings.retry.timeout, RetryPolicy().timeout)
    return WebSocketRequest(url, headers: HTTPField.authorization(settings.key), timeout: timeout)
  }

  private static func escaped(_ name: String) -> String {
    let plain = CharacterSet.urlQueryAllowed.subtracting(
      CharacterSet(charactersIn: "!$&'()*+,;=:@?"))
    return name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
