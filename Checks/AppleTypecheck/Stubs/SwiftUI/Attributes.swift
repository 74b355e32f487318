import Foundation

extension AttributeScopes {
  /// foundation/attributescopes/swiftuiattributes.
  public struct SwiftUIAttributes: AttributeScope {
    /// foundation/attributescopes/swiftuiattributes/backgroundcolor.
    public let backgroundColor: BackgroundColorAttribute

    /// foundation/attributescopes/swiftuiattributes/backgroundcolorattribute.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// foundation/attributescopes/swiftuiattributes/backgroundcolorattribute.
      public typealias Value = Color

      /// foundation/attributedstringkey/name.
      public static let name = "SwiftUI.BackgroundColor"
    }
  }

  /// foundation/attributescopes/swiftui.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// foundation/attributedynamiclookup/subscript(dynamicmember:).
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { stub() }
}
