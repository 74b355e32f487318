import Foundation

@testable import HarkTesting

/// The output of a program to a pipe or a terminal, read as it arrives.
final class WrittenText: Sendable {
  private struct Text {
    var bytes = Data()
    var isOver = false
  }

  private let text = Watched(Text())

  /// Reads from `descriptor` until its end or a zero byte, then closes it.
  ///
  /// The zero byte marks the end of a terminal's output, which has no end of its own.
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

  /// The output so far.
  var string: String { String(decoding: text.now.bytes, as: UTF8.self) }

  /// Waits until the output ends.
  func ends() async { await text.wait { $0.isOver } }

  /// Waits until `find` returns a value for the output so far, and returns that value.
  ///
  /// Returns `nil` if the output ends or the task is canceled without a value.
  func first<Found>(_ find: @escaping @Sendable (Data) -> Found?) async -> Found? {
    await text.wait { $0.isOver || find($0.bytes) != nil }
    return find(text.now.bytes)
  }
}
