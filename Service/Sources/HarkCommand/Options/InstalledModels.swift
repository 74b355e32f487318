import Foundation

/// The sherpa-onnx models that the user installed with `hark model add`, and the one in use.
struct InstalledModels {
  let folder: String

  /// The name that selects PocketSphinx again; no model can have it.
  static let standard = "pocketsphinx"

  init(places: UserPlaces = UserPlaces()) { folder = places.models }

  /// The name of the model in use; `nil` if it is PocketSphinx.
  var chosen: String? {
    let text = try? String(contentsOfFile: choiceFile, encoding: .utf8)
    let name = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return Self.isName(name) ? name : nil
  }

  /// The folder of the model in use, which may have been deleted since.
  var chosenFolder: String? { chosen.map(path) }

  var names: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter(Self.isName).sorted()
  }

  func path(of name: String) -> String { folder + "/" + name }

  /// Returns the folder of an installed model.
  func existing(_ name: String) throws(CommandFailure) -> String {
    guard names.contains(name) else {
      throw .usage("No model is named \(name); hark model list shows the models.")
    }
    return path(of: name)
  }

  /// Selects a model, or PocketSphinx if `name` is `nil`, for all commands.
  func choose(_ name: String?) throws(CommandFailure) {
    do {
      if let name {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        // Atomic, so that the choice is the old or the new one even if the disk is full.
        try (name + "\n").write(toFile: choiceFile, atomically: true, encoding: .utf8)
      } else if FileManager.default.fileExists(atPath: choiceFile) {
        try FileManager.default.removeItem(atPath: choiceFile)
      }
    } catch { throw Self.cannotWrite(folder) }
  }

  /// Deletes a model; PocketSphinx replaces it if it was in use.
  func remove(_ name: String) throws(CommandFailure) {
    let model = try existing(name)
    if chosen == name { try choose(nil) }
    do { try FileManager.default.removeItem(atPath: model) } catch {
      throw CommandFailure(
        status: .cannotWrite, sentence: "Cannot delete \(model); check its permissions.")
    }
  }

  static func cannotWrite(_ folder: String) -> CommandFailure {
    CommandFailure(
      status: .cannotWrite,
      sentence: "Cannot write to \(folder); check its permissions and the free disk space.")
  }

  /// Whether a name is that of one folder, neither hidden nor an option.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && name != standard
      && name.first.map { $0 != "." && $0 != "-" } == true
      && name.unicodeScalars.allSatisfy { scalar in
        "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
          || scalar == "." || scalar == "-" || scalar == "_" || scalar == "+"
      }
  }

  private var choiceFile: String { folder + "/.chosen" }
}
