import Foundation

/// Opens a TCP socket.
func openSocket() -> Int32 {
  #if os(Linux)
    return socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #else
    return socket(AF_INET, SOCK_STREAM, 0)
  #endif
}

/// Sends bytes, without a signal to this process if the peer has disconnected.
///
/// Returns the number of bytes that were sent, or -1.
func sendWithoutSignal(_ connection: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if os(Linux)
    return send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #else
    // Apple's systems disable the signal for the whole socket.
    var isOn: Int32 = 1
    setsockopt(
      connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return send(connection, bytes.baseAddress, bytes.count, 0)
  #endif
}
