import Testing

@testable import Hark

extension Experience: CustomTestStringConvertible {
  /// The name, for lists of test cases.
  public var testDescription: String { name }
}
