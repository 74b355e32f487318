import Foundation
import HTTPFixtures
import Hark
import HarkServices
import Testing

@testable import HarkServer

@Suite("The captures API", .timeLimit(.minutes(5)))
struct CaptureRoutesTests {
  private struct Page: Decodable {
    var somethings: [Item]
    var next: Int?

    struct Item: Decodable {
      var id: Int
      var content: String?
    }
  }

  @Test("201: a saved capture is returned complete, and can be fetched and deleted")
  func savesAndDeletes() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let saved = try await client.save("hello “you”\n👩‍👩‍👧")
    #expect(saved.status == 201 && saved.fields["content-type"] == "application/json")
    let kept = try SavedCaptureCoding.decoder().decode(SavedCapture.self, from: Data(saved.body))
    #expect(kept.content == "hello “you”\n👩‍👩‍👧" && kept.userId == "ada")
    #expect(kept.contentType == .text && kept.createdAt == kept.updatedAt)
    #expect(abs(kept.createdAt.timeIntervalSinceNow) < 3_600)
    let place = try #require(saved.fields["location"])
    #expect(place == "/api/somethings/\(kept.id)")
    let again = try await client.send("GET", place)
    #expect(again.status == 200 && again.body == saved.body)
    #expect(again.fields["cache-control"] == "no-store")
    let deleted = try await client.send("DELETE", place)
    #expect(deleted.status == 204 && deleted.body.isEmpty)
    #expect(try await client.send("GET", place).status == 404)
    #expect(try await client.send("DELETE", place).status == 404)
  }

  @Test(
    "400: not a JSON object with two strings",
    arguments: [
      "", "hello", "[]", "null", "{\"content\":\"a\"}", "{\"contentType\":\"text\"}",
      "{\"content\":1,\"contentType\":\"text\"}", "{\"content\":null,\"contentType\":\"text\"}",
      "{\"content\":\"\\ud800\",\"contentType\":\"text\"}", String(repeating: "[", count: 99_999),
    ])
  func badBody(_ body: String) async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let answer = try await client.send(
      "POST", "/api/somethings", ["Content-Type": "application/json"], text: body)
    #expect(answer.status == 400 && answer.error != nil)
    #expect(try await server.store.page(of: "ada", limit: 9).captures.isEmpty)
  }

  @Test("400: text that is not UTF-8")
  func badUnicode() async throws {
    let client = try await LiveServer().client()
    let body =
      Array("{\"content\":\"".utf8) + [0xC3, 0x28] + Array("\",\"contentType\":\"text\"}".utf8)
    #expect(try await client.send("POST", "/api/somethings", body: body).status == 400)
    let text = "{\"content\":\"a\",\"contentType\":\"text\"}"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32BigEndian] {
      let body = [UInt8](try #require(text.data(using: encoding)))
      #expect(try await client.send("POST", "/api/somethings", body: body).status == 400)
    }
  }

  @Test(
    "400: an invalid page",
    arguments: ["limit=0", "limit=101", "limit=x", "before=0", "before=-1", "before=x", "limit="])
  func badPage(_ query: String) async throws {
    let client = try await LiveServer().client()
    let answer = try await client.send("GET", "/api/somethings?" + query)
    #expect(answer.status == 400 && answer.error?.contains("from 1 to 100") == true)
  }

  @Test("400: a key that is too long, or not in ASCII", arguments: ["a b", "ü", "long"])
  func badKey(_ key: String) async throws {
    let client = try await LiveServer().client()
    let key = key == "long" ? String(repeating: "k", count: 201) : key
    let answer = try await client.save("a", key: key)
    #expect(answer.status == 400 && answer.error?.contains("Idempotency-Key") == true)
  }

  @Test("404: another user's capture, an invalid number, and an unknown path")
  func notFound() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let place = try #require(try await client.save("mine").fields["location"])
    let other = try await server.client("bob")
    for path in [
      place, "/api/somethings/x", "/api/somethings/9223372036854775808", "/api/none", "/",
    ] {
      let answer = try await other.send("GET", path)
      #expect(answer.status == 404 && answer.error != nil, "\(path)")
    }
    #expect(try await other.send("DELETE", place).status == 404)
    let page: Page = try await other.send("GET", "/api/somethings").json()
    #expect(page.somethings.isEmpty)
    #expect(try await client.send("GET", place).status == 200)
    let number = try #require(place.split(separator: "/").last)
    for other in ["0\(number)", "+\(number)", "%2B\(number)", "-\(number)"] {
      #expect(try await client.send("GET", "/api/somethings/" + other).status == 404, "\(other)")
    }
  }

  @Test("413: a text of more than 10,000 characters or 40,000 scalars, and a larger body")
  func tooLarge() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let longest = String(repeating: "👍🏽", count: CaptureBody.limit)
    #expect(try await client.save(longest).status == 201)
    // A single character can have any number of scalars.
    let tall = "a" + String(repeating: "\u{301}", count: 40_000)
    for text in [longest + "x", String(repeating: "a", count: 3_000_000), tall] {
      let answer = try await client.save(text)
      #expect(answer.status == 413 && answer.error?.contains("10000") == true)
    }
    let unsaid = try await client.send(
      "POST", "/api/somethings",
      ["Content-Length": nil, "Transfer-Encoding": "chunked", "Content-Type": "application/json"],
      text: "80000\r\n" + String(repeating: "a", count: 0x80000) + "\r\n0\r\n\r\n")
    #expect(unsaid.status == 413)
    #expect(try await server.store.page(of: "ada", limit: 9).captures.count == 1)
  }

  @Test(
    "415: a body not declared as JSON",
    arguments: [
      nil, "text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1",
    ])
  func notJSON(_ type: String?) async throws {
    let client = try await LiveServer().client()
    let body = "{\"content\":\"a\",\"contentType\":\"text\"}"
    let answer = try await client.send(
      "POST", "/api/somethings", ["Content-Type": type], text: body)
    #expect(answer.status == 415 && answer.error?.contains("application/json") == true)
    let packed = try await client.send(
      "POST", "/api/somethings", ["Content-Encoding": "gzip"], text: body)
    #expect(packed.status == 415)
    let right = try await client.send(
      "POST", "/api/somethings", ["Content-Type": "Application/JSON; charset=\"UTF-8\""],
      text: body)
    #expect(right.status == 201)
  }

  @Test(
    "422: an empty text, U+0000, and another content type",
    arguments: [
      ("", "text"), (" \\n\\u2003", "text"), ("a\\u0000b", "text"), ("a", "voice"),
      ("a", "image"), ("a", ""),
    ])
  func unprocessable(_ content: String, _ type: String) async throws {
    let client = try await LiveServer().client()
    let answer = try await client.send(
      "POST", "/api/somethings", text: "{\"content\":\"\(content)\",\"contentType\":\"\(type)\"}")
    #expect(answer.status == 422 && answer.error != nil)
  }

  @Test("A key saves a text once, and is refused for another text")
  func idempotency() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let first = try await client.save("a", key: "k")
    let again = try await client.save("a", key: "k")
    #expect(first.status == 201 && again.status == 201 && again.body == first.body)
    let other = try await client.save("b", key: "k")
    #expect(other.status == 422 && other.error?.contains("key") == true)
    #expect(try await server.store.page(of: "ada", limit: 9).captures.count == 1)
  }

  @Test("429: a user above the rate gets Retry-After, and others are served")
  func tooMany() async throws {
    let server = try await LiveServer(rate: RequestRate(burst: 3, perMinute: 1))
    let client = try await server.client()
    for _ in 0..<3 { #expect(try await client.save("a").status == 201) }
    let answer = try await client.save("a")
    #expect(answer.status == 429 && answer.error != nil)
    let wait = try #require(answer.fields["retry-after"].flatMap(Int.init))
    #expect(1...60 ~= wait)
    #expect(try await server.client("bob").save("a").status == 201)
  }

  @Test("Pages neither repeat nor skip captures while others are added")
  func pages() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    for number in 0..<25 { _ = try await client.save("\(number)") }
    var seen: [String?] = []
    var query = "?limit=7"
    while true {
      let page: Page = try await client.send("GET", "/api/somethings" + query).json()
      seen += page.somethings.map(\.content)
      _ = try await client.save("new")
      guard let next = page.next else { break }
      query = "?limit=7&before=\(next)"
    }
    #expect(seen == (0..<25).reversed().map { "\($0)" })
    let first: Page = try await client.send("GET", "/api/somethings").json()
    #expect(first.somethings.count == 29 && first.next == nil)
    #expect(first.somethings.first?.content == "new")
  }

  @Test("A thousand saves from eight concurrent clients are stored, each once")
  func thousand() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let answered = try await withThrowingTaskGroup(of: [String].self) { group in
      for part in 0..<8 {
        group.addTask {
          var kept: [String] = []
          for number in 0..<125 {
            let text = "\(part)-\(number)"
            if try await client.save(text, key: text).status == 201 { kept.append(text) }
          }
          return kept
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answered.count == 1_000)
    let all = try await server.store.page(of: "ada", limit: 2_000).captures
    #expect(all.count == 1_000 && Set(all.compactMap(\.content)) == Set(answered))
  }
}
