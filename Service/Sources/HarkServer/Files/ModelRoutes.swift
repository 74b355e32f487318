import HarkServices
import Hummingbird

/// The routes `/v1/models` and `/v1/models/ID`, which describe the models that clients can request.
struct ModelRoutes: Sendable {
  let models: ServedModels

  func add(to group: RouterGroup<UserContext>) {
    group.get("models") { _, _ in try JSONAnswer.list(models.all.map(\.json)) }
    group.get("models/:id") { _, context in
      guard let id = context.parameters.get("id"),
        let model = models.all.first(where: { $0.id == id })
      else { throw models.unknown }
      return try JSONAnswer.response(model.json)
    }
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
      .notFound, "Unknown model; choose one of \(known.map(\.id).joined(separator: ", ")).",
      code: "model_not_found", of: "model")
  }
}

/// A model name, and the model that actually does the work.
struct ServedModel: Equatable {
  let id: String
  let root: String

  /// The model as listed to clients; its unknown creation time is reported as the start of 1970.
  var json: JSONValue {
    ["id": .string(id), "object": "model", "created": 0, "owned_by": "hark", "root": .string(root)]
  }
}
