import Foundation

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value; associatedtype Body: Gesture;
  @MainActor @preconcurrency var body: Body { get }
}
extension Never: Gesture { public typealias Value = Never }
extension Gesture where Body == Never { public var body: Never { stub() } }
extension Gesture {
  @MainActor @preconcurrency public func onEnded(_ action: @escaping (Value) -> Void)
    -> _EndedGesture<Self>
  { stub() }
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { stub() }
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  { stub() }
  @MainActor @preconcurrency public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { stub() }
  @MainActor @preconcurrency public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { stub() }
  @MainActor @preconcurrency public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<
    Self, T
  > { stub() }
}
extension Gesture where Value: Equatable {
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void)
    -> _ChangedGesture<Self>
  { stub() }
}
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value; public typealias Body = Never
}
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value; public typealias Body = Never
}
public struct _MapGesture<Content: Gesture, Value>: Gesture { public typealias Body = Never }
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value; public typealias Body = Never
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  @frozen public enum Value { case first(First.Value); case second(First.Value, Second.Value?) };
  public typealias Body = Never
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value { public var first: First.Value?; public var second: Second.Value? };
  public typealias Body = Never
}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  @frozen public enum Value { case first(First.Value); case second(Second.Value) };
  public typealias Body = Never
}
public struct TapGesture: Gesture {
  public typealias Value = Void; public typealias Body = Never;
  nonisolated public init(count: Int = 1) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool; public typealias Body = Never;
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date; public var location: CGPoint; public var startLocation: CGPoint;
    public var translation: CGSize { stub() }; public var velocity: CGSize { stub() };
    public var predictedEndLocation: CGPoint { stub() };
    public var predictedEndTranslation: CGSize { stub() }
  }
  public typealias Body = Never
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}
@available(iOS 17.0, macOS 14.0, *) public protocol CoordinateSpaceProtocol {}
@available(iOS 17.0, macOS 14.0, *) public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
}
@available(iOS 17.0, macOS 14.0, *) public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
}
@available(iOS 17.0, macOS 14.0, *) extension CoordinateSpaceProtocol
where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { stub() }
}
@available(iOS 17.0, macOS 14.0, *) extension CoordinateSpaceProtocol
where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { stub() }
}
@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) { stub() }
  public init(initialValue: Value) { stub() }
  public init(wrappedValue: Value, resetTransaction: Transaction) { stub() }
  public var wrappedValue: Value { stub() }
  public var projectedValue: GestureState<Value> { stub() }
}
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue };
  public static let none = GestureMask([]), gesture = GestureMask(rawValue: 1),
    subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3)
}
extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { _StubView() }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { _StubView() }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { _StubView() }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { _StubView() }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { _StubView() }
}
