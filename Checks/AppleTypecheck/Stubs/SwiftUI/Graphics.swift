import Foundation

// MARK: colours, styles

public protocol ShapeStyle: Sendable {}
public struct Color: Hashable, CustomStringConvertible, Sendable, View, ShapeStyle {
  public typealias Body = Never
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { stub() }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { stub() }
  nonisolated public var description: String { stub() }
  nonisolated public func opacity(_ opacity: Double) -> Color { stub() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public var gradient: AnyGradient { stub() }
  nonisolated public static let red = Color("", bundle: nil), orange = Color("", bundle: nil),
    yellow = Color("", bundle: nil), green = Color("", bundle: nil), mint = Color("", bundle: nil),
    teal = Color("", bundle: nil), cyan = Color("", bundle: nil), blue = Color("", bundle: nil),
    indigo = Color("", bundle: nil), purple = Color("", bundle: nil), pink = Color("", bundle: nil),
    brown = Color("", bundle: nil), white = Color("", bundle: nil), gray = Color("", bundle: nil),
    black = Color("", bundle: nil), clear = Color("", bundle: nil),
    primary = Color("", bundle: nil), secondary = Color("", bundle: nil),
    accentColor = Color("", bundle: nil)
}
@available(iOS 16.0, macOS 13.0, *) public struct AnyGradient: Hashable, ShapeStyle, Sendable {}
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) { stub() } }
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle(), secondary = HierarchicalShapeStyle(),
    tertiary = HierarchicalShapeStyle(), quaternary = HierarchicalShapeStyle()
}
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct Material: ShapeStyle, Sendable {
  public static let regular = Material(), thick = Material(), thin = Material(),
    ultraThin = Material(), ultraThick = Material(), bar = Material()
}
extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var blue: Color { stub() }
  public static var gray: Color { stub() }
  public static var white: Color { stub() }
  public static var black: Color { stub() }
  public static var clear: Color { stub() }
  public static var purple: Color { stub() }
  public static var pink: Color { stub() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { stub() }
  public static var secondary: HierarchicalShapeStyle { stub() }
  public static var tertiary: HierarchicalShapeStyle { stub() }
  public static var quaternary: HierarchicalShapeStyle { stub() }
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { stub() }
  public static var thickMaterial: Material { stub() }
  public static var thinMaterial: Material { stub() }
  public static var ultraThinMaterial: Material { stub() }
  public static var ultraThickMaterial: Material { stub() }
  public static var bar: Material { stub() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { stub() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { stub() }
}
extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle { self } }
public struct Gradient: ShapeStyle, Hashable, Sendable {
  public struct Stop: Hashable, Sendable { public init(color: Color, location: CGFloat) { stub() } }
  public init(stops: [Gradient.Stop]) { stub() }
  public init(colors: [Color]) { stub() }
}
public struct LinearGradient: ShapeStyle, View, Sendable {
  public typealias Body = Never
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { stub() }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { stub() }
}
public struct RadialGradient: ShapeStyle, View, Sendable {
  public typealias Body = Never
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { stub() }
}
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5),
    leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5),
    top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1),
    topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0),
    bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { stub() }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }  // CoreGraphics, re-exported by SwiftUI
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double, degrees: Double
  public init() { stub() }
  public init(radians: Double) { stub() }
  public init(degrees: Double) { stub() }
  public static func radians(_ radians: Double) -> Angle { stub() }
  public static func degrees(_ degrees: Double) -> Angle { stub() }
  public static func < (l: Angle, r: Angle) -> Bool { stub() }
  public static let zero = Angle()
}

