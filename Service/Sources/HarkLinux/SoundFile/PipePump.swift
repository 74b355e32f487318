import Foundation

/// Copies piped audio into the reader's `SoundLine`, on its own thread, until either end is closed.
struct PipePump {
  /// The bytes already read from the pipe, which are sent first.
  let head: [UInt8]

  /// The reader of the remaining bytes.
  let reader: PipeReader

  /// Starts copying; at the end of the input, ends the audio and closes the descriptor.
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
        // MSG_NOSIGNAL suppresses SIGPIPE, so that a closed decoder does not end the process.
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
