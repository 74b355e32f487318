import Testing

@testable import HarkCommand

@Suite("The address of a server")
struct HTTPAddressTests {
  @Test(
    "An invalid HTTP address is a usage error",
    arguments: [
      "", " ", "foo", "/v1", "ftp://x", "file:///etc/passwd", "http://", "http://a:99999",
      "http://a:0", "http://[::1]:1", "http:a",
    ])
  func none(_ text: String) {
    #expect {
      try HTTPAddress(text, example: "http://localhost:8000/v1")
    } throws: { error in
      (error as? CommandFailure)?.status == .usage
    }
  }

  @Test("The server's name excludes credentials and the path")
  func server() throws {
    let address = try HTTPAddress("https://me:secret@notes.example:81/v1//", example: "")
    #expect(address.url == "https://me:secret@notes.example:81/v1")
    #expect(address.server == "https://notes.example:81" && !address.isOnThisMachine)
    let loud = try HTTPAddress("HTTP://LocalHost", example: "")
    #expect(loud.isOnThisMachine && loud.url == "http://LocalHost")
  }
}
