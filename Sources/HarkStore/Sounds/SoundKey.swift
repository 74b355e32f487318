import Foundation
import Hark

#if canImport(COpenSSL)
  import COpenSSL
#else
  import CryptoKit
#endif

/// The key that encrypts saved audio.
///
/// On Apple's systems, keep it in the Keychain; on Linux, in a file that only its owner can read.
public struct SoundKey: Sendable {
  /// The length of a key, in bytes.
  public static let length = 32

  /// The key as bytes, for example for the Keychain.
  public let bytes: Data

  /// Creates the key with these bytes; `nil` if their number is not `length`.
  public init?(_ bytes: Data) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// Creates a random key.
  public init() {
    var generator = SystemRandomNumberGenerator()
    bytes = Data((0..<Self.length).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// Returns the key in the file at `path`, which is created with a random key if it does not exist.
  ///
  /// Throws `StoreFailure.unreachable` if the file cannot be read or created, or if other users can
  /// read it, and `.damaged` if it does not contain a key.
  public static func file(at path: String) throws(StoreFailure) -> SoundKey {
    try key { () throws(PrivateFile.Failure) in
      try PrivateFile(path: path).readOrMake { SoundKey().bytes }
    }
  }

  /// Returns the key in the file at `path`, which is not created; `nil` if it does not exist.
  ///
  /// Throws like `file(at:)`.
  package static func saved(at path: String) throws(StoreFailure) -> SoundKey? {
    if access(path, F_OK) != 0, errno == ENOENT { return nil }
    return try key { () throws(PrivateFile.Failure) in try PrivateFile(path: path).read() }
  }

  private static func key(
    _ read: () throws(PrivateFile.Failure) -> Data
  ) throws(StoreFailure) -> SoundKey {
    let bytes: Data
    do { bytes = try read() } catch { throw .unreachable }
    guard let key = SoundKey(bytes) else { throw .damaged }
    return key
  }
}

extension SoundKey: Confidential {
  /// Three bullets.
  public var description: String { "•••" }
}

// ChaCha20-Poly1305 (RFC 8439): a random nonce of 12 bytes, the ciphertext, and a tag of 16 bytes.
#if canImport(COpenSSL)
  extension SoundKey {
    private static let nonceLength = 12
    private static let tagLength = 16

    /// Encrypts `data`, which can only be decrypted with the same `context`.
    func seal(_ data: Data, for context: Data) throws -> Data {
      let cipher = try Cipher()
      let nonce = SoundKey().bytes.prefix(Self.nonceLength)
      var sealed = [UInt8](repeating: 0, count: data.count)
      var tag = [UInt8](repeating: 0, count: Self.tagLength)
      var count: Int32 = 0
      let source = Array(data)
      try cipher.check(
        EVP_EncryptInit_ex(cipher.context, EVP_chacha20_poly1305(), nil, Array(bytes), Array(nonce))
      )
      try cipher.check(
        EVP_EncryptUpdate(cipher.context, nil, &count, Array(context), Int32(context.count)))
      try cipher.check(
        EVP_EncryptUpdate(cipher.context, &sealed, &count, source, Int32(source.count)))
      try cipher.check(EVP_EncryptFinal_ex(cipher.context, nil, &count))
      try cipher.check(
        EVP_CIPHER_CTX_ctrl(cipher.context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagLength), &tag))
      return nonce + sealed + tag
    }

    /// Decrypts `sealed`; throws if the key or `context` differs, or if `sealed` was modified.
    func open(_ sealed: Data, for context: Data) throws -> Data {
      guard sealed.count >= Self.nonceLength + Self.tagLength else { throw StoreFailure.damaged }
      let cipher = try Cipher()
      let nonce = Array(sealed.prefix(Self.nonceLength))
      var tag = Array(sealed.suffix(Self.tagLength))
      let source = Array(sealed.dropFirst(Self.nonceLength).dropLast(Self.tagLength))
      var data = [UInt8](repeating: 0, count: source.count)
      var count: Int32 = 0
      try cipher.check(
        EVP_DecryptInit_ex(cipher.context, EVP_chacha20_poly1305(), nil, Array(bytes), nonce))
      try cipher.check(
        EVP_DecryptUpdate(cipher.context, nil, &count, Array(context), Int32(context.count)))
      try cipher.check(
        EVP_DecryptUpdate(cipher.context, &data, &count, source, Int32(source.count)))
      try cipher.check(
        EVP_CIPHER_CTX_ctrl(cipher.context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagLength), &tag))
      try cipher.check(EVP_DecryptFinal_ex(cipher.context, nil, &count))
      return Data(data)
    }

    private final class Cipher {
      let context: OpaquePointer

      init() throws {
        guard let context = EVP_CIPHER_CTX_new() else { throw StoreFailure.broken }
        self.context = context
      }

      deinit { EVP_CIPHER_CTX_free(context) }

      func check(_ result: Int32) throws { if result != 1 { throw StoreFailure.damaged } }
    }
  }
#else
  extension SoundKey {
    /// Encrypts `data`, which can only be decrypted with the same `context`.
    func seal(_ data: Data, for context: Data) throws -> Data {
      try ChaChaPoly.seal(data, using: SymmetricKey(data: bytes), authenticating: context).combined
    }

    /// Decrypts `sealed`; throws if the key or `context` differs, or if `sealed` was modified.
    func open(_ sealed: Data, for context: Data) throws -> Data {
      let box = try ChaChaPoly.SealedBox(combined: sealed)
      return try ChaChaPoly.open(box, using: SymmetricKey(data: bytes), authenticating: context)
    }
  }
#endif
