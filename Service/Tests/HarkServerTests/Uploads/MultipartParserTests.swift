import Testing

@testable import HarkServer

@Suite("Multipart parser")
struct MultipartParserTests {
  private static let body =
    "before\r\n--edge \r\nContent-Disposition: form-data; name=\"model\"\r\n\r\nwhisper-1\r\n"
    + "--edge\r\nContent-Type: audio/wav\r\nContent-Disposition: form-data; name=file; "
    + "filename=\"a;\\\"b.wav\"\r\n\r\nRI\r\n--edg\r\r\nFF\r\n--edge\r\n"
    + "content-disposition: form-data ; name=\"empty\"\r\n\r\n\r\n--edge--\r\nbehind"

  private static let found: [MultipartParser.Found] = [
    .part(name: "model", isFile: false), .bytes(Array("whisper-1".utf8)), .partEnd,
    .part(name: "file", isFile: true), .bytes(Array("RI\r\n--edg\r\r\nFF".utf8)), .partEnd,
    .part(name: "empty", isFile: false), .partEnd,
  ]

  @Test("The parts do not depend on how the bytes are divided", arguments: [1, 2, 3, 7, 64, 1_000])
  func pieces(of length: Int) throws {
    var parser = MultipartParser(boundary: "edge")
    var found: [MultipartParser.Found] = []
    var rest = Array(Self.body.utf8)[...]
    while !rest.isEmpty {
      for next in try parser.take(rest.prefix(length)) {
        if case .bytes(let more) = next, case .bytes(let bytes)? = found.last {
          found[found.count - 1] = .bytes(bytes + more)
        } else {
          found.append(next)
        }
      }
      rest = rest.dropFirst(length)
    }
    try parser.end()
    #expect(found == Self.found)
  }

  @Test("A form that ends before its last boundary is refused")
  func breaksOff() throws {
    var parser = MultipartParser(boundary: "edge")
    _ = try parser.take(Array(Self.body.utf8).dropLast(12))
    #expect(throws: HTTPRefusal.tornForm) { try parser.end() }
  }

  @Test(
    "An invalid part is refused",
    arguments: [
      "--edge\r\nname=a\r\n\r\n", "--edge\r\nContent-Disposition: form-data\r\n\r\n",
      "--edge\r\n" + String(repeating: "a", count: 9_000), "--edgeyy",
      "--edge" + String(repeating: " ", count: 99),
      "--edge" + String(repeating: " ", count: 99)
        + "\r\nContent-Disposition: form-data; name=a\r\n\r\n",
    ])
  func nonsense(_ body: String) {
    var parser = MultipartParser(boundary: "edge")
    #expect(throws: HTTPRefusal.badPart) { try parser.take(body.utf8) }
  }

  @Test("Ten thousand parts are too many")
  func tooMany() {
    var parser = MultipartParser(boundary: "edge")
    let part = "--edge\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n"
    #expect(throws: HTTPRefusal.tooManyParts) {
      try parser.take(String(repeating: part, count: 10_000).utf8)
    }
  }

  @Test("The data around the parts is limited", arguments: [("", "--edge--"), ("--edge--", "")])
  func around(_ before: String, _ behind: String) throws {
    let parser = MultipartParser(boundary: "edge")
    func take(_ length: Int, by count: Int) throws {
      var parser = parser
      let body = Array((before + String(repeating: "a", count: length) + "\r\n" + behind).utf8)
      for start in stride(from: 0, to: body.count, by: count) {
        _ = try parser.take(body[start..<min(start + count, body.count)])
      }
    }
    for count in [1, 10_000] {
      try take(8_000, by: count)
      #expect(throws: HTTPRefusal.tooMuchAround) { try take(9_000, by: count) }
    }
  }

  @Test("A boundary is read with and without quotation marks")
  func boundary() {
    let form = "multipart/form-data; charset=utf-8; boundary="
    #expect(MultipartParser.boundary(in: form + "ab") == "ab")
    #expect(MultipartParser.boundary(in: form + "\"a b\"") == "a b")
    #expect(MultipartParser.boundary(in: form) == nil)
    #expect(MultipartParser.boundary(in: "multipart/mixed; boundary=ab") == nil)
    #expect(MultipartParser.boundary(in: nil) == nil)
  }
}
