import Hark

/// A task that follows its script, records its calls, and can report manually.
public final class ScriptedSynthesisTask: SynthesisTask {
  private struct State: Sendable {
    var said: [String] = []
    var isFinished = false
    var isDucked = false
    var duckCount = 0
    var isPaused = false
    var pauseCount = 0
    var isStopped = false
    var hasStarted = false
    var hasEnded = false
    var spoken = 0
    var violations: [String] = []

    var length: Int { said.reduce(0) { $0 + $1.count } }
    var isOver: Bool { hasEnded || isStopped }
  }

  /// The language of the task.
  public let locale: LocaleTag

  private let script: ScriptedSynthesizer.Script
  private let state = Watched(State())
  private let outbox: Outbox<SynthesisReport>

  init(
    _ locale: LocaleTag, script: ScriptedSynthesizer.Script,
    report: @escaping @Sendable (SynthesisReport) -> Void
  ) {
    self.locale = locale
    self.script = script
    outbox = Outbox(report)
  }

  /// Adds text.
  public func say(_ text: String) {
    perform("Text was given") { state in
      state.said.append(text)
      switch script {
      case .byHand, .refuses: return []
      case .fails(let failure): return [.failed(failure)]
      case .speaks:
        let beginning: [SynthesisReport] = state.hasStarted ? [] : [.started]
        return beginning + [.spoke(characters: state.length)]
      }
    }
  }

  /// Marks the text as complete.
  public func finish() {
    perform("The task was finished") { state in
      state.isFinished = true
      return script == .speaks && !state.isPaused ? [.ended] : []
    }
  }

  /// Ducks the speech.
  public func duck() {
    state.change { state in
      state.isDucked = true
      state.duckCount += 1
    }
  }

  /// Restores the previous volume.
  public func unduck() { state.change { $0.isDucked = false } }

  /// Pauses the speech.
  public func pause() {
    state.change { state in
      state.isPaused = true
      state.pauseCount += 1
    }
  }

  /// Resumes the speech; with `speaks`, the task ends if `finish()` was called during the pause.
  public func resume() {
    state.change { state in
      state.isPaused = false
      if script == .speaks, state.isFinished, !state.isOver {
        outbox.put(Self.admit([.ended], &state))
      }
    }
    outbox.drain()
  }

  /// Stops the task, which then reports nothing more.
  public func stop() {
    state.change { $0.isStopped = true }
    outbox.clear()
  }

  /// Makes a report manually, on the caller's thread unless another thread is already making one.
  public func report(_ report: SynthesisReport) {
    state.change { state in outbox.put(Self.admit([report], &state)) }
    outbox.drain()
  }
}

extension ScriptedSynthesisTask {
  /// The pieces of text passed to `say`.
  public var said: [String] { state.now.said }

  /// Whether `finish()` was called.
  public var isFinished: Bool { state.now.isFinished }

  /// Whether the speech is ducked.
  public var isDucked: Bool { state.now.isDucked }

  /// Whether the speech is paused.
  public var isPaused: Bool { state.now.isPaused }

  /// Returns when the speech has been paused `count` times.
  public func paused(_ count: Int = 1) async { await state.wait { $0.pauseCount >= count } }

  /// Returns when the speech is not paused.
  public func resumed() async { await state.wait { !$0.isPaused } }

  /// The number of times that the speech was ducked.
  public var duckCount: Int { state.now.duckCount }

  /// Whether `stop()` was called.
  public var isStopped: Bool { state.now.isStopped }

  /// Whether the task has ended, failed, or been stopped.
  public var isOver: Bool { state.now.isOver }

  /// The contract violations, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when `count` pieces of text have been passed to `say`.
  public func said(_ count: Int) async { await state.wait { $0.said.count >= count } }

  /// Returns when `finish()` has been called.
  public func finished() async { await state.wait { $0.isFinished } }

  /// Returns when `stop()` has been called.
  public func stopped() async { await state.wait { $0.isStopped } }

  /// Returns when the speech has been ducked `count` times.
  public func ducked(_ count: Int = 1) async { await state.wait { $0.duckCount >= count } }
}

extension ScriptedSynthesisTask {
  /// Performs `act` and sends its reports, or records a violation after `finish()` or `stop()`.
  private func perform(_ deed: String, _ act: (inout State) -> [SynthesisReport]) {
    state.change { state in
      if state.isFinished || state.isStopped {
        let end = state.isFinished ? "finish()" : "stop()"
        state.violations.append("\(deed) after \(end).")
      } else {
        let wasOver = state.isOver
        let reports = act(&state)
        if !wasOver { outbox.put(Self.admit(reports, &state)) }
      }
    }
    outbox.drain()
  }

  /// Returns the valid reports, and records violations for the others.
  private static func admit(_ reports: [SynthesisReport], _ state: inout State) -> [SynthesisReport]
  {
    reports.filter { report in
      guard let nonsense = nonsense(in: report, state) else {
        note(report, &state)
        return true
      }
      state.violations.append(nonsense)
      return false
    }
  }

  private static func nonsense(in report: SynthesisReport, _ state: State) -> String? {
    if state.isOver { return "A report was made after the end of the task." }
    switch report {
    case .started where state.hasStarted: return "started was reported twice."
    case .spoke(let characters) where characters > state.length || characters < state.spoken:
      return "\(characters) characters were spoken after \(state.spoken), of \(state.length)."
    case .ended where !state.isFinished: return "ended was reported before finish()."
    case .started, .spoke, .level, .ended, .failed: return nil
    }
  }

  private static func note(_ report: SynthesisReport, _ state: inout State) {
    switch report {
    case .started: state.hasStarted = true
    case .spoke(let characters): state.spoken = characters
    case .level: break
    case .ended, .failed: state.hasEnded = true
    }
  }
}
