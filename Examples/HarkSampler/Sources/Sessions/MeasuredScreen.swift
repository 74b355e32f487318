import Hark
import HarkScreens

/// A screen of which is known what it shows, and which of its actions are waited for.
protocol MeasuredScreen: Screen {
  /// What is going on.
  var shownPhase: Phase { get }

  /// What is done with the button; nil for everything else.
  static func voice(of action: Action) -> VoiceAction?
}

extension MeasuredScreen {
  /// The moment from which a person waits for an answer to `action`; nil when it has none.
  static func mark(of action: Action) -> TimeMark? { voice(of: action)?.timeMark }
}

extension Composer: MeasuredScreen {
  var shownPhase: Phase { field.snapshot.phase }

  static func voice(of action: Action) -> VoiceAction? {
    if case .voice(let action) = action { action } else { nil }
  }
}

extension Capture: MeasuredScreen {
  var shownPhase: Phase { field.snapshot.phase }

  static func voice(of action: Action) -> VoiceAction? {
    if case .voice(let action) = action { action } else { nil }
  }
}

extension Call: MeasuredScreen {
  var shownPhase: Phase { snapshot.phase }

  static func voice(of action: Action) -> VoiceAction? {
    if case .voice(let action) = action { action } else { nil }
  }
}

extension MealLog: MeasuredScreen {
  var shownPhase: Phase { field.snapshot.phase }

  static func voice(of action: Action) -> VoiceAction? {
    if case .voice(let action) = action { action } else { nil }
  }
}

extension Dictation: MeasuredScreen {
  var shownPhase: Phase { voice.snapshot.phase }

  static func voice(of action: Action) -> VoiceAction? {
    if case .voice(let action) = action { action } else { nil }
  }
}
