import Hark
import HarkScreens

extension CallSound {
  /// Does what the call's screen asks for.
  func perform(_ settings: ChosenSettings) -> ScreenRunner<Call>.Perform {
    { request in
      AsyncStream { answers in
        let working = Task {
          await answer(request, settings) { answers.yield($0) }
          answers.finish()
        }
        answers.onTermination = { _ in working.cancel() }
      }
    }
  }

  private func answer(
    _ request: Call.Request, _ settings: ChosenSettings, _ yield: (Call.Answer) -> Void
  ) async {
    switch request {
    case .load:
      yield(.settings(settings.chosen))
      await watchInputs { yield(.choices($0, cleaner.available)) }
    case .keep(let chosen):
      follow(chosen)
      do {
        try await settings.keep(chosen)
      } catch {
        yield(.failed(error as? CallSettingsFailure ?? .unwritable))
      }
    case .end: break
    }
  }

  /// Tells the microphones, and again when one is plugged in or out.
  private func watchInputs(_ tell: ([AudioInput]) -> Void) async {
    var told: [AudioInput]?
    repeat {
      let inputs = await Self.inputs()
      if inputs != told { tell(inputs) }
      told = inputs
    } while (try? await Task.sleep(nanoseconds: Self.glance)) != nil
  }

  /// Nanoseconds between two looks for microphones.
  private static let glance: UInt64 = 3_000_000_000
}
