import Foundation

/// appkit/nscolor.
open class NSColor: NSObject {
  /// appkit/nscolor/name.
  public typealias Name = String

  private let provider: ((NSAppearance) -> NSColor)?
  private let parts: [CGFloat]

  /// appkit/nscolor/init(srgbred:green:blue:alpha:).
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (provider, parts) = (nil, [red, green, blue, alpha])
  }

  /// appkit/nscolor/init(name:dynamicprovider:).
  public init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    (provider, parts) = (dynamicProvider, [])
  }

  /// Returns the color components in an appearance, in RGB order. Not an Apple API.
  func parts(in appearance: NSAppearance.Name) -> [CGFloat] {
    provider?(NSAppearance(scripted: appearance)).parts ?? parts
  }

  // The components are placeholders: on a Mac, they depend on the appearance.
  private static var system: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }

  /// appkit/nscolor/systemred.
  open class var systemRed: NSColor { system }

  /// appkit/nscolor/systemorange.
  open class var systemOrange: NSColor { system }

  /// appkit/nscolor/systemyellow.
  open class var systemYellow: NSColor { system }

  /// appkit/nscolor/systemgreen.
  open class var systemGreen: NSColor { system }

  /// appkit/nscolor/systemblue.
  open class var systemBlue: NSColor { system }

  /// appkit/nscolor/systemgray.
  open class var systemGray: NSColor { system }

  /// appkit/nscolor/labelcolor.
  open class var labelColor: NSColor { system }

  /// appkit/nscolor/textbackgroundcolor.
  open class var textBackgroundColor: NSColor { system }
}

/// appkit/nsappearance.
open class NSAppearance: NSObject {
  /// appkit/nsappearance/name-swift.struct.
  ///
  /// conformance: swift/grouping-related-objective-c-constants.
  public struct Name: RawRepresentable, Hashable {
    /// appkit/nsappearance/name-swift.struct/rawvalue.
    public let rawValue: String

    /// appkit/nsappearance/name-swift.struct/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }

    /// appkit/nsappearance/name-swift.struct/aqua.
    public static var aqua: Name { Name(rawValue: "NSAppearanceNameAqua") }

    /// appkit/nsappearance/name-swift.struct/darkaqua.
    public static var darkAqua: Name { Name(rawValue: "NSAppearanceNameDarkAqua") }
  }

  /// appkit/nsappearance/name-swift.property.
  public let name: Name

  init(scripted name: Name) { self.name = name }

  /// appkit/nsappearance/bestmatch(from:).
  open func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }
}
