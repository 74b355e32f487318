import Hummingbird
import NIOCore
import NIOHTTPTypes
import Synchronization

/// The body of a request, which must keep arriving, with a record of whether it was read
/// completely.
///
/// A client that waits for permission to send its body (`Expect: 100-continue`) receives that
/// permission when the first piece is requested, but not if the request is refused because of its
/// header.
struct PacedBody: AsyncSequence, Sendable {
  typealias Element = ByteBuffer

  private let body: RequestBody
  private let reading: BodyReading
  private let begin: @Sendable () -> Void

  init(_ request: Request, _ reading: BodyReading, over channel: any Channel) {
    body = request.body
    self.reading = reading
    let isExpected = request.headers[.expect]?.lowercased() == "100-continue"
    begin = {
      guard isExpected else { return }
      let head = HTTPResponsePart.head(HTTPResponse(status: .continue))
      channel.writeAndFlush(head, promise: nil)
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    begin()
    return AsyncIterator(inner: body.makeAsyncIterator(), reading: reading)
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var inner: RequestBody.AsyncIterator
    fileprivate let reading: BodyReading
    private var pace = UploadPace()

    fileprivate init(inner: RequestBody.AsyncIterator, reading: BodyReading) {
      self.inner = inner
      self.reading = reading
    }

    mutating func next() async throws -> ByteBuffer? {
      guard let piece = try await inner.next() else {
        reading.end()
        return nil
      }
      try pace.took(piece.readableBytes)
      return piece
    }
  }
}

/// A record of whether a request's body has been read to its end.
final class BodyReading: Sendable {
  private let isOver: Atomic<Bool>

  /// Creates the record of a request, which has a body only if its header declares one.
  init(_ request: Request) {
    let length = request.headers[.contentLength]
    let isEmpty = length.map { Int($0) == 0 } ?? (request.headers[.transferEncoding] == nil)
    isOver = Atomic(isEmpty)
  }

  /// Whether part of the body is unread.
  var isUnread: Bool { !isOver.load(ordering: .relaxed) }

  fileprivate func end() { isOver.store(true, ordering: .relaxed) }
}
