import Hark

extension TextEdit: Confidential {
  /// What kind of change it is, and how long the new text.
  public var description: String {
    switch self {
    case .replace(let range, let new): "replace(\(range), with: <\(new.count) characters>)"
    case .insert(let new): "insert(<\(new.count) characters>)"
    case .deleteBackward: "deleteBackward"
    case .select(let range): "select(\(range?.description ?? "nil"))"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

extension Composer.Answer: Confidential {
  /// What came, without what was said.
  public var description: String {
    switch self {
    case .piece(let piece): "piece(<\(piece.count) characters>)"
    case .complete: "complete"
    case .failed(let failure): "failed(\(failure))"
    }
  }
}

extension Capture.Request: Confidential {
  /// Its kind, and how long the text is.
  public var description: String { "Request(\(contentType), <\(content.count) characters>)" }
}

extension MealLog.Request: Confidential {
  /// How long the text is.
  public var description: String { "Request(<\(text.count) characters>)" }
}

extension MealLog.Stage: Confidential {
  /// How far the meal is, without what it is.
  public var description: String {
    switch self {
    case .telling: "telling"
    case .typing: "typing"
    case .analyzing(let id): "analyzing(\(id))"
    case .succeeded(let id, let meal): "succeeded(\(id), \(meal))"
    case .results(let meal): "results(\(meal))"
    case .failed(let failure): "failed(\(failure))"
    case .saved(let text): "saved(<\(text.count) characters>)"
    }
  }
}
