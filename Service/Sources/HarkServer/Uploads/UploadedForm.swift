import Foundation
import HTTPTypes
import Hummingbird
import NIOPosix

/// A form with one file, read from the body of a request in pieces.
struct UploadedForm {
  private(set) var fields: [String: [String]] = [:]

  /// The file, whose size in bytes is `size`.
  let file: UploadFile
  private(set) var size = 0

  /// The maximum total size of the text fields, in bytes.
  static let textLimit = 64 * 1_024

  private let reserve: @Sendable (Int) throws(HTTPRefusal) -> Void
  private var hasFile = false
  private var texts = 0
  private var current: (name: String, isFile: Bool, text: [UInt8])?

  /// Creates a form from the body of a request, in which the file can have up to `limit` bytes.
  ///
  /// `reserve` receives the size of the file as far as it is known before that many bytes are written.
  init(
    _ request: Request, limit: Int, reserve: @escaping @Sendable (Int) throws(HTTPRefusal) -> Void
  ) async throws {
    guard let boundary = MultipartParser.boundary(in: request.headers[.contentType]) else {
      throw HTTPRefusal.noForm
    }
    if let length = request.headers[.contentLength].flatMap(Int.init),
      length > limit + Self.textLimit
    {
      throw HTTPRefusal.fileTooLarge(limit)
    }
    // A client whose file does not fit need not send it first.
    try reserve(min(request.headers[.contentLength].flatMap(Int.init) ?? 0, limit))
    self.reserve = reserve
    file = try UploadFile()
    var parser = MultipartParser(boundary: boundary)
    for try await piece in request.body {
      for found in try parser.take(piece.readableBytesView) { try await take(found, limit: limit) }
    }
    try parser.end()
    guard hasFile else { throw HTTPRefusal.noFile }
    guard size > 0 else { throw HTTPRefusal.emptyFile }
  }

  private mutating func take(_ found: MultipartParser.Found, limit: Int) async throws {
    switch found {
    case .part(let name, let isFile):
      if name == "file", hasFile { throw HTTPRefusal.twoFiles }
      if isFile, name != "file" { throw HTTPRefusal.strangeFile }
      if name == "file" { hasFile = true }
      current = (name, name == "file", [])
    case .bytes(let bytes): try await add(bytes, limit: limit)
    case .partEnd:
      guard let part = current, !part.isFile else { return }
      guard let text = String(validating: part.text, as: UTF8.self) else {
        throw HTTPRefusal.badFormText
      }
      fields[part.name, default: []].append(text)
    }
  }

  private mutating func add(_ bytes: [UInt8], limit: Int) async throws {
    if current?.isFile == true {
      size += bytes.count
      if size > limit { throw HTTPRefusal.fileTooLarge(limit) }
      try reserve(size)
      try await file.append(bytes)
    } else {
      texts += bytes.count
      if texts > Self.textLimit { throw HTTPRefusal.longFormText }
      current?.text += bytes
    }
  }
}

/// A temporary file without a lasting name, which other users cannot open and whose space is freed
/// when the last reference is released or the process ends.
final class UploadFile: Sendable {
  private let descriptor: Int32

  init() throws(HTTPRefusal) {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    descriptor = Self.nameless(in: folder)
    guard descriptor >= 0 else { throw [EMFILE, ENFILE].contains(errno) ? .noMoreFiles : .noRoom }
  }

  deinit { close(descriptor) }

  /// The path at which only this process can open the file, as long as this object exists.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// Appends bytes, on a thread that may block on the disk.
  func append(_ bytes: [UInt8]) async throws {
    let isWritten = try await NIOThreadPool.singleton.runIfActive { [self] in write(bytes) }
    if !isWritten { throw HTTPRefusal.noRoom }
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let step = Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if step < 0, errno != EINTR { return false }
        written += max(step, 0)
      }
      return true
    }
  }

  /// Linux's `O_TMPFILE`, which Swift does not import because it combines two flags.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  /// Returns the descriptor of an unnamed file, briefly named where necessary; negative on failure.
  private static func nameless(in folder: String) -> Int32 {
    let file = open(folder, temporary | O_RDWR | O_CLOEXEC, 0o600)
    if file >= 0 { return file }
    var path = Array("\(folder)/hark-upload-XXXXXX".utf8CString)
    let named = mkstemp(&path)
    if named >= 0 {
      unlink(path)
      _ = fcntl(named, F_SETFD, FD_CLOEXEC)
    }
    return named
  }
}
