#if canImport(UIKit)
  import Hark
  import HarkScreens

  /// Moments made by hand: every state is previewed without a microphone.
  enum Preview {
    struct Style: Sendable {
      let name: String
      let experience: Experience
      let shape: MicButtonShape

      func look(_ state: ButtonState) -> Look {
        let theme = Theme(for: experience)
        var look = Look(
          Snapshot(), experience: experience, theme: theme, wording: Wording(for: experience))
        look.show(state, theme: theme)
        return look
      }
    }

    static let styles = [
      Style(name: "composer", experience: .composer, shape: .glass),
      Style(name: "capture", experience: .capture, shape: .bordered),
      Style(name: "mealLog", experience: .mealLog, shape: .round),
      Style(name: "call", experience: .call, shape: .call),
    ]

    static let states = ButtonState.allCases

    static func mealLog(_ state: MealLog.ButtonState) -> Look {
      styles[2].look(ButtonState(rawValue: state.rawValue) ?? .idle)
    }

    /// What a recording looks like: some words, a level and a time.
    static let recording = Snapshot(
      phase: .recording(.hand), level: 0.5, elapsed: 7, locale: .americanEnglish)

    /// `screen` as it is after the session has shown each of `snapshots`.
    static func screen<S: SpokenScreen>(_ screen: S, _ snapshots: Snapshot...) -> S {
      var screen = screen
      for snapshot in snapshots { _ = screen.handle(.shown(snapshot)) }
      return screen
    }
  }
#endif
