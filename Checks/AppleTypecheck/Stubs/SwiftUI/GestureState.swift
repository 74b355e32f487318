import Foundation

/// swiftui/gesturestate.
@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  let stored: _Stored<Value>

  /// swiftui/gesturestate/init(wrappedvalue:).
  public init(wrappedValue: Value) {
    initial = wrappedValue
    stored = _Stored(wrappedValue)
  }

  /// swiftui/gesturestate/init(initialvalue:).
  public init(initialValue: Value) { stub() }

  /// swiftui/gesturestate/init(wrappedvalue:resettransaction:).
  public init(wrappedValue: Value, resetTransaction: Transaction) { stub() }

  /// swiftui/gesturestate/wrappedvalue.
  public var wrappedValue: Value { stored.value }

  /// swiftui/gesturestate/projectedvalue.
  public var projectedValue: GestureState<Value> { self }
}

/// swiftui/gesturemask.
///
/// conformance: swiftui/gesturemask.
public struct GestureMask: OptionSet, Sendable {
  /// swiftui/gesturemask/rawvalue.
  public let rawValue: UInt32

  /// swiftui/gesturemask/init(rawvalue:).
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// swiftui/gesturemask/none.
  public static let none = GestureMask([]), gesture = GestureMask(rawValue: 1),
    subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3)
}

extension View {
  /// swiftui/view/gesture(_:including:).
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    _Evaluation.current?.gestures.append((gesture, mask))
    return _StubView()
  }

  /// swiftui/view/simultaneousgesture(_:including:).
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    _Evaluation.current?.gestures.append((gesture, mask))
    return _StubView()
  }

  /// swiftui/view/highprioritygesture(_:including:).
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { _StubView() }

  /// swiftui/view/ontapgesture(count:perform:).
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { _StubView() }

  /// swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:).
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { _StubView() }
}
