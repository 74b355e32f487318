import Foundation

/// swiftui/textselectability.
public protocol TextSelectability { static var allowsSelection: Bool { get } }

/// swiftui/enabledtextselectability.
public struct EnabledTextSelectability: TextSelectability {
  /// swiftui/enabledtextselectability/allowsselection.
  public static let allowsSelection = true
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// swiftui/textselectability/enabled.
  public static var enabled: EnabledTextSelectability { stub() }
}

/// swiftui/submitlabel.
///
/// conformance: swiftui/submitlabel.
public struct SubmitLabel: Sendable {
  /// swiftui/submitlabel/done.
  public static var done: SubmitLabel { stub() }

  /// swiftui/submitlabel/go.
  public static var go: SubmitLabel { stub() }

  /// swiftui/submitlabel/send.
  public static var send: SubmitLabel { stub() }

  /// swiftui/submitlabel/search.
  public static var search: SubmitLabel { stub() }
}

/// swiftui/submittriggers.
///
/// conformance: swiftui/submittriggers.
public struct SubmitTriggers: OptionSet, Sendable {
  /// swiftui/submittriggers/rawvalue.
  public let rawValue: Int

  /// swiftui/submittriggers/init(rawvalue:).
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// swiftui/submittriggers/text.
  public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}
