import Foundation
import HTTPFixtures
import Hark
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("The page's files", .timeLimit(.minutes(2)))
struct PageRoutesTests {
  /// Starts a server for a folder that contains a page, with a secret file beside it.
  static func server() async throws -> (LiveServer, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let web = folder.file("web")
    for path in [web + "/look", web + "/.hidden", web + "/v/1"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for (path, text) in [
      (web + "/index.html", "<!doctype html>"), (web + "/look/level.js", "export {}"),
      (web + "/sound.wasm", "\0asm"), (web + "/page.webmanifest", "{}"),
      (web + "/v/1/app.js", "export {}"), (web + "/v/1/app.js.gz", "gzip"),
      (web + "/v/1/app.js.br", "brotli"), (web + "/v/1/page.css", "body {}"),
      (web + "/v/1/page.css.gz", "gzip"), (web + "/v/1/sign.png", "png"),
      (web + "/.hidden/secret", "secret"), (web + "/.env", "secret"),
      (folder.file("secret"), "secret"),
    ] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    var page = SessionServer.page()
    page.folder = PageFolder(path: web)
    return (try await LiveServer(page: page), folder)
  }

  @Test("Files have their types and are revalidated on each use")
  func files() async throws {
    let (server, folder) = try await Self.server()
    let client = RawHTTP(port: server.port, of: server)
    for (path, type) in [
      ("/", "text/html"), ("/look/level.js", "text/javascript"),
      ("/sound.wasm", "application/wasm"), ("/page.webmanifest", "application/manifest+json"),
    ] {
      let answer = try await client.send("GET", path)
      #expect(answer.status == 200 && answer.fields["content-type"] == type)
      #expect(answer.fields["cache-control"] == "no-cache")
      let tag = try #require(answer.fields["etag"])
      #expect(try await client.send("GET", path, ["If-None-Match": tag]).status == 304)
    }
    _ = folder
  }

  @Test(
    "Only an entity tag shows that a file is unchanged, as its time is not that of its change",
    arguments: ["/look/level.js", "/v/1/app.js"])
  func modificationTime(_ path: String) async throws {
    let (server, folder) = try await Self.server()
    let answer = try await RawHTTP(port: server.port, of: server)
      .send("GET", path, ["If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"])
    #expect(answer.status == 200 && answer.fields["last-modified"] == nil)
    #expect(String(decoding: answer.body, as: UTF8.self) == "export {}")
    _ = folder
  }

  @Test(
    "Files outside the folder and hidden files are not served",
    arguments: [
      "/../secret", "/look/../../secret", "/%2e%2e/secret", "/..%2fsecret", "/%2e%2e%2fsecret",
      "/look/%2e%2e/%2e%2e/secret", "/....//secret", "/..%5csecret", "/..\\secret", "//secret",
      "/%252e%252e/secret", "/.env", "/.hidden/secret", "/%2eenv", "/look/%00", "/secret",
      "/look/level.js%00.html", "/file:///etc/passwd", "/%c0%ae%c0%ae/secret", "/nope.js",
      "/samples/../secret", "/samples/%2e%2e%2fsecret.wav", "/samples/..%2f..%2fsecret.wav",
      "/v/1/../../../secret", "/v/1/%2e%2e/%2e%2e/%2e%2e/secret", "/v/../secret", "/v/1/.secret",
      "/v/1/..%2f..%2f..%2fsecret", "/v/1/", "/v/", "/samples/",
    ])
  func traversal(_ path: String) async throws {
    let (server, folder) = try await Self.server()
    let answer = try await RawHTTP(port: server.port, of: server).send("GET", path)
    #expect(answer.status == 404 || answer.status == 400)
    #expect(!String(decoding: answer.body, as: UTF8.self).contains("secret"))
    _ = folder
  }

  @Test(
    "All responses, including refusals, have security headers",
    arguments: ["/", "/v/1/app.js", "/v/0/app.js", "/nope", "/api/somethings", "/session"])
  func headers(_ path: String) async throws {
    let (server, folder) = try await Self.server()
    let fields = try await RawHTTP(port: server.port, of: server).send("GET", path).fields
    let policy = try #require(fields["content-security-policy"])
    let parts = Set(policy.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(
      parts.isSuperset(of: [
        "default-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
        "object-src 'none'", "script-src 'self' 'wasm-unsafe-eval'",
      ]))
    #expect(policy.components(separatedBy: "unsafe").count == 2 && !policy.contains("http"))
    #expect(fields["x-content-type-options"] == "nosniff")
    #expect(fields["referrer-policy"] == "no-referrer")
    #expect(fields["cross-origin-resource-policy"] == "same-origin")
    // The following headers have an effect only on documents, so scripts are served without them.
    let isScript = path == "/v/1/app.js"
    #expect(parts.contains("media-src blob:") == !isScript)
    let permissions = fields["permissions-policy"]
    #expect(isScript ? permissions == nil : permissions?.hasPrefix("microphone=(self), ") == true)
    #expect(fields["cross-origin-opener-policy"] == (isScript ? nil : "same-origin"))
    _ = folder
  }

  @Test(
    "Files that a browser never runs have no policies",
    arguments: ["/v/1/page.css", "/v/1/sign.png", "/experiences.json"])
  func dataHeaders(_ path: String) async throws {
    let (server, folder) = try await Self.server()
    let answer = try await RawHTTP(port: server.port, of: server).send("GET", path)
    #expect(answer.status == 200 && answer.fields["x-content-type-options"] == "nosniff")
    #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
    #expect(answer.fields["content-security-policy"] == nil)
    #expect(answer.fields["permissions-policy"] == nil)
    _ = folder
  }

  @Test("Experiences are listed with titles in the browser's language, if available")
  func experiences() async throws {
    let (server, folder) = try await Self.server()
    let client = RawHTTP(port: server.port, of: server)
    let page: OfferedPage = try await client.send("GET", "/experiences.json").json()
    let english = page.experiences
    #expect(page.language == "en" && page.words.keys.allSatisfy { $0.hasPrefix("text.") })
    #expect(english.map(\.name) == ["composer", "capture", "mealLog", "dictation", "call"])
    #expect(english.map(\.title) == ["Chat", "Capture", "Log a Meal", "Dictation", "Voice Call"])
    let norwegian: OfferedPage = try await client.send(
      "GET", "/experiences.json", ["Accept-Language": "nb-NO,nb;q=0.9,en;q=0.8"]
    ).json()
    #expect(norwegian.language == "nb" && norwegian.words["microphone"] == "Mikrofon")
    #expect(norwegian.experiences.map(\.language) == ["en", "en", "en", "nb", "en"])
    #expect(norwegian.experiences[3].title == "Diktering")
    _ = folder
  }

  @Test("A server without a page explains how to add it")
  func noPage() async throws {
    let server = try await LiveServer(page: SessionServer.page())
    let answer = try await RawHTTP(port: server.port, of: server).send("GET", "/")
    #expect(answer.status == 404 && answer.error?.contains("--page") == true)
  }

  @Test("The list of sample recordings is read once, when the server starts")
  func sampleList() async throws {
    let folder = try TemporaryFolder()
    var page = SessionServer.page()
    page.samples = SampleFolder(path: folder.path)
    _ = try folder.write([0], to: "one.wav")
    let server = try await LiveServer(page: page)
    _ = try folder.write([0], to: "two.wav")
    let client = RawHTTP(port: server.port, of: server)
    let list: [SampleFolder.Sample] = try await client.send("GET", "/samples/index.json").json()
    #expect(list.map(\.name) == ["one"])
    #expect(try await client.send("GET", "/samples/one.wav").status == 200)
  }

  @Test("Sample recordings can be listed and fetched")
  func samples() async throws {
    let (server, folder) = try await Self.server()
    let client = RawHTTP(port: server.port, of: server)
    let list: [SampleFolder.Sample] = try await client.send("GET", "/samples/index.json").json()
    #expect(list.count == 5 && list.allSatisfy { $0.seconds > 2 && $0.title.hasSuffix("…") })
    for sample in list {
      let sound = try await client.send("GET", "/samples/\(sample.name).wav")
      #expect(sound.fields["content-type"] == "audio/wav" && sound.body.starts(with: "RIFF".utf8))
      #expect(abs(Double(sound.body.count) / 32_000 - sample.seconds) < 0.1)
    }
    _ = folder
  }
}
