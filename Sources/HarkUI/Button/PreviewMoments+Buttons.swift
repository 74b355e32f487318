#if canImport(UIKit)
  import Hark
  import HarkScreens

  extension PreviewMoments {
    struct Style: Sendable {
      let name: String
      let experience: Experience
      let shape: MicButtonShape

      func look(_ state: ButtonState) -> Look {
        let theme = Theme(for: experience)
        var look = Look(
          Snapshot(), experience: experience, theme: theme, wording: Wording(for: experience))
        look.show(state, theme: theme, wording: Wording(for: experience))
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
  }
#endif
