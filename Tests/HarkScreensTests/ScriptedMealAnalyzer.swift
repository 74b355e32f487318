import Hark
import HarkTesting

/// A meal analyzer that follows a script: one entry per meal, the last entry for all further meals.
final class ScriptedMealAnalyzer: MealAnalyzer {
  enum Script: Sendable {
    case finds(AnalyzedMeal)
    case fails(VoiceFailure)

    /// Never answers.
    case hangs
  }

  private let scripts: [Script]
  private let texts = Locked<[String]>([])

  init(_ scripts: Script...) { self.scripts = scripts }

  /// The texts submitted for analysis, in order.
  var asked: [String] { texts.withLock { $0 } }

  func analyze(_ text: String) async throws -> AnalyzedMeal {
    let number = texts.withLock { texts in
      texts.append(text)
      return texts.count
    }
    switch scripts[min(number, scripts.count) - 1] {
    case .finds(let meal): return meal
    case .fails(let failure): throw failure
    case .hangs:
      // The wait ends only when the waiting task is canceled.
      await Watched(()).wait { false }
      throw CancellationError()
    }
  }
}