// MARK: animation

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double); var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { stub() };
  public var magnitudeSquared: Double { stub() }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { stub() };
  public var magnitudeSquared: Double { stub() }
}
public struct EmptyAnimatableData: VectorArithmetic {
  public static var zero: Self { stub() }
  public static func + (l: Self, r: Self) -> Self { stub() }
  public static func - (l: Self, r: Self) -> Self { stub() }
  public mutating func scale(by rhs: Double) { stub() }
  public var magnitudeSquared: Double { stub() }
  public static func == (l: Self, r: Self) -> Bool { stub() }
}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData;
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { stub() }
    set { stub() }
  }
}
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation(), linear = Animation(), easeIn = Animation(),
    easeOut = Animation(), easeInOut = Animation(), spring = Animation(), bouncy = Animation(),
    smooth = Animation(), snappy = Animation(), interactiveSpring = Animation()
  public static func linear(duration: TimeInterval) -> Animation { stub() }
  public static func easeIn(duration: TimeInterval) -> Animation { stub() }
  public static func easeOut(duration: TimeInterval) -> Animation { stub() }
  public static func easeInOut(duration: TimeInterval) -> Animation { stub() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { stub() }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { stub() }
  @available(iOS 17.0, macOS 14.0, *) public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    stub()
  }
  @available(iOS 17.0, macOS 14.0, *) public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    stub()
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { stub() }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { stub() }
  public func delay(_ delay: TimeInterval) -> Animation { stub() }
  public func speed(_ speed: Double) -> Animation { stub() }
}
public struct Transaction {
  public init() { stub() }; public init(animation: Animation?) { stub() };
  public var animation: Animation?; public var disablesAnimations: Bool
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ stub() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{ stub() }
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition(), slide = AnyTransition(), identity = AnyTransition(),
    scale = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { stub() }
  public static func move(edge: Edge) -> AnyTransition { stub() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    stub()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { stub() }
  public func animation(_ animation: Animation?) -> AnyTransition { stub() }
}
@available(iOS 16.0, macOS 13.0, *) public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition(), opacity = ContentTransition(),
    interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { stub() }
  public static let symbolEffect = ContentTransition()
}

// MARK: shapes

nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape { public var body: _ShapeView { stub() } }
public struct _ShapeView: View { public typealias Body = Never }
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape;
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
public struct Path: Equatable, Sendable, Shape {
  nonisolated public init() { stub() }
  nonisolated public init(_ callback: (inout Path) -> Void) { stub() }
  nonisolated public init(_ rect: CGRect) { stub() }
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { stub() }
  nonisolated public init(ellipseIn rect: CGRect) { stub() }
  nonisolated public mutating func move(to end: CGPoint) { stub() }
  nonisolated public mutating func addLine(to end: CGPoint) { stub() }
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { stub() }
  nonisolated public mutating func addRect(_ rect: CGRect) { stub() }
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { stub() }
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { stub() }
  nonisolated public mutating func closeSubpath() { stub() }
  nonisolated public func path(in rect: CGRect) -> Path { stub() }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Circle: InsettableShape {
  nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { stub() };
  nonisolated public func inset(by amount: CGFloat) -> Circle { stub() }
}
public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {};
  nonisolated public func path(in rect: CGRect) -> Path { stub() };
  nonisolated public func inset(by amount: CGFloat) -> Capsule { stub() }
}
public struct Rectangle: InsettableShape {
  nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { stub() };
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { stub() }
}
public struct RoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { stub() }
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { stub() }
}
extension Shape where Self == Circle { public static var circle: Circle { stub() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { stub() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { stub() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { stub() }
}
extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { _StubView() }
  nonisolated public func fill() -> some View { _StubView() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _StubView()
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _StubView()
  }
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  { self }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
}
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some View
  { _StubView() }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View
  { _StubView() }
}

// MARK: Canvas, TimelineView

public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { stub() }
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
@frozen public struct GraphicsContext {
  public struct Shading {
    public static func color(_ color: Color) -> Shading { stub() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { stub() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
      -> Shading
    { stub() }
  }
  public var opacity: Double {
    get { stub() }
    set { stub() }
  }
  public func fill(_ path: Path, with shading: Shading) { stub() }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stub() }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { stub() }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { stub() }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { stub() }
}
public protocol TimelineSchedule { associatedtype Entries: Sequence where Entries.Element == Date }
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = [Date]
  public init(minimumInterval: Double? = nil, paused: Bool = false) { stub() }
}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = [Date];
  public init(from startDate: Date, by interval: TimeInterval) { stub() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { stub() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { stub() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { stub() }
}
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context { public let date: Date }
}
extension TimelineView: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { stub() }
}
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context

// MARK: glass (iOS 26)

@available(iOS 26.0, macOS 26.0, *)
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { stub() }
  public static var clear: Glass { stub() }
  public func tint(_ color: Color?) -> Glass { stub() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { stub() }
}
@available(iOS 26.0, macOS 26.0, *)
extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule())
    -> some View
  { _StubView() }
}
@available(iOS 26.0, macOS 26.0, *)
public struct GlassEffectContainer<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { stub() }
}
