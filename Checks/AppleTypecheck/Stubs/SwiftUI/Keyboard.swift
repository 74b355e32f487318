import Foundation

/// swiftui/keypress.
///
/// conformance: swiftui/keypress.
@available(iOS 17.0, macOS 14.0, *)
public struct KeyPress: Sendable {
  /// swiftui/keypress/phases.
  ///
  /// conformance: swiftui/keypress/phases.
  public struct Phases: OptionSet, Sendable {
    /// swiftui/keypress/phases.
    public let rawValue: Int

    /// swiftui/keypress/phases.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// swiftui/keypress/phases/down.
    public static let down = Phases(rawValue: 1)

    /// swiftui/keypress/phases/repeat.
    public static let `repeat` = Phases(rawValue: 2)

    /// swiftui/keypress/phases/up.
    public static let up = Phases(rawValue: 4)

    /// swiftui/keypress/phases/all.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// swiftui/keypress/result.
  ///
  /// conformance: swiftui/keypress/result.
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// swiftui/keypress/phase.
  public let phase: Phases

  /// swiftui/keypress/key.
  public let key: KeyEquivalent
}

/// swiftui/keyequivalent.
///
/// conformance: swiftui/keyequivalent.
public struct KeyEquivalent: Hashable, Sendable {
  /// swiftui/keyequivalent/space.
  public static let space = KeyEquivalent()

  /// swiftui/keyequivalent/return.
  public static let `return` = KeyEquivalent()
}

extension View {
  /// swiftui/view/onkeypress(keys:phases:action:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { _StubView() }

  /// swiftui/view/focusable(_:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { _StubView() }

  /// swiftui/view/focusable(_:interactions:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { _StubView() }
}

/// swiftui/focusinteractions.
///
/// conformance: swiftui/focusinteractions.
@available(iOS 17.0, macOS 14.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  /// swiftui/focusinteractions.
  @available(iOS 17.0, macOS 14.0, *)
  public let rawValue: Int

  /// swiftui/focusinteractions.
  @available(iOS 17.0, macOS 14.0, *)
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// swiftui/focusinteractions/activate.
  public static let activate = FocusInteractions(rawValue: 1)

  /// swiftui/focusinteractions/edit.
  public static let edit = FocusInteractions(rawValue: 2)

  /// swiftui/focusinteractions/automatic.
  public static var automatic: FocusInteractions { stub() }
}
