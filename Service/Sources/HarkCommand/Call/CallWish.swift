import Hark

/// One setting that holds for one call alone.
struct CallWish: Sendable {
  private let put: @Sendable (inout CallSettings) -> Void
  private let takeBack: @Sendable (inout CallSettings, CallSettings) -> Void

  /// Wants the setting at `path` to be `value`.
  init<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<CallSettings, Value> & Sendable, _ value: Value
  ) {
    put = { $0[keyPath: path] = value }
    takeBack = { settings, kept in
      if settings[keyPath: path] == value { settings[keyPath: path] = kept[keyPath: path] }
    }
  }

  /// Puts it into `settings`.
  func apply(to settings: inout CallSettings) { put(&settings) }

  /// Makes it what is `kept`, unless the person has changed it in the call.
  func revert(_ settings: inout CallSettings, to kept: CallSettings) { takeBack(&settings, kept) }
}
