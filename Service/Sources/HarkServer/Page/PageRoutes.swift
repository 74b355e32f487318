import Foundation
import HTTPTypes
import Hark
import HarkPresentation
import Hummingbird

/// The page's dynamic content: experiences and sample recordings.
struct PageRoutes: Sendable {
  let samples: SampleFolder
  let hasPage: Bool

  func add(to router: Router<ServerContext>) {
    if !hasPage { router.get("/") { _, _ -> Response in throw HTTPRefusal.noPage } }
    router.get("experiences.json") { request, _ in
      try JSONAnswer.response(OfferedPage(for: Self.language(request)), Self.fresh)
    }
    // The list is read once, because any client can request it any number of times.
    let list = samples.samples
    router.get("samples/index.json") { _, _ in try JSONAnswer.response(list, Self.fresh) }
    router.get("samples/:file") { _, context in try sample(context) }
    router.get(RouterPath(String(Handshake.path.dropFirst()))) { _, _ -> Response in
      throw HTTPRefusal.plainSession
    }
  }

  /// The header fields that make browsers revalidate a response each time.
  private static let fresh: HTTPFields = [.cacheControl: "no-cache"]

  /// Returns the first language that the browser accepts; by default American English.
  private static func language(_ request: Request) -> LocaleTag {
    let first = request.headers[.acceptLanguage]?.prefix { $0 != "," && $0 != ";" }
    return first.flatMap { LocaleTag(String($0)) } ?? .americanEnglish
  }

  private func sample(_ context: ServerContext) throws -> Response {
    guard let name = context.parameters.get("file"), name.hasSuffix(".wav"),
      let file = samples.file(String(name.dropLast(4))),
      let bytes = FileManager.default.contents(atPath: file)
    else { throw HTTPRefusal.unknownPlace }
    var headers = Self.fresh
    headers[.contentType] = "audio/wav"
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

/// The experiences that the user can choose on the page, and the page's own language.
struct OfferedPage: Codable, Sendable, Equatable {
  let language: String

  /// The localized strings that replace the page's English ones, including those of the finishing
  /// settings, keyed by name.
  let words: [String: String]
  let experiences: [Experience]

  struct Experience: Codable, Sendable, Equatable {
    let name: String
    let title: String

    /// The language of the title and of the experience's sessions.
    let language: String
  }

  init(for locale: LocaleTag) { self.init(in: WrittenLanguage(locale)) }

  init(in language: WrittenLanguage) {
    self.language = language.locale.language
    words = language.page.merging(language.finishing) { own, _ in own }
    experiences = ScreenMaker.experiences.map { experience in
      let wording = Wording(for: experience, in: language)
      return Experience(
        name: experience.name, title: wording[.title], language: wording.language.locale.language)
    }
  }
}
