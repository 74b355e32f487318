import Foundation
import HarkServices
import HarkStore
import Hummingbird
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("OpenAPI document")
struct OpenAPIDocumentTests {
  @Test("It states whether a key is required", arguments: [true, false])
  func key(_ isNeeded: Bool) async throws {
    let services = FileServer.services()
    let document = OpenAPIDocument(services, ServedModels(services), needsKey: isNeeded).json
    let security: JSONValue = isNeeded ? [["key": []]] : [["key": []], [:]]
    #expect(document["security"] == security)
  }

  @Test("It lists exactly the routes for programs, with their methods", arguments: [true, false])
  func routes(_ hasPage: Bool) async throws {
    let folder = try TemporaryFolder()
    let services = FileServer.services()
    let page = hasPage ? SessionServer.page() : nil
    let server = HarkServer(
      store: try CaptureStore(path: folder.file("captures.sqlite")),
      tokens: await TokenAuthority(.random()), page: page, files: services)
    let hub = page.map { SessionEndpoint($0, ServerSettings(), server.tokens).hub }
    let routes = Set(
      server.routers(hub).main.routes
        .map { "\($0.method.rawValue) \(Self.path($0.path.description))" }
        .filter { route in
          ["/v1/", "/health", "/metrics"].contains { route.contains(" " + $0) }
        })
    let document = OpenAPIDocument(
      services, ServedModels(services), hasRealtime: hasPage
    ).json
    guard case .object(let paths)? = document["paths"] else {
      Issue.record("no paths")
      return
    }
    let documented = paths.flatMap { path, methods -> [String] in
      guard case .object(let methods) = methods else { return [] }
      return methods.keys.map { "\($0.uppercased()) \(path)" }
    }
    #expect(Set(documented) == routes)
  }

  @Test("Every referenced schema exists")
  func references() throws {
    let services = FileServer.services()
    let document = OpenAPIDocument(services, ServedModels(services)).json
    let text = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
      .replacingOccurrences(of: "\\/", with: "/")
    let names = Set(
      text.components(separatedBy: "#/components/schemas/").dropFirst()
        .map { String($0.prefix { $0 != "\"" }) })
    #expect(!names.isEmpty)
    for name in names { #expect(document["components"]?["schemas"]?[name] != nil, "\(name)") }
  }

  /// Returns a route in the notation of the document.
  private static func path(_ route: String) -> String {
    let parts = route.split(separator: "/").map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : $0 }
    return "/" + parts.joined(separator: "/")
  }
}
