import HTTPTypes

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

  /// Creates the refusal of an invalid form.
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
