import Foundation

/// The scripted run of one task. Not an Apple API.
final class ScriptedRun: Sendable {
  private struct State {
    var plan: [SpeechScript.Step]
    var seen: [SpeechScript.Cause] = []
    var seconds = 0.0
    var state = SFSpeechRecognitionTaskState.starting
  }

  private let round: Int
  private let state: Guarded<State>
  private let recognizer: Guarded<Weak>
  private let givesPartials: Bool
  private let handler: @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void

  private struct Weak {
    weak var recognizer: SFSpeechRecognizer?
  }

  init(
    _ recognizer: SFSpeechRecognizer, _ request: SFSpeechRecognitionRequest,
    _ handler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) {
    round = recognizer.round
    state = Guarded(State(plan: SpeechScript.nextPlan(in: round)))
    self.recognizer = Guarded(Weak(recognizer: recognizer))
    self.handler = handler
    givesPartials = request.shouldReportPartialResults
    SpeechScript.note(
      SpeechScript.Request(
        locale: recognizer.locale.identifier,
        requiresOnDevice: request.requiresOnDeviceRecognition, phrases: request.contextualStrings,
        reportsPartials: request.shouldReportPartialResults,
        isDictation: request.taskHint == .dictation, addsPunctuation: request.addsPunctuation),
      in: round)
  }

  var current: SFSpeechRecognitionTaskState { state.with { $0.state } }

  /// Returns whether `cause` occurred before the task ended.
  func wasAsked(to cause: SpeechScript.Cause) -> Bool { state.with { $0.seen.contains(cause) } }

  /// A task that was asked to finish accepts no more audio.
  func append(seconds: Double) {
    if wasAsked(to: .endAudio) { return SpeechScript.note("append after endAudio", in: round) }
    if wasAsked(to: .finish) { return }
    state.with { $0.seconds += seconds }
    sayWhatIsDue()
  }

  func happen(_ cause: SpeechScript.Cause) {
    SpeechScript.note("\(cause)", in: round)
    state.with { state in
      if state.state == .completed { return }
      state.seen.append(cause)
      switch cause {
      case .start: state.state = .running
      case .finish where state.state == .running: state.state = .finishing
      case .cancel where state.state != .completed: state.state = .canceling
      case .finish, .cancel, .sound, .endAudio: break
      }
    }
    sayWhatIsDue()
  }

  /// Called when the task has been released, because releasing a real task cancels it.
  func release() {
    if state.with({ $0.state == .running || $0.state == .finishing }) {
      SpeechScript.note("released", in: round)
      state.with { $0.plan = [] }
    }
  }

  private func sayWhatIsDue() {
    while let answer = next() { say(answer) }
  }

  private func next() -> SpeechScript.Answer? {
    state.with { state in
      guard let (cause, answer) = state.plan.first else { return nil }
      if case .sound(let seconds) = cause {
        if state.seconds < seconds - 1e-6 { return nil }
      } else if !state.seen.contains(cause) {
        return nil
      }
      state.plan.removeFirst()
      return answer
    }
  }

  private func say(_ answer: SpeechScript.Answer) {
    switch answer {
    case .says(let said): call(said, nil)
    case .saysAndBreaks(let said, let domain, let code):
      call(said, NSError(domain: domain, code: code))
    case .breaks(let domain, let code, let behind):
      let underlying = behind.map { NSError(domain: $0.0, code: $0.1) }
      call(
        nil,
        NSError(
          domain: domain, code: code, userInfo: underlying.map { [NSUnderlyingErrorKey: $0] } ?? [:]
        ))
    case .completes: state.with { $0.state = .completed }
    }
  }

  /// Calls the handler on the recognizer's queue, unless the recognizer has been released.
  ///
  /// A request for final results receives no interim ones, and a canceled task delivers no results.
  private func call(_ said: SpeechScript.Said?, _ error: NSError?) {
    let isWanted = said?.isFinal == true || givesPartials
    if error == nil, !isWanted || wasAsked(to: .cancel) { return }
    guard let queue = recognizer.with({ $0.recognizer?.queue }) else {
      return SpeechScript.note("recognizer released", in: round)
    }
    if said?.isFinal == true || error != nil { state.with { $0.state = .completed } }
    queue.addOperation { [handler] in
      handler(said.map { SFSpeechRecognitionResult($0) }, error)
    }
  }
}
