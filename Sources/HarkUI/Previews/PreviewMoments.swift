#if canImport(SwiftUI)
  import Hark
  import HarkScreens

  /// Fixed screen states, with which every state can be previewed without a microphone.
  enum PreviewMoments {
    static var saving: Capture {
      var screen = Capture()
      _ = screen.handle(.did(.voice(.edit(.insert("Ask about the blue lamp")))))
      _ = screen.handle(.did(.save))
      return screen
    }

    static var logged: MealLog {
      var screen = MealLog()
      _ = screen.handle(.did(.voice(.edit(.insert("eggs and toast")))))
      for case .request(let id, _) in screen.handle(.did(.confirm)) {
        for case .wait(let end, _) in screen.handle(.answered(id, .analyzed(meal))) {
          _ = screen.handle(.elapsed(end))
        }
      }
      return screen
    }

    static let meal = AnalyzedMeal(
      items: [
        MealItem(
          food: "eggs", quantity: 2, unit: "eggs", grams: 100,
          nutrients: Nutrients(energy: 144, protein: 12.6, fat: 9.5, carbohydrate: 0.7)),
        MealItem(
          food: "toast", quantity: 1, unit: "slice", grams: 30,
          nutrients: Nutrients(energy: 80, protein: 3, fat: 1, carbohydrate: 15),
          isAmountAssumed: true),
      ], unknown: ["grebbestad"])

    static let form = Dictation([
      Dictation.Field(id: "course", title: "Forløp"),
      Dictation.Field(id: "name", title: "Navn", .denied(.field)),
    ])
  }

  extension Snapshot {
    static let held = recording(.held)
    static let recording = recording(.hand)
    static let rationale = Snapshot(phase: .rationale)
    static let denied = Snapshot(phase: .failed(.speechPermissionDenied))

    private static func recording(_ hand: RecordingKind) -> Snapshot {
      Snapshot(phase: .recording(hand), level: 0.5, elapsed: 7, locale: .americanEnglish)
    }
  }
#endif
