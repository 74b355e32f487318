import Foundation

/// swiftui/pickerstyle. The documentation shows no actor isolation.
public protocol PickerStyle {}

/// swiftui/segmentedpickerstyle.
public struct SegmentedPickerStyle: PickerStyle {
  /// swiftui/segmentedpickerstyle/init().
  public init() {}
}

/// swiftui/menupickerstyle.
public struct MenuPickerStyle: PickerStyle {
  /// swiftui/menupickerstyle/init().
  public init() {}
}

/// swiftui/inlinepickerstyle.
public struct InlinePickerStyle: PickerStyle {
  /// swiftui/inlinepickerstyle/init().
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// swiftui/pickerstyle/segmented.
  public static var segmented: SegmentedPickerStyle { stub() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// swiftui/pickerstyle/menu.
  public static var menu: MenuPickerStyle { stub() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// swiftui/pickerstyle/inline.
  public static var inline: InlinePickerStyle { stub() }
}

/// swiftui/textfieldstyle. The documentation shows no actor isolation.
public protocol TextFieldStyle {}

/// swiftui/roundedbordertextfieldstyle.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// swiftui/roundedbordertextfieldstyle/init().
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// swiftui/textfieldstyle/roundedborder.
  public static var roundedBorder: RoundedBorderTextFieldStyle { stub() }
}

/// swiftui/progressviewstyle.
///
/// conformance: swiftui/progressviewstyle.
@MainActor @preconcurrency public protocol ProgressViewStyle {}

/// swiftui/circularprogressviewstyle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// swiftui/circularprogressviewstyle/init().
  public init() {}
}

/// swiftui/linearprogressviewstyle.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// swiftui/linearprogressviewstyle/init().
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// swiftui/progressviewstyle/circular.
  public static var circular: CircularProgressViewStyle { stub() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// swiftui/progressviewstyle/linear.
  public static var linear: LinearProgressViewStyle { stub() }
}
