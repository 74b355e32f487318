import Foundation

extension View {
  // layout
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    _StubView()
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { _StubView() }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { _StubView() }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _StubView() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { _StubView() }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _StubView() }
  nonisolated public func fixedSize() -> some View { _StubView() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _StubView() }
  nonisolated public func offset(_ offset: CGSize) -> some View { _StubView() }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { _StubView() }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { _StubView() }
  nonisolated public func layoutPriority(_ value: Double) -> some View { _StubView() }
  nonisolated public func zIndex(_ value: Double) -> some View { _StubView() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _StubView() }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _StubView()
  }
  nonisolated public func hidden() -> some View { _StubView() }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { _StubView() }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    _StubView()
  }

  // drawing
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { _StubView() }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { _StubView() }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { _StubView() }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { _StubView() }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { _StubView() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _StubView() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { _StubView() }
  nonisolated public func tint(_ tint: Color?) -> some View { _StubView() }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { _StubView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { _StubView() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { _StubView() }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { _StubView() }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    _StubView()
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { _StubView() }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { _StubView() }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    _StubView()
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { _StubView() }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    _StubView()
  }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { _StubView() }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    _StubView()
  }
  @available(iOS 16.0, macOS 13.0, *) nonisolated public func contentTransition(
    _ transition: ContentTransition
  ) -> some View {
    _StubView()
  }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { _StubView() }

  // text
  nonisolated public func font(_ font: Font?) -> some View { _StubView() }
  @available(iOS 16.0, macOS 13.0, *) nonisolated public func fontWeight(_ weight: Font.Weight?)
    -> some View
  { _StubView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { _StubView() }
  nonisolated public func monospacedDigit() -> some View { _StubView() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _StubView()
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View { _StubView() }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { _StubView() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { _StubView() }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { _StubView() }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    _StubView()
  }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { _StubView() }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _StubView() }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { _StubView() }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    _StubView()
  }

  // behaviour
  nonisolated public func disabled(_ disabled: Bool) -> some View { _StubView() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { _StubView() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _StubView() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _StubView()
  }
  @preconcurrency nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { _StubView() }
  @preconcurrency nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { _StubView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { _StubView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { _StubView() }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    _StubView()
  }
  nonisolated public func transition(_ t: AnyTransition) -> some View { _StubView() }
  @available(iOS 17.0, macOS 14.0, *) nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  )
    -> some View
  { _StubView() }
  @available(iOS 17.0, macOS 14.0, *) nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { _StubView() }
  @available(iOS 17.0, macOS 14.0, *) nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { _StubView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { _StubView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { _StubView() }

  // styles
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { _StubView() }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    _StubView()
  }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { _StubView() }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    _StubView()
  }
  nonisolated public func labelsHidden() -> some View { _StubView() }
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { _StubView() }

  // presentation
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { _StubView() }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { _StubView() }
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { _StubView() }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { _StubView() }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { _StubView() }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { _StubView() }
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { _StubView() }
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View { _StubView() }
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { _StubView() }
  @available(iOS 16.0, macOS 13.0, *) nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    _StubView()
  }
  @available(iOS 16.0, macOS 13.0, *) nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { _StubView() }
  @available(iOS 16.0, macOS 13.0, *) nonisolated public func presentationDragIndicator(
    _ visibility: Visibility
  ) -> some View {
    _StubView()
  }
  @available(iOS 16.4, macOS 13.3, *) nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { _StubView() }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    _StubView()
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    _StubView()
  }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  { _StubView() }
  @available(macOS, unavailable) nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { _StubView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { _StubView() }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _StubView()
  }
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { _StubView() }

  // accessibility
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { _StubView() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    _StubView()
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    _StubView()
  }
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { _StubView() }
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { _StubView() }
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { _StubView() }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { _StubView() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { _StubView() }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    _StubView()
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    _StubView()
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { _StubView() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  { _StubView() }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    _StubView()
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { _StubView() }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> some View
  { _StubView() }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    _StubView()
  }
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { _StubView() }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  { _StubView() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
  public static let all = SafeAreaRegions(rawValue: 3), container = SafeAreaRegions(rawValue: 1),
    keyboard = SafeAreaRegions(rawValue: 2)
}
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue };
  public static let position = MatchedGeometryProperties(rawValue: 1),
    size = MatchedGeometryProperties(rawValue: 2), frame = MatchedGeometryProperties(rawValue: 3)
}
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { stub() }
}
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { stub() }; public static var go: SubmitLabel { stub() };
  public static var send: SubmitLabel { stub() }; public static var search: SubmitLabel { stub() }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue };
  public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}
