import Hark
import HarkScreens

/// A screen whose response times can be measured.
protocol MeasuredScreen: Screen {
  /// The phase that the screen shows.
  var shownPhase: Phase { get }

  /// Returns the voice action in `action`; `nil` for all other actions.
  static func voice(of action: Action) -> VoiceAction?
}

extension MeasuredScreen {
  /// Returns the time mark at which the user begins to wait for a response to `action`; `nil` if
  /// there is no response.
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
