#if os(Linux)
  import Glibc
  import NIOCore

  /// A question to Linux for the socket at the other end of one connection (`sock_diag(7)`).
  ///
  /// The kernel looks the connection up by its addresses and ports, so an answer does not depend on
  /// how many sockets there are, nor on those that are opened and closed meanwhile.
  enum SocketDiagnosis {
    /// Returns the owner of the socket with which `client` is connected to `server`.
    static func owner(of client: SocketEnd, to server: SocketEnd) -> PeerAccount.Answer {
      guard client.address.count == server.address.count,
        case let kind = Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
        case let asking = socket(AF_NETLINK, kind, sockDiagnosis), asking >= 0
      else { return .unknown }
      defer { close(asking) }
      // The kernel answers within the call that sends the question.
      let question = Array(question(client, server).readableBytesView)
      guard send(asking, question, question.count, 0) == question.count else { return .unknown }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = recv(asking, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return count > 0 ? answer(in: ByteBuffer(bytes: bytes.prefix(count))) : .unknown
    }

    /// Returns a `nlmsghdr` with an `inet_diag_req_v2` for one socket, whose own end is the client.
    static func question(_ client: SocketEnd, _ server: SocketEnd) -> ByteBuffer {
      var bytes = ByteBuffer()
      bytes.writeMultipleIntegers(
        UInt32(72), diagnosisByFamily, request, UInt32(0), UInt32(0), endianness: .host)
      bytes.writeMultipleIntegers(
        UInt8(client.address.count == 4 ? AF_INET : AF_INET6), UInt8(IPPROTO_TCP), UInt16(0))
      // All states; the answer names the socket's.
      bytes.writeInteger(UInt32.max)
      bytes.writeMultipleIntegers(client.port, server.port)
      for end in [client, server] {
        bytes.writeBytes(end.address)
        bytes.writeRepeatingByte(0, count: 16 - end.address.count)
      }
      // Any interface, and no cookie of an earlier answer.
      bytes.writeMultipleIntegers(UInt32(0), UInt64.max)
      return bytes
    }

    /// Reads a `nlmsghdr` with an `inet_diag_msg`.
    static func answer(in bytes: ByteBuffer) -> PeerAccount.Answer {
      func number(at place: Int) -> UInt32? {
        bytes.getInteger(at: bytes.readerIndex + place, endianness: .host)
      }
      let start = bytes.readerIndex
      guard let type: UInt16 = bytes.getInteger(at: start + 4, endianness: .host),
        type == diagnosisByFamily, let state: UInt8 = bytes.getInteger(at: start + 17),
        let account = number(at: 80), let inode = number(at: 84)
      else { return .unknown }
      // The kernel reports account 0 for a socket that no process has open any more. A listening
      // socket is found only if there is no connection.
      return state == SocketTable.established && inode != 0 ? .found(account) : .closed
    }

    // Constants of <linux/netlink.h> and <linux/sock_diag.h>, which Glibc's module lacks.
    private static let sockDiagnosis: Int32 = 4
    private static let diagnosisByFamily: UInt16 = 20
    private static let request: UInt16 = 1
  }
#endif
