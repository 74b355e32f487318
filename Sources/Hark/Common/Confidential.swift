/// A value that contains words spoken by or to the user.
///
/// Printing, interpolating, or dumping it shows its shape but never its words; code that needs the
/// words must access them by name.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension Confidential {
  /// The description, which contains none of the words.
  public var debugDescription: String { description }

  /// A mirror without readable children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  package var veiled: String { "<\(count) characters>" }
}
