/// A place at which bytes from outside enter Hark, and what must hold there for any bytes.
package struct FuzzTarget: Sendable {
  package let name: String

  /// The maximum size of an input, in bytes.
  package let limit: Int

  /// The number of mutated inputs of a short run: fewer for slower code.
  package let inputs: Int

  /// Pieces of valid inputs, which the mutator inserts.
  package let tokens: [String]

  /// Passes an input to Hark's code; ends the process if a rule is broken.
  package let open: @Sendable ([UInt8]) -> Void

  init(
    _ name: String, limit: Int = 4_096, inputs: Int = 20_000, tokens: [String] = [],
    open: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.limit = limit
    self.inputs = inputs
    self.tokens = tokens
    self.open = open
  }

  package static let all = files + texts + streams + requests + apis + realtime + stores
}

/// Ends the process, as a trap in Hark would, if a rule is broken.
func expect(_ holds: Bool, _ rule: StaticString) {
  if !holds { fatalError("Broken rule: \(rule)") }
}

extension [UInt8] {
  /// The bytes as text, as far as they are UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes after the first, in pieces as long as the first byte says.
  var pieces: [[UInt8]] {
    guard let first else { return [] }
    let length = Int(first % 32) + 1
    return stride(from: 1, to: count, by: length).map {
      Array(self[$0..<Swift.min($0 + length, count)])
    }
  }
}

extension String {
  /// The text without byte order marks, which `JSONSerialization` omits at the start of a string.
  var withoutMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FEFF}" }))
  }
}
