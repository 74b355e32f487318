import Hark

/// A synthesizer that reports speech as defined by the test and plays no audio.
///
/// Each task follows the next script; the last script also serves all later tasks.
public final class ScriptedSynthesizer: Synthesizer {
  /// The behavior of one task.
  public enum Script: Sendable, Equatable {
    /// Speaks each piece immediately, and ends after `finish()`.
    case speaks

    /// Reports nothing by itself; the test makes all reports manually.
    case byHand

    /// Fails to start.
    case refuses(VoiceFailure)

    /// Fails at the first piece of text.
    case fails(VoiceFailure)
  }

  private struct State: Sendable {
    var startCount = 0
    var tasks: [ScriptedSynthesisTask] = []
    var violations: [String] = []
  }

  private let scripts: [Script]
  private let state = Watched(State())

  /// Creates a synthesizer with one script per task; without scripts, all tasks speak.
  public init(_ scripts: Script...) { self.scripts = scripts }

  /// Starts a task according to its script.
  public func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    let number = state.change { state in
      if state.tasks.last?.isOver == false {
        state.violations.append(
          "A task was started while another is speaking: stop or await it first.")
      }
      state.startCount += 1
      return state.startCount
    }
    let script = scripts.script(number, or: .speaks)
    if case .refuses(let failure) = script { throw failure }
    let task = ScriptedSynthesisTask(locale, script: script, report: report)
    state.change { $0.tasks.append(task) }
    return task
  }

  /// The started tasks, in order.
  public var tasks: [ScriptedSynthesisTask] { state.now.tasks }

  /// The contract violations, including those of all tasks, one sentence each.
  public var violations: [String] {
    let state = state.now
    return state.violations + state.tasks.flatMap(\.violations)
  }

  /// Returns the `count`th task when it has been started.
  ///
  /// If the waiting task is canceled first, the result is an unused placeholder task.
  public func started(_ count: Int = 1) async -> ScriptedSynthesisTask {
    await state.element(count, of: \.tasks)
      ?? ScriptedSynthesisTask(.americanEnglish, script: .byHand, report: { _ in })
  }
}
