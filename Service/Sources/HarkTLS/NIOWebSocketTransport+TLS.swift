import HarkServer
import NIOCore
import NIOSSL

extension NIOWebSocketTransport {
  /// TLS 1.2 or later, to servers whose certificate this system trusts.
  public static let tls: Encrypting = { channel, host in
    let context = try NIOSSLContext(configuration: .makeClientConfiguration())
    // A number is no name that a certificate could be asked for.
    let name = host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." } ? nil : host
    try channel.pipeline.syncOperations.addHandler(
      try NIOSSLClientHandler(context: context, serverHostname: name))
  }
}
