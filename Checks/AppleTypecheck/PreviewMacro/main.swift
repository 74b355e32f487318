// The compiler plugin for `#Preview`, which expands the macro to nothing: by then, the compiler has
// type-checked the macro's body. Each message to or from the compiler consists of its length, as
// eight bytes in little-endian order, followed by JSON.
import Foundation

/// Reads exactly `count` bytes, or returns `nil` if the compiler has closed its end.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let chunk = FileHandle.standardInput.readData(ofLength: count - data.count)
    if chunk.isEmpty { return nil }
    data += chunk
  }
  return data
}

func nextMessage() throws -> [String: Any]? {
  guard let head = read(8) else { return nil }
  let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
  // An empty message from the compiler means the end.
  guard length > 0, let body = read(length) else { return nil }
  return try JSONSerialization.jsonObject(with: body) as? [String: Any]
}

func send(_ answer: [String: Any]) throws {
  let body = try JSONSerialization.data(withJSONObject: answer)
  let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
  FileHandle.standardOutput.write(Data(head) + body)
}

while let message = try nextMessage() {
  if message["getCapability"] != nil {
    try send(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else {
    try send(["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]])
  }
}
