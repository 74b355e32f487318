/// A value that contains confidential text, such as words spoken by or to the user, or a secret.
///
/// Printing, interpolating, or dumping it shows its shape but never that text; code that needs the
/// text must access it by name.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension Confidential {
  /// The description, which contains no confidential text.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  package var veiled: String { "<\(count) characters>" }
}
