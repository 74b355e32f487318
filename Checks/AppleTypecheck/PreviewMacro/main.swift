// The compiler's plugin behind `#Preview`, which expands it to nothing: by then the compiler has
// type-checked what stands in it. A message to or from the compiler is its length, eight bytes with
// the least first, and then JSON.
import Foundation

/// Reads as many bytes as were asked for; nothing once the compiler has closed its end.
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
  // The compiler ends with an empty message.
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
