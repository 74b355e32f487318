#if canImport(UIKit)
  import Hark
  import HarkScreens

  /// Fixed screen states, so that every state can be previewed without a microphone.
  enum PreviewMoments {
    static let recording = Snapshot(
      phase: .recording(.hand), level: 0.5, elapsed: 7, locale: .americanEnglish)

    /// A recording while a finger holds the button.
    static let held = Snapshot(
      phase: .recording(.held), level: 0.5, elapsed: 7, locale: .americanEnglish)

    static var saving: Capture {
      var screen = Capture()
      _ = screen.handle(.did(.voice(.edit(.insert("Ask about the blue lamp")))))
      _ = screen.handle(.did(.save))
      return screen
    }

    static var logged: MealLog {
      var screen = MealLog()
      _ = screen.handle(.did(.voice(.edit(.insert("eggs and toast")))))
      for effect in screen.handle(.did(.confirm)) {
        if case .request(let id, _) = effect {
          for wait in screen.handle(.answered(id, .analyzed(meal))) {
            if case .wait(let end, _) = wait { _ = screen.handle(.elapsed(end)) }
          }
        }
      }
      return screen
    }

    static let meal = Meal(
      items: [
        MealItem(
          food: "eggs", quantity: 2, unit: "eggs", grams: 100,
          nutrients: Nutrients(energy: 144, protein: 12.6, fat: 9.5, carbohydrate: 0.7)),
        MealItem(
          food: "toast", quantity: 1, unit: "slice", grams: 30,
          nutrients: Nutrients(energy: 80, protein: 3, fat: 1, carbohydrate: 15),
          isAmountAssumed: true),
      ], unknown: ["grebbestad"])

    /// A form with one field that allows dictation and one that does not.
    static let form = Dictation([
      Dictation.Field(id: "course", title: "Forløp"),
      Dictation.Field(id: "name", title: "Navn", .denied(.field)),
    ])

    /// Returns `screen` after the session has published each of `snapshots`.
    static func screen<S: SpokenScreen>(_ screen: S, _ snapshots: Snapshot...) -> S {
      var screen = screen
      for snapshot in snapshots { _ = screen.handle(.shown(snapshot)) }
      return screen
    }
  }
#endif
