import HTTPTypes

// Refusals of requests to the file API, and of forms that contain files.
extension HTTPRefusal {
  static let unknownCall = HTTPRefusal(
    .notFound, "Unknown path or method; /openapi.json lists them.", code: "unknown_url")
  static let unknownKey = HTTPRefusal(
    .unauthorized,
    "Send an API key that is valid, such as a token from hark token, in the Authorization header, "
      + "after Bearer.", code: "invalid_api_key", [.wwwAuthenticate: "Bearer"])
  static let foreignPage = HTTPRefusal(
    .forbidden, "Only programs and this server's own pages may use the API; use one of its pages.",
    code: "foreign_origin")
  static let noModel = HTTPRefusal(
    .badRequest, "Specify a model; GET /v1/models lists them.",
    code: "missing_required_parameter", of: "model")
  static let noRecognizer = HTTPRefusal(
    .serviceUnavailable,
    "The recognizer is unavailable; run hark doctor on the server to find the cause.",
    code: "recognizer_unavailable")
  static let speechFailed = HTTPRefusal(
    .serviceUnavailable, "Speech synthesis failed. Try again.", code: "speech_failed")
  static let speechBusy = busy("Too many speech requests are running", wait: 2)

  static let noForm = HTTPRefusal(
    .unsupportedMediaType,
    "Send the file as multipart/form-data with the boundary in Content-Type, as curl -F does.",
    code: "invalid_form")
  static let badPart = invalidForm(
    "A part of the form has an invalid header; give each part a Content-Disposition with a name.")
  static let tornForm = invalidForm("The form ends before its last boundary; send it again.")
  static let badFormText = invalidForm("Send the form's text fields in UTF-8.")
  static let tooManyParts = formTooLarge(
    "The form has too many parts; send at most \(MultipartParser.partLimit).")
  static let tooMuchAround = formTooLarge(
    "The form has too much data before its first boundary or after its last; send only its parts.")
  static let longFormText = formTooLarge(
    "The form's text fields are too long; send at most \(UploadedForm.textLimit / 1_024) KiB.")

  static let noFile = HTTPRefusal(
    .badRequest, "Send the audio in the form field named file.", code: "missing_file", of: "file")
  static let twoFiles = HTTPRefusal(
    .badRequest, "Send one file per request.", code: "too_many_files", of: "file")
  static let strangeFile = HTTPRefusal(
    .badRequest, "Send the audio in the field file, and no other file.", code: "too_many_files")
  static let emptyFile = HTTPRefusal(
    .badRequest, "The file is empty; record or copy the audio again.", code: "empty_file",
    of: "file")
  static let slowBody = HTTPRefusal(
    .requestTimeout, "The body arrived too slowly; send it again over a better connection.",
    code: "upload_timeout")
  static let noRoom = HTTPRefusal(
    HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"),
    "The server has no space for the file; free space in its folder for temporary files.",
    code: "no_room")
  static let noMoreFiles = HTTPRefusal(
    .serviceUnavailable, "The server has too many open files; try again in 10 seconds.",
    code: "server_busy", [.retryAfter: "10"])

  static func spaceTaken(wait: Int) -> HTTPRefusal {
    busy("Other files take up the space for uploads", wait: wait)
  }

  static func queueFull(wait: Int) -> HTTPRefusal { busy("Too many files are waiting", wait: wait) }

  static func fileTooLarge(_ limit: Int) -> HTTPRefusal {
    HTTPRefusal(
      .contentTooLarge,
      "The file is too large; send at most \(limit >> 20) MiB, or send it as FLAC or in parts.",
      code: "file_too_large", of: "file")
  }

  static func badSound(_ sentence: String, code: String = "invalid_audio") -> HTTPRefusal {
    HTTPRefusal(.badRequest, sentence, code: code, of: "file")
  }

  static func overlong(_ seconds: Double) -> HTTPRefusal {
    badSound(
      "The audio is too long; send it in parts of at most \(FileServices.clock(seconds)).",
      code: "audio_too_long")
  }

  static func invalid(_ parameter: String, _ sentence: String) -> HTTPRefusal {
    HTTPRefusal(.badRequest, sentence, code: "invalid_value", of: parameter)
  }

  private static func invalidForm(_ sentence: String) -> HTTPRefusal {
    HTTPRefusal(.badRequest, sentence, code: "invalid_form")
  }

  private static func formTooLarge(_ sentence: String) -> HTTPRefusal {
    HTTPRefusal(.contentTooLarge, sentence, code: "form_too_large")
  }
}
