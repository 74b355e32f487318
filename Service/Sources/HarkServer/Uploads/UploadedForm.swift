import Hummingbird

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
