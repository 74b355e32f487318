import HTTPFixtures
import Testing

@testable import HarkServer

@Suite("Encodings and caching of the page's files", .timeLimit(.minutes(2)))
struct PageFilesTests {
  @Test(
    "The encoding is the one that the browser prefers",
    arguments: [
      ("gzip, deflate, br, zstd", [ContentCoding.brotli, .gzip]), ("gzip, deflate", [.gzip]),
      ("", []), ("identity", []), ("br;q=0, gzip", [.gzip]), ("gzip;q=0", []),
      ("br;q=0.2, gzip;q=0.9", [.gzip, .brotli]), ("GZIP ; Q=0.5", [.gzip]),
      ("*", [.brotli, .gzip]), ("*;q=0", []), ("gzip;q=0, *;q=0.1", [.brotli]),
      ("identity, gzip;q=0.5", []), ("identity;q=0.5, gzip", [.gzip]), ("gzip;q=nonsense", []),
      ("gzip;q=nan", []), (";;,,=", []), ("gzipped", []),
    ])
  func choice(_ field: String, _ codings: [ContentCoding]) {
    #expect(ContentCoding.accepted(field) == codings)
  }

  @Test("A browser that names no encoding receives none")
  func unnamed() { #expect(ContentCoding.accepted(nil).isEmpty) }

  @Test(
    "A versioned file is sent in the best encoding that exists, and kept",
    arguments: [
      ("app.js", "gzip, br", "br", "brotli"), ("app.js", "gzip", "gzip", "gzip"),
      ("app.js", "identity", nil, "export {}"), ("page.css", "gzip, br", "gzip", "gzip"),
      ("page.css", "br", nil, "body {}"), ("sign.png", "gzip, br", nil, "png"),
    ] as [(String, String, String?, String)])
  func versioned(_ file: String, _ accepted: String, _ coding: String?, _ body: String) async throws
  {
    let (server, folder) = try await PageRoutesTests.server()
    let client = RawHTTP(port: server.port, of: server)
    let fields: [String: String?] = ["Accept-Encoding": accepted]
    let answer = try await client.send("GET", "/v/1/\(file)", fields)
    #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self) == body)
    #expect(answer.fields["content-encoding"] == coding)
    #expect(answer.fields["content-length"] == "\(body.utf8.count)")
    let type = ["app.js": "text/javascript", "page.css": "text/css", "sign.png": "image/png"]
    #expect(answer.fields["content-type"] == type[file])
    #expect(answer.fields["cache-control"] == "max-age=31536000, immutable")
    #expect(answer.fields["vary"] == "Accept-Encoding")

    let head = try await client.send("HEAD", "/v/1/\(file)", fields)
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.fields["content-length"] == "\(body.utf8.count)")
    #expect(head.fields["content-encoding"] == coding)

    let tag = try #require(answer.fields["etag"])
    let again = try await client.send(
      "GET", "/v/1/\(file)", fields.merging(["If-None-Match": tag]) { $1 })
    #expect(again.status == 304 && again.body.isEmpty)
    #expect(again.fields["vary"] == "Accept-Encoding")
    _ = folder
  }

