import Foundation
import Hark
import HarkTesting

/// A capture service that follows a script: one entry per save, the last entry for all further
/// saves.
final class ScriptedCaptureService: CaptureService {
  enum Script {
    case saves(meaning: String?)
    case fails(CaptureFailure)

    /// Waits until the test answers.
    case waits
  }

  private struct State: Sendable {
    var asked: [Capture.Save] = []
    var waiting: CheckedContinuation<SavedCapture, any Error>?
  }

  enum Capture {
    struct Save: Sendable {
      let content: String
      let contentType: SavedCapture.ContentType
    }
  }

  private let scripts: [Script]
  private let state = Watched(State())

  init(_ scripts: Script...) { self.scripts = scripts.isEmpty ? [.saves(meaning: nil)] : scripts }

  /// The requested saves, in order.
  var asked: [Capture.Save] { state.now.asked }

  func save(_ content: String, as contentType: SavedCapture.ContentType) async throws
    -> SavedCapture
  {
    let number = state.change { state in
      state.asked.append(.init(content: content, contentType: contentType))
      return state.asked.count
    }
    switch scripts[min(number, scripts.count) - 1] {
    case .saves(let meaning):
      let now = Date(timeIntervalSince1970: 1_000)
      return SavedCapture(
        id: number, userId: "ada", content: content, contentType: contentType, meaning: meaning,
        createdAt: now, updatedAt: now)
    case .fails(let failure): throw failure
    case .waits:
      return try await withCheckedThrowingContinuation { waiting in
        state.change { $0.waiting = waiting }
      }
    }
  }

  /// Waits for a pending save and answers it.
  func answer(_ result: Result<SavedCapture, CaptureFailure>) async {
    await state.wait { $0.waiting != nil }
    let waiting = state.change { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: result.mapError { $0 })
  }
}
