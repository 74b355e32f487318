import Hummingbird
import NIOCore
import NIOHTTPTypes
import Synchronization

/// The body of a request, which must keep coming, and of which is known whether all of it was read.
///
/// A client that waits to be told that its body is wanted (`Expect: 100-continue`) is told so when the
/// first piece is asked for, and not where the request is refused by its head.
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

/// Whether a request's body has been read to its end.
final class BodyReading: Sendable {
  private let isOver: Atomic<Bool>

  /// One of a request that has a body only where its head says so.
  init(_ request: Request) {
    let length = request.headers[.contentLength]
    let isEmpty = length.map { Int($0) == 0 } ?? (request.headers[.transferEncoding] == nil)
    isOver = Atomic(isEmpty)
  }

  /// Whether something is left of it.
  var isUnread: Bool { !isOver.load(ordering: .relaxed) }

  fileprivate func end() { isOver.store(true, ordering: .relaxed) }
}
