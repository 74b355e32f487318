import Foundation
import Observation

/// swiftui/environment.
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// swiftui/environment/init(_:).
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { stub() }

  /// swiftui/environment/wrappedvalue.
  public var wrappedValue: Value { stub() }
}

extension Environment {
  /// swiftui/environment/init(_:).
  @available(iOS 17.0, macOS 14.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { stub() }

  /// swiftui/environment/init(_:).
  @available(iOS 17.0, macOS 14.0, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { stub() }
}

// conformance: swiftui/environment.
extension Environment: Sendable where Value: Sendable {}

/// swiftui/environmentkey.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// swiftui/environmentvalues.
public struct EnvironmentValues: CustomStringConvertible {
  /// swiftui/environmentvalues/init().
  public init() { stub() }

  /// swiftui/environmentvalues/subscript(key:).
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/description.
  public var description: String { stub() }

  /// swiftui/environmentvalues/accessibilityreducemotion.
  public var accessibilityReduceMotion: Bool { stub() }

  /// swiftui/environmentvalues/accessibilityreducetransparency.
  public var accessibilityReduceTransparency: Bool { stub() }

  /// swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor.
  public var accessibilityDifferentiateWithoutColor: Bool { stub() }

  /// swiftui/environmentvalues/accessibilityvoiceoverenabled.
  public var accessibilityVoiceOverEnabled: Bool { stub() }

  /// swiftui/environmentvalues/colorscheme.
  public var colorScheme: ColorScheme {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/colorschemecontrast.
  public var colorSchemeContrast: ColorSchemeContrast { stub() }

  /// swiftui/environmentvalues/dynamictypesize.
  public var dynamicTypeSize: DynamicTypeSize {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/multilinetextalignment.
  public var multilineTextAlignment: TextAlignment {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/layoutdirection.
  public var layoutDirection: LayoutDirection {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/locale.
  public var locale: Locale {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/isenabled.
  public var isEnabled: Bool {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/scenephase.
  public var scenePhase: ScenePhase {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/dismiss.
  public var dismiss: DismissAction { stub() }

  /// swiftui/environmentvalues/openurl.
  public var openURL: OpenURLAction {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/horizontalsizeclass.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }

  /// swiftui/environmentvalues/verticalsizeclass.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }
}

extension View {
  /// swiftui/view/environment(_:_:).
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { _StubView() }

  /// swiftui/view/environment(_:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    _StubView()
  }
}

/// swiftui/dismissaction.
///
/// conformance: swiftui/dismissaction.
@MainActor @preconcurrency public struct DismissAction {
  /// swiftui/dismissaction/callasfunction().
  public func callAsFunction() { stub() }
}

/// swiftui/openurlaction.
///
/// conformance: swiftui/openurlaction.
@MainActor @preconcurrency public struct OpenURLAction {
  /// swiftui/openurlaction/callasfunction(_:).
  public func callAsFunction(_ url: URL) { stub() }

  /// swiftui/openurlaction/callasfunction(_:completion:).
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    stub()
  }
}
