import Hark
import Synchronization

/// A meal analyser that does what the test says, one script a meal; the last serves all others.
final class ScriptedMealAnalyzer: MealAnalyzer {
  enum Script: Sendable {
    case finds(Meal)
    case fails(VoiceFailure)

    /// Never answers.
    case hangs
  }

  private let scripts: [Script]
  private let texts = Mutex<[String]>([])

  init(_ scripts: Script...) { self.scripts = scripts }

  /// What was to be analysed, in order.
  var asked: [String] { texts.withLock { $0 } }

  func analyze(_ text: String) async throws -> Meal {
    let number = texts.withLock { texts in
      texts.append(text)
      return texts.count
    }
    switch scripts[min(number, scripts.count) - 1] {
    case .finds(let meal): return meal
    case .fails(let failure): throw failure
    case .hangs:
      // Ends with the cancelled task that waits here.
      for await _ in AsyncStream<Never>(unfolding: { () -> Never? in
        try? await Task.sleep(nanoseconds: .max / 4)
        return nil
      }) {}
      throw CancellationError()
    }
  }
}
