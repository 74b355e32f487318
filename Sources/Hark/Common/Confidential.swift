/// Something that holds what a person said or was told.
///
/// Printing it, interpolating it into a log or dumping it shows its shape and never its words; who
/// means to show the words asks for them by name.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension Confidential {
  /// The shape.
  public var debugDescription: String { description }

  /// The shape, without any part that could be read.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// The text's length in place of the text.
  package var veiled: String { "<\(count) characters>" }
}
