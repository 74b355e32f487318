import HarkCommand
import HarkServer
import HarkTLS

/// The way in of the command line whose server can encrypt.
@main
enum Main {
  static func main() {
    CommandProcess.run(
      tls: TLSSupport(
        server: Encryption.tls(certificate:key:), client: NIOWebSocketTransport.tls))
  }
}
