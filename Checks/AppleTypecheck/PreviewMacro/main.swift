// A compiler plugin with no dependency: speaks the plugin protocol (8-byte little-endian length + JSON)
// and expands every macro to nothing. The compiler has type-checked the macro's arguments by then.
import Foundation

let input = FileHandle.standardInput, output = FileHandle.standardOutput
func send(_ object: [String: Any]) {
  let body = try! JSONSerialization.data(withJSONObject: object)
  var size = UInt64(body.count).littleEndian
  output.write(Data(bytes: &size, count: 8) + body)
}
func read(_ n: Int) -> Data? {
  var data = Data()
  while data.count < n {
    let chunk = input.readData(ofLength: n - data.count)
    if chunk.isEmpty { return nil }
    data += chunk
  }
  return data
}
while let head = read(8) {
  let size = head.enumerated().reduce(UInt64(0)) {
    $0 | UInt64($1.element) << (8 * UInt64($1.offset))
  }
  guard let body = read(Int(size)),
    let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  else { break }
  if message["getCapability"] != nil {
    send(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else {
    send(["expandMacroResult": ["expandedSource": "", "diagnostics": [] as [Any]]])
  }
}
