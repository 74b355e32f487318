import Foundation
import HTTPTypes
import Hummingbird
import NIOPosix

/// A form with one file, read from the body of a request in pieces.
struct UploadedForm {
  /// The texts of each field, in the order received.
  private(set) var fields: [String: [String]] = [:]

  /// The file, and its size in bytes.
  let file: UploadFile
  private(set) var size = 0

  /// The maximum total size of the text fields, in bytes.
  static let textLimit = 64 * 1_024

  private var hasFile = false
  private var texts = 0
  private var current: (name: String, isFile: Bool, text: [UInt8])?

  /// Creates a form from the body of a request, in which the file can have up to `limit` bytes.
  init(_ request: Request, limit: Int) async throws {
    guard let boundary = MultipartParser.boundary(in: request.headers[.contentType]) else {
      throw Refusal.noForm
    }
    if let length = request.headers[.contentLength].flatMap(Int.init),
      length > limit + Self.textLimit
    {
      throw Refusal.fileTooLarge(limit)
    }
    file = try UploadFile()
    var parser = MultipartParser(boundary: boundary)
    do {
      for try await piece in request.body {
        for found in try parser.take(piece.readableBytesView) {
          try await take(found, limit: limit)
        }
      }
      try parser.end()
    } catch let fault as MultipartParser.Fault {
      throw Refusal(fault)
    }
    guard hasFile else { throw Refusal.noFile }
    guard size > 0 else { throw Refusal.emptyFile }
  }

  private mutating func take(_ found: MultipartParser.Found, limit: Int) async throws {
    switch found {
    case .part(let name, let isFile):
      if name == "file", hasFile { throw Refusal.twoFiles }
      if isFile, name != "file" { throw Refusal.strangeFile }
      if name == "file" { hasFile = true }
      current = (name, name == "file", [])
    case .bytes(let bytes): try await add(bytes, limit: limit)
    case .partEnd:
      guard let part = current, !part.isFile else { return }
      guard let text = String(validating: part.text, as: UTF8.self) else {
        throw Refusal.badFormText
      }
      fields[part.name, default: []].append(text)
    }
  }

  private mutating func add(_ bytes: [UInt8], limit: Int) async throws {
    if current?.isFile == true {
      size += bytes.count
      if size > limit { throw Refusal.fileTooLarge(limit) }
      try await file.append(bytes)
    } else {
      texts += bytes.count
      if texts > Self.textLimit { throw Refusal.longFormText }
      current?.text += bytes
    }
  }
}

/// A private temporary file for uploaded data.
///
/// The file never has a lasting name, so no other process can open it and it leaves nothing behind
/// however the process ends; its space is freed when the last reference is released.
final class UploadFile: Sendable {
  private let descriptor: Int32

  init() throws(Refusal) {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    descriptor = Self.nameless(in: folder)
    guard descriptor >= 0 else { throw [EMFILE, ENFILE].contains(errno) ? .noMoreFiles : .noRoom }
  }

  deinit { close(descriptor) }

  /// The path at which only this process can open the file while it is retained.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// Appends bytes, on a thread that can wait for the disk.
  func append(_ bytes: [UInt8]) async throws {
    let isWritten = try await NIOThreadPool.singleton.runIfActive { [self] in write(bytes) }
    if !isWritten { throw Refusal.noRoom }
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

  /// Linux's `O_TMPFILE`, a combination of two flags that Swift does not import.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  /// Returns the descriptor of a file without a name, or a negative value on failure.
  ///
  /// On file systems without unnamed files, the file has a name for a moment.
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

extension Refusal {
  static let noForm = Refusal(
    .unsupportedMediaType,
    "Send the file as multipart/form-data whose Content-Type names the boundary, as curl -F does.",
    code: "invalid_form")
  static let noFile = Refusal(
    .badRequest, "Send the sound in a form's field named file.", code: "missing_file", of: "file")
  static let twoFiles = Refusal(
    .badRequest, "Send one file a request.", code: "too_many_files", of: "file")
  static let strangeFile = Refusal(
    .badRequest, "Send the sound in the field file, and no other file.", code: "too_many_files")
  static let emptyFile = Refusal(
    .badRequest, "The file is empty; record or copy the sound again.", code: "empty_file",
    of: "file")
  static let badFormText = Refusal(
    .badRequest, "Send the texts of the form in UTF-8.", code: "invalid_form")
  static let longFormText = Refusal(
    .contentTooLarge,
    "The texts of the form are too long; send no more than \(UploadedForm.textLimit / 1_024) KiB.",
    code: "form_too_large")
  static let slowBody = Refusal(
    .requestTimeout, "The body came too slowly; send it again over a better connection.",
    code: "upload_timeout")
  static let noRoom = Refusal(
    HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"),
    "The server has no room for the file; make room in its folder for temporary files.",
    code: "no_room")
  static let noMoreFiles = Refusal(
    .serviceUnavailable, "The server has too many files open; send it again in 10 seconds.",
    code: "server_busy", [.retryAfter: "10"])

  static func fileTooLarge(_ limit: Int) -> Refusal {
    Refusal(
      .contentTooLarge,
      "The file is too large; send no more than \(limit >> 20) MiB, or send it as FLAC or in parts.",
      code: "file_too_large", of: "file")
  }

  init(_ fault: MultipartParser.Fault) {
    switch fault {
    case .badHead:
      self.init(
        .badRequest,
        "A part of the form has no head that can be read; give each Content-Disposition with a name.",
        code: "invalid_form")
    case .tooManyParts:
      self.init(
        .contentTooLarge,
        "The form has too many parts; send no more than \(MultipartParser.partLimit).",
        code: "form_too_large")
    case .tooMuchAround:
      self.init(
        .contentTooLarge,
        "The form has too much before its first boundary or behind its last; send its parts alone.",
        code: "form_too_large")
    case .endsEarly:
      self.init(
        .badRequest, "The form breaks off before its last boundary; send it again.",
        code: "invalid_form")
    }
  }
}
