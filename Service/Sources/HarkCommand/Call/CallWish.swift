import Hark

/// A setting for a single call.
struct CallWish: Sendable {
  private let put: @Sendable (inout CallSettings) -> Void
  private let takeBack: @Sendable (inout CallSettings, CallSettings) -> Void

  /// Creates an override of the setting at `path` with `value`.
  init<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<CallSettings, Value> & Sendable, _ value: Value
  ) {
    put = { $0[keyPath: path] = value }
    takeBack = { settings, kept in
      if settings[keyPath: path] == value { settings[keyPath: path] = kept[keyPath: path] }
    }
  }

  /// Applies the override to `settings`.
  func apply(to settings: inout CallSettings) { put(&settings) }

  /// Restores the value in `kept`, unless the user has changed the setting during the call.
  func revert(_ settings: inout CallSettings, to kept: CallSettings) { takeBack(&settings, kept) }
}
