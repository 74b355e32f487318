import Dispatch
import HarkServer

/// The process of a command line.
public enum CommandProcess {
  /// Makes an encryption of a file with a certificate and one with its key.
  public typealias Encrypting =
    @Sendable (_ certificate: String, _ key: String) throws(Encryption.Failure) -> Encryption

  /// How this process encrypts; nil where it was built without that.
  @TaskLocal static var encrypting: Encrypting?

  /// How this process encrypts its own connections to servers; nil where it was built without that.
  @TaskLocal static var lineEncrypting: NIOWebSocketTransport.Encrypting?

  /// Does what the arguments of the process say, and ends the process.
  ///
  /// Not `async`: the first thread would then be given to the main queue, which nobody needs here,
  /// and leave its stack in a way that callgrind cannot follow.
  public static func run(
    encrypting: Encrypting? = nil, lineEncrypting: NIOWebSocketTransport.Encrypting? = nil
  ) {
    ProcessSetup.prepare()
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      await $encrypting.withValue(encrypting) {
        await $lineEncrypting.withValue(lineEncrypting) { await RootCommand.main() }
      }
      ended.signal()
    }
    ended.wait()
  }
}