@available(iOS 17.0, macOS 14.0, *) public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback(), warning = SensoryFeedback(),
    error = SensoryFeedback(), selection = SensoryFeedback(), increase = SensoryFeedback(),
    decrease = SensoryFeedback(), start = SensoryFeedback(), stop = SensoryFeedback(),
    alignment = SensoryFeedback(), levelChange = SensoryFeedback(), impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    stub()
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    stub()
  }
  public struct Weight: Equatable, Sendable {
    public static let light = Weight(), medium = Weight(), heavy = Weight()
  }
  public struct Flexibility: Equatable, Sendable {
    public static let rigid = Flexibility(), solid = Flexibility(), soft = Flexibility()
  }
}
// module Symbols, re-exported by SwiftUI
@available(iOS 17.0, macOS 14.0, *) public protocol SymbolEffect {}
@available(iOS 17.0, macOS 14.0, *) public protocol IndefiniteSymbolEffect {}
@available(iOS 17.0, macOS 14.0, *) public protocol DiscreteSymbolEffect {}
@available(iOS 17.0, macOS 14.0, *)
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{}
@available(iOS 17.0, macOS 14.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Sendable
{
  public var iterative: VariableColorSymbolEffect { stub() };
  public var reversing: VariableColorSymbolEffect { stub() }
}
@available(iOS 17.0, macOS 14.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {}
@available(iOS 17.0, macOS 14.0, *) extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { stub() }
}
@available(iOS 17.0, macOS 14.0, *) extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { stub() }
}
@available(iOS 17.0, macOS 14.0, *) extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { stub() }
}
@available(iOS 17.0, macOS 14.0, *) public struct SymbolEffectOptions: Equatable, Sendable {
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(),
    nonRepeating = SymbolEffectOptions()
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
@available(iOS 16.0, macOS 13.0, *) public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent(), large = PresentationDetent();
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { stub() };
  public static func height(_ height: CGFloat) -> PresentationDetent { stub() }
}
@available(iOS 16.4, macOS 13.3, *) public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: PresentationBackgroundInteraction { stub() };
  public static var enabled: PresentationBackgroundInteraction { stub() };
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { stub() }; public static var disabled: PresentationBackgroundInteraction { stub() }
}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior(), contain = AccessibilityChildBehavior(),
    combine = AccessibilityChildBehavior()
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits(), isHeader = AccessibilityTraits(),
    isSelected = AccessibilityTraits(), isLink = AccessibilityTraits(),
    isImage = AccessibilityTraits(), playsSound = AccessibilityTraits(),
    startsMediaSession = AccessibilityTraits(), updatesFrequently = AccessibilityTraits(),
    isModal = AccessibilityTraits(), allowsDirectInteraction = AccessibilityTraits(),
    isToggle = AccessibilityTraits()
  public typealias Element = AccessibilityTraits;
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init() {}
  public func union(_ other: Self) -> Self { stub() }
  public mutating func formUnion(_ other: Self) { stub() }
  public func intersection(_ other: Self) -> Self { stub() }
  public mutating func formIntersection(_ other: Self) { stub() }
  public func symmetricDifference(_ other: Self) -> Self { stub() }
  public mutating func formSymmetricDifference(_ other: Self) { stub() }
  public func contains(_ member: Self) -> Bool { stub() }
  @discardableResult public mutating func insert(_ newMember: Self) -> (
    inserted: Bool, memberAfterInsert: Self
  ) { stub() }
  @discardableResult public mutating func remove(_ member: Self) -> Self? { stub() }
  @discardableResult public mutating func update(with newMember: Self) -> Self? { stub() }
  public static func == (a: Self, b: Self) -> Bool { stub() }
}
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind(), escape = AccessibilityActionKind(),
    magicTap = AccessibilityActionKind()
  ; public init(named name: Text) { stub() }; init() {}
}
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent;
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never { public var body: Never { stub() } }
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { stub() }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1)
    -> some ToolbarContent
  { c0 }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { stub() }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent { public typealias Body = Never }
public struct ToolbarItem<ID, Content: View>: ToolbarContent { public typealias Body = Never }
extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement(), principal = ToolbarItemPlacement(),
    primaryAction = ToolbarItemPlacement(), confirmationAction = ToolbarItemPlacement(),
    cancellationAction = ToolbarItemPlacement(), bottomBar = ToolbarItemPlacement(),
    topBarLeading = ToolbarItemPlacement(), topBarTrailing = ToolbarItemPlacement()
}
// module Accessibility, re-exported by SwiftUI
@available(iOS 17.0, macOS 14.0, *) public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ string: String) { stub() };
    public init(_ attributedString: AttributedString) { stub() }; public func post() { stub() }
  }
}
