import Foundation

/// Carries piped sound into its reader's line, on a thread of its own, until either end is closed.
struct PipePump {
  /// What has been read from the pipe already and goes first.
  let head: [UInt8]

  /// The rest of it.
  let reader: PipeReader

  /// Starts to carry, closes what it reads when there is no more, and then ends the sound.
  func start() {
    Thread.detachNewThread { [self] in
      var bytes = head
      while !bytes.isEmpty, send(bytes) {
        bytes = reader.next(1 << 16)
      }
      shutdown(reader.line.feed, Int32(SHUT_WR))
      close(reader.descriptor)
    }
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        // MSG_NOSIGNAL: a decoder that has gone is no reason to end the process.
        let step = Glibc.send(
          reader.line.feed, buffer.baseAddress.map { $0 + sent }, buffer.count - sent,
          Int32(MSG_NOSIGNAL))
        if step < 0, errno != EINTR { return false }
        sent += max(step, 0)
      }
      return true
    }
  }
}
