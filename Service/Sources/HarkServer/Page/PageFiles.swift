import HTTPTypes
import Hummingbird

/// Chooses the encoding of the page's files, and sets how long browsers cache them.
///
/// The name of the folder in `/v` is the version of its files, so that browsers can cache them
/// without revalidation. `scripts/page` compresses these files when it builds the page:
/// `page.css.br` and `page.css.gz` are copies of `page.css`. Browsers revalidate other files each
/// time, by entity tag.
struct PageFiles: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let isVersioned = request.uri.path.hasPrefix("/v/")
    // Revalidate only by entity tag: `scripts/page` derives modification times from contents.
    var head = request.head
    head.headerFields[.ifModifiedSince] = nil
    let range = request.method == .get ? request.headers[.range].flatMap(ByteRange.init) : nil
    // Other ranges are ignored, as RFC 9110 (section 14.2) allows or requires.
    if range == nil { head.headerFields[.range] = nil }
    let request = Request(head: head, body: request.body)
    var answer: Response
    if let range {
      answer = try await part(range, request, context, next)
    } else {
      answer = try await isVersioned ? encoded(request, context, next) : next(request, context)
    }
    // Only files have entity tags; other responses, such as refusals, must not be cached.
    guard answer.headers[.eTag] != nil else { return answer }
    answer.headers[.cacheControl] = isVersioned ? "max-age=31536000, immutable" : "no-cache"
    if isVersioned {
      answer.headers[.vary] = "Accept-Encoding"
      // Browsers request ranges only of audio and video.
      answer.headers[.acceptRanges] = nil
    }
    answer.headers[.lastModified] = nil
    return answer
  }

  /// Answers with the bytes of a file that are in `range`, which is passed on in the only form that
  /// Hummingbird treats as RFC 9110 does: with two numbers below the size.
  private func part(
    _ range: ByteRange, _ request: Request, _ context: ServerContext,
    _ next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var head = request.head
    head.headerFields[.range] = nil
    let whole = Request(head: head, body: request.body)
    head.method = .head
    let file = try? await next(Request(head: head, body: request.body), context)
    // Routes, such as that of recordings, have ranges of their own.
    guard let file, file.status == .ok, let tag = file.headers[.eTag],
      let size = file.headers[.contentLength].flatMap(Int.init)
    else { return try await next(request, context) }
    guard request.headers[.ifRange] ?? tag == tag else { return try await next(whole, context) }
    guard let bytes = range.bytes(of: size) else { throw HTTPRefusal.badRange(of: size) }
    head = request.head
    head.headerFields[.range] = "bytes=\(bytes.lowerBound)-\(bytes.upperBound)"
    return try await next(Request(head: head, body: request.body), context)
  }

  private func encoded(
    _ request: Request, _ context: ServerContext,
    _ next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    for coding in ContentCoding.accepted(request.headers[.acceptEncoding]) {
      var head = request.head
      head.path = path + coding.ending
      do {
        var answer = try await next(Request(head: head, body: request.body), context)
        answer.headers[.contentEncoding] = coding.rawValue
        let type = path.split(separator: ".").last.flatMap {
          MediaType.getMediaType(forExtension: String($0))
        }
        answer.headers[.contentType] = type?.description
        return answer
      } catch let error as HTTPError where error.status == .notFound {
        // The file has no copy with this encoding.
      }
    }
    return try await next(request, context)
  }
}

/// An encoding in which a browser can receive a file.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip

  /// The file name extension of a compressed copy.
  var ending: String { self == .brotli ? ".br" : ".gz" }

  /// Returns the encodings that an `Accept-Encoding` value weights at least as high as no encoding,
  /// by descending weight; at equal weight, the one that compresses better comes first.
  static func accepted(_ field: String?) -> [ContentCoding] {
    var weights: [String: Double] = [:]
    for offer in (field ?? "").lowercased().split(separator: ",") {
      let parts = offer.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
      weights[parts.first ?? ""] = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
    func weight(_ coding: ContentCoding) -> Double {
      weights[coding.rawValue] ?? weights["*"] ?? 0
    }
    let allowed = allCases.filter { weight($0) > 0 && weight($0) >= weights["identity"] ?? 0 }
    return weight(.gzip) > weight(.brotli) ? allowed.reversed() : allowed
  }
}
