import Foundation

/// swiftui/sharelink.
@available(iOS 16.0, macOS 13.0, *)
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
{
  /// swiftui/sharelink/body.
  public typealias Body = Never
}

/// swiftui/defaultsharelinklabel.
@available(iOS 16.0, macOS 13.0, *)
public struct DefaultShareLinkLabel: View {
  /// swiftui/defaultsharelinklabel/body.
  public typealias Body = Never
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data == CollectionOfOne<String>
{
  /// swiftui/sharelink/init(_:item:subject:message:).
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { stub() }
}
