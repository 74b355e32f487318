import Testing

@testable import Hark

extension Experience: CustomTestStringConvertible {
  public var testDescription: String { name }
}
