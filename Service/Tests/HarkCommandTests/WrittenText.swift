import Foundation

@testable import HarkTesting

/// What a program writes to a pipe or a terminal, read as it comes.
final class WrittenText: Sendable {
  private struct Text {
    var bytes = Data()
    var isOver = false
  }

  private let text = Watched(Text())

  /// Reads from `descriptor`, which it closes, until that ends or a zero byte comes: a terminal has no
  /// end of its own.
  init(_ descriptor: Int32) {
    let text = text
    Thread.detachNewThread {
      var piece = [UInt8](repeating: 0, count: 65_536)
      var isOver = false
      while !isOver {
        let count = read(descriptor, &piece, piece.count)
        if count < 0, errno == EINTR { continue }
        let written = piece.prefix(max(count, 0)).prefix { $0 != 0 }
        isOver = count <= 0 || written.count < count
        text.change { [isOver] in
          $0.bytes += written
          $0.isOver = isOver
        }
      }
      close(descriptor)
    }
  }

  /// All so far.
  var string: String { String(decoding: text.now.bytes, as: UTF8.self) }

  /// Returns once it is over.
  func ends() async { await text.wait { $0.isOver } }

  /// What `find` makes of all that is written, as soon as that is something; nil when it is over, or
  /// the task is cancelled, without.
  func first<Found>(_ find: @escaping @Sendable (Data) -> Found?) async -> Found? {
    await text.wait { $0.isOver || find($0.bytes) != nil }
    return find(text.now.bytes)
  }
}
