import Hummingbird

/// `/v1/models`: the names by which clients may ask for what the server has.
struct ModelRoutes: Sendable {
  let models: ServedModels

  func add(to group: RouterGroup<UserContext>) {
    group.get("models") { _, _ in try JSONAnswer.response(ModelList(data: models.all)) }
    group.get("models/:id") { _, context in
      guard let id = context.parameters.get("id"),
        let model = models.all.first(where: { $0.id == id })
      else { throw models.unknown }
      return try JSONAnswer.response(model)
    }
  }

  private struct ModelList: Encodable {
    let object = "list"
    let data: [ServedModel]
  }
}

/// What a server has, by the names under which clients ask for it.
struct ServedModels: Sendable {
  /// Those that turn sound into words.
  let transcription: [ServedModel]

  /// Those that speak.
  let speech: [ServedModel]

  /// Names that programs written for OpenAI have built in; each stands for what this server has.
  private static let transcriptionNames = [
    "whisper-1", "gpt-4o-transcribe", "gpt-4o-mini-transcribe", "gpt-transcribe",
  ]
  private static let speechNames = ["tts-1", "tts-1-hd", "gpt-4o-mini-tts"]

  init(_ services: FileServices) {
    let recognizer = services.recognizer.traits.name
    transcription = ([recognizer] + Self.transcriptionNames).map {
      ServedModel(id: $0, root: recognizer)
    }
    let speaker = services.speech?.name
    speech =
      speaker.map { name in
        ([name] + Self.speechNames).map { ServedModel(id: $0, root: name) }
      } ?? []
  }

  var all: [ServedModel] { transcription + speech }

  /// What is said of a name that stands for nothing.
  var unknown: Refusal { Self.unknown(all) }

  /// Checks the name of a model among `known`.
  static func check(_ name: String?, among known: [ServedModel]) throws(Refusal) {
    guard let name, !name.isEmpty else { throw .noModel }
    guard known.contains(where: { $0.id == name }) else { throw unknown(known) }
  }

  private static func unknown(_ known: [ServedModel]) -> Refusal {
    Refusal(
      .notFound,
      "There is no such model; ask for one of \(known.map(\.id).joined(separator: ", ")).",
      code: "model_not_found", of: "model")
  }
}

/// A model as it is listed.
struct ServedModel: Encodable, Equatable {
  let id: String
  let object = "model"

  /// Nobody knows when: the beginning of 1970.
  let created = 0
  let ownedBy = "hark"

  /// What really does the work.
  let root: String

  private enum CodingKeys: String, CodingKey {
    case id, object, created, root
    case ownedBy = "owned_by"
  }
}

extension Refusal {
  static let noModel = Refusal(
    .badRequest, "Name a model; GET /v1/models lists them.", code: "missing_required_parameter",
    of: "model")
}