  @Test("Each encoding has its own entity tag")
  func tags() async throws {
    let (server, folder) = try await PageRoutesTests.server()
    let client = RawHTTP(port: server.port, of: server)
    var tags: Set<String> = []
    for coding in ["br", "gzip", "identity"] {
      let answer = try await client.send("GET", "/v/1/app.js", ["Accept-Encoding": coding])
      tags.insert(try #require(answer.fields["etag"]))
    }
    #expect(tags.count == 3)
    _ = folder
  }

  @Test("A byte range is of the file itself, not of a compressed copy")
  func range() async throws {
    let (server, folder) = try await PageRoutesTests.server()
    let answer = try await RawHTTP(port: server.port, of: server)
      .send("GET", "/v/1/app.js", ["Accept-Encoding": "gzip, br", "Range": "bytes=2-4"])
    #expect(answer.status == 206 && String(decoding: answer.body, as: UTF8.self) == "por")
    #expect(answer.fields["content-range"] == "bytes 2-4/9")
    #expect(answer.fields["content-encoding"] == nil)
    _ = folder
  }

  @Test(
    "A byte range is answered as RFC 9110 specifies",
    arguments: [
      ("bytes=0-1", "bytes 0-1/9", "ex"), ("bytes=-5", "bytes 4-8/9", "rt {}"),
      ("bytes=-9", "bytes 0-8/9", "export {}"), ("bytes=-100", "bytes 0-8/9", "export {}"),
      ("bytes=-99999999999999999999", "bytes 0-8/9", "export {}"), ("Bytes=8-", "bytes 8-8/9", "}"),
      ("bytes=7-99999999999999999999", "bytes 7-8/9", "{}"), ("bytes=-0", "bytes */9", nil),
      ("bytes=9-", "bytes */9", nil), ("bytes=99999999999-", "bytes */9", nil),
      ("bytes=99999999999999999999-", "bytes */9", nil), ("bytes=9-9", "bytes */9", nil),
    ] as [(String, String, String?)])
  func ranges(_ range: String, _ found: String, _ body: String?) async throws {
    let (server, folder) = try await PageRoutesTests.server()
    let client = RawHTTP(port: server.port, of: server)
    for path in ["/look/level.js", "/v/1/app.js"] {
      let answer = try await client.send("GET", path, ["Range": range])
      #expect(answer.status == (body == nil ? 416 : 206))
      #expect(answer.fields["content-range"] == found)
      if let body { #expect(String(decoding: answer.body, as: UTF8.self) == body) }
    }
    _ = folder
  }

  @Test(
    "An invalid or unsuitable Range field is ignored",
    arguments: [
      "bytes=5-2", "bytes=a-b", "bytes=-", "bytes=", "bytes", "lines=1-2", "bytes=0-1,3-4",
      "bytes=--1", "bytes=+1-2", "bytes= 1-2",
    ])
  func ignored(_ range: String) async throws {
    let (server, folder) = try await PageRoutesTests.server()
    let client = RawHTTP(port: server.port, of: server)
    for path in ["/look/level.js", "/v/1/app.js"] {
      let answer = try await client.send("GET", path, ["Range": range])
      #expect(answer.status == 200 && answer.fields["content-range"] == nil)
      #expect(String(decoding: answer.body, as: UTF8.self) == "export {}")
    }
    _ = folder
  }

  @Test("A range is of the file that the client has begun to load, and only of a GET request")
  func conditional() async throws {
    let (server, folder) = try await PageRoutesTests.server()
    let client = RawHTTP(port: server.port, of: server)
    let path = "/look/level.js"
    let tag = try #require(try await client.send("GET", path).fields["etag"])
    let range = ["Range": "bytes=50-"]
    #expect(
      try await client.send("GET", path, range.merging(["If-Range": tag]) { $1 }).status == 416)
    let other = try await client.send("GET", path, range.merging(["If-Range": "\"x\""]) { $1 })
    #expect(other.status == 200 && other.body.count == 9)
    #expect(
      try await client.send("GET", path, range.merging(["If-None-Match": tag]) { $1 }).status == 304
    )
    #expect(try await client.send("HEAD", path, range).status == 200)
    #expect(try await client.send("GET", "/nope.js", range).status == 404)
    _ = folder
  }

  @Test(
    "A file of another version is not found, and that is not kept",
    arguments: ["/v/2/app.js", "/v/app.js", "/v/1/nope.js", "/v/1", "/v/1/"])
  func missing(_ path: String) async throws {
    let (server, folder) = try await PageRoutesTests.server()
    let answer = try await RawHTTP(port: server.port, of: server)
      .send("GET", path, ["Accept-Encoding": "gzip, br"])
    #expect(answer.status == (path == "/v/1" ? 301 : 404))
    #expect(answer.fields["cache-control"] == "no-store")
    #expect(answer.fields["content-encoding"] == nil)
    _ = folder
  }

  @Test("Files without a version are sent as they are and revalidated")
  func unversioned() async throws {
    let (server, folder) = try await PageRoutesTests.server()
    let answer = try await RawHTTP(port: server.port, of: server)
      .send("GET", "/look/level.js", ["Accept-Encoding": "gzip, br"])
    #expect(answer.fields["cache-control"] == "no-cache")
    #expect(answer.fields["content-encoding"] == nil && answer.fields["vary"] == nil)
    _ = folder
  }
}
