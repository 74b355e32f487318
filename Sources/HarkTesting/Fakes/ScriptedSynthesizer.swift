import Hark

/// A synthesizer that says aloud what the test wants, without sound.
///
/// The first task follows the first script, and so on; the last script serves all that follow.
public final class ScriptedSynthesizer: Synthesizer {
  /// What one task does.
  public enum Script: Sendable, Equatable {
    /// Speaks each piece the moment it is given, and ends when it is finished.
    case speaks

    /// Reports come by hand.
    case byHand

    /// Cannot start.
    case refuses(VoiceFailure)

    /// Breaks at the first piece of text.
    case fails(VoiceFailure)
  }

  private struct State: Sendable {
    var startCount = 0
    var tasks: [ScriptedSynthesisTask] = []
    var violations: [String] = []
  }

  private let scripts: [Script]
  private let state = Watched(State())

  /// Makes a synthesizer with one script a task; all speak unless said.
  public init(_ scripts: Script...) { self.scripts = scripts }

  /// Starts a task as its script says.
  public func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    let number = state.change { state in
      if state.tasks.last?.isOver == false {
        state.violations.append("A task was started while another speaks: stop or await it first.")
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

  /// The tasks that were started, in order.
  public var tasks: [ScriptedSynthesisTask] { state.now.tasks }

  /// What was done that must not be done, with any task, a sentence each.
  public var violations: [String] {
    let state = state.now
    return state.violations + state.tasks.flatMap(\.violations)
  }

  /// The `count`th task, once it has been started.
  ///
  /// A waiting test task that is cancelled meanwhile gets a task that nobody feeds.
  public func started(_ count: Int = 1) async -> ScriptedSynthesisTask {
    await state.wait { $0.tasks.count >= count }
    let tasks = tasks
    guard tasks.indices.contains(count - 1) else {
      return ScriptedSynthesisTask(.americanEnglish, script: .byHand, report: { _ in })
    }
    return tasks[count - 1]
  }
}
