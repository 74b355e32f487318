import Hummingbird

/// The routes below `/v1/models`, which list the model names that clients can request.
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

/// The server's models, by the names that clients request.
struct ServedModels: Sendable {
  let transcription: [ServedModel]
  let speech: [ServedModel]

  /// The model names built into OpenAI clients, each an alias for the server's own model.
  private static let transcriptionNames = [
    "whisper-1", "gpt-4o-transcribe", "gpt-4o-mini-transcribe", "gpt-transcribe",
  ]
  private static let speechNames = ["tts-1", "tts-1-hd", "gpt-4o-mini-tts"]

  init(_ services: FileServices) {
    func models(_ root: String, _ aliases: [String]) -> [ServedModel] {
      ([root] + aliases).map { ServedModel(id: $0, root: root) }
    }
    transcription = models(services.recognizer.traits.name, Self.transcriptionNames)
    speech = services.speech.map { models($0.name, Self.speechNames) } ?? []
  }

  var all: [ServedModel] { transcription + speech }

  var unknown: HTTPRefusal { Self.unknown(all) }

  static func check(_ name: String?, among known: [ServedModel]) throws(HTTPRefusal) {
    guard let name, !name.isEmpty else { throw .noModel }
    guard known.contains(where: { $0.id == name }) else { throw unknown(known) }
  }

  private static func unknown(_ known: [ServedModel]) -> HTTPRefusal {
    HTTPRefusal(
      .notFound,
      "Unknown model; choose one of \(known.map(\.id).joined(separator: ", ")).",
      code: "model_not_found", of: "model")
  }
}

/// A model as listed to clients.
struct ServedModel: Encodable, Equatable {
  let id: String
  let object = "model"

  /// The creation time, reported as the start of 1970 because it is unknown.
  let created = 0
  let ownedBy = "hark"

  /// The model that actually does the work.
  let root: String

  private enum CodingKeys: String, CodingKey {
    case id, object, created, root
    case ownedBy = "owned_by"
  }
}
