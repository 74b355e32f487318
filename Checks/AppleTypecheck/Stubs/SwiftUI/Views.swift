import Foundation

// MARK: text

public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  public init(_ value: String) { stub() }
  public init(stringLiteral value: String) { stub() }
  public init(stringInterpolation: StringInterpolation) { stub() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { stub() }
    public mutating func appendLiteral(_ literal: String) { stub() }
    public mutating func appendInterpolation(_ string: String) { stub() }
    public mutating func appendInterpolation(_ text: Text) { stub() }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { stub() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { stub() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      stub()
    }
  }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}

public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { stub() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { stub() }
  nonisolated public init(verbatim content: String) { stub() }
  nonisolated public init(_ image: Image) { stub() }
  nonisolated public init(_ attributedContent: AttributedString) { stub() }
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { stub() }
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { stub() }
  nonisolated public static func + (l: Text, r: Text) -> Text { stub() }
  nonisolated public func font(_ font: Font?) -> Text { stub() }
  @available(iOS 16.0, macOS 13.0, *) nonisolated public func fontWeight(_ weight: Font.Weight?)
    -> Text
  { stub() }
  nonisolated public func bold() -> Text { stub() }
  nonisolated public func italic() -> Text { stub() }
  nonisolated public func monospacedDigit() -> Text { stub() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { stub() }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { stub() }
}
@frozen public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  @frozen public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(),
      medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
  }
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(),
    headline = Font(), subheadline = Font(), body = Font(), callout = Font(), footnote = Font(),
    caption = Font(), caption2 = Font()
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    stub()
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { stub() }
  public static func custom(_ name: String, size: CGFloat) -> Font { stub() }
  public func weight(_ weight: Weight) -> Font { stub() }
  public func bold() -> Font { stub() }
  public func italic() -> Font { stub() }
  public func monospacedDigit() -> Font { stub() }
  public func monospaced() -> Font { stub() }
}
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  nonisolated public init(systemName: String) { stub() }
  nonisolated public init(systemName: String, variableValue: Double?) { stub() }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { stub() }
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { stub() }
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { stub() }
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { stub() }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { stub() }
}
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode(), hierarchical = SymbolRenderingMode(),
    palette = SymbolRenderingMode(), multicolor = SymbolRenderingMode()
}
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { stub() }
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { stub() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) { stub() }
}

// MARK: layout

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
      trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10),
      vertical = Set(rawValue: 5)
  }
}
public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { stub() };
  public init() { stub() }
}
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue };
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment(), center = HorizontalAlignment(),
    trailing = HorizontalAlignment()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment(), center = VerticalAlignment(),
    bottom = VerticalAlignment(), firstTextBaseline = VerticalAlignment(),
    lastTextBaseline = VerticalAlignment()
}
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment(), leading = Alignment(), trailing = Alignment(),
    top = Alignment(), bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment(),
    bottomLeading = Alignment(), bottomTrailing = Alignment()
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public struct VStack<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct HStack<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ZStack<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stub()
  }
}
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue };
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}
public struct Group<Content> { nonisolated init() {} }
extension Group: View where Content: View {
  public typealias Body = Never;
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
public struct Spacer: View {
  public typealias Body = Never; nonisolated public init(minLength: CGFloat? = nil) {}
}
public struct Divider: View { public typealias Body = Never; nonisolated public init() {} }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> { public var data: Data }
extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    stub()
  }
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { stub() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    stub()
  }
}
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { stub() }
}
public struct GeometryProxy {
  public var size: CGSize { stub() }; public var safeAreaInsets: EdgeInsets { stub() }
}
public struct ScrollView<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { stub() }
}
public struct ScrollViewProxy {
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { stub() }
}
public struct List<SelectionValue: Hashable, Content: View>: View { public typealias Body = Never }
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    stub()
  }
}
public struct Form<Content: View>: View {
  public typealias Body = Never;
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
public struct Section<Parent, Content, Footer> { nonisolated init() {} }
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { stub() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    stub()
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    stub()
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    stub()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { stub() }
}
@available(iOS 16.0, macOS 13.0, *) public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { stub() };
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { stub() }
}
@available(iOS 16.0, macOS 13.0, *) public struct NavigationPath: Equatable {
  public init() { stub() }; public mutating func append<V: Hashable>(_ value: V) { stub() };
  public mutating func removeLast(_ k: Int = 1) { stub() }; public var count: Int { stub() };
  public var isEmpty: Bool { stub() }
}
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never;
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { stub() }
}
extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { stub() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { stub() }
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { stub() }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text { stub() }
}
@available(iOS 17.0, macOS 14.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { stub() }
}
@available(iOS 17.0, macOS 14.0, *) extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) { stub() }
}

// MARK: controls

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole(), cancel = ButtonRole()
}
public struct Button<Label: View>: View {
  public typealias Body = Never
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { stub() }
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { stub() }
}
extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { stub() }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { stub() }
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { stub() }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { stub() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { stub() }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { stub() }
}
public struct Toggle<Label: View>: View {
  public typealias Body = Never;
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { stub() }
}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { stub() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    stub()
  }
}
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
}
extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
}
extension Picker {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { stub() }
}
extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { stub() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct TextField<Label: View>: View { public typealias Body = Never }
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { stub() }
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    stub()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    stub()
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  { stub() }
}
public struct TextEditor: View {
  public typealias Body = Never; nonisolated public init(text: Binding<String>) { stub() }
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
}
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { stub() }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { stub() }
  nonisolated public init(@ViewBuilder label: () -> Label) { stub() }
}
extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView { stub() }
}
public struct Link<Label: View>: View { public typealias Body = Never }
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { stub() }
}
@available(iOS 16.0, macOS 13.0, *) public struct LabeledContent<Label, Content> {
  nonisolated init() {}
}
@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent: View where Label: View, Content: View { public typealias Body = Never }
@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    stub()
  }
}
@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { stub() }
}

// MARK: styles

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View;
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body;
  typealias Configuration = ButtonStyleConfiguration
}
public struct ButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }; public let role: ButtonRole?;
  public let label: Label; public let isPressed: Bool
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View;
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body;
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }; public let role: ButtonRole?;
  public let label: Label; @MainActor public func trigger() { stub() }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {};
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {};
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {};
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {};
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { stub() }
}
@available(iOS 26.0, macOS 26.0, *) public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {};
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}
@available(iOS 26.0, macOS 26.0, *) extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { stub() }
}
@MainActor @preconcurrency public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { stub() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { stub() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { stub() }
}
@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { stub() }
}
@MainActor @preconcurrency public protocol ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { stub() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { stub() }
}
