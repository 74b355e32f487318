import Foundation

/// uikit/uicolor.
///
/// conformance: uikit/uicolor.
// As declared by Apple; the documentation lists the conformance.
open class UIColor: NSObject, @unchecked Sendable {
  /// uikit/uicolor/init(red:green:blue:alpha:).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { stub() }

  /// uikit/uicolor/init(dynamicprovider:).
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    stub()
  }

  /// uikit/uicolor/withalphacomponent(_:).
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { stub() }

  /// uikit/uicolor/systemred.
  open class var systemRed: UIColor { stub() }

  /// uikit/uicolor/systemorange.
  open class var systemOrange: UIColor { stub() }

  /// uikit/uicolor/systemyellow.
  open class var systemYellow: UIColor { stub() }

  /// uikit/uicolor/systemgreen.
  open class var systemGreen: UIColor { stub() }

  /// uikit/uicolor/systemblue.
  open class var systemBlue: UIColor { stub() }

  /// uikit/uicolor/systemgray.
  open class var systemGray: UIColor { stub() }

  /// uikit/uicolor/label.
  open class var label: UIColor { stub() }

  /// uikit/uicolor/systembackground.
  open class var systemBackground: UIColor { stub() }
}

/// uikit/uitraitcollection.
///
/// conformance: uikit/uitraitcollection.
// As declared by Apple; the documentation lists the conformance.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// uikit/uitraitcollection/userinterfacestyle.
  open var userInterfaceStyle: UIUserInterfaceStyle { stub() }
}

/// uikit/uiuserinterfacestyle.
///
/// conformance: uikit/uiuserinterfacestyle.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
