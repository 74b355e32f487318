import Hark
import HarkScreens

extension StatusLine {
  /// Creates the line with the words being spoken, or the agent's name and reply, and any hint.
  init(_ call: Call) {
    let snapshot = call.snapshot
    self.init(snapshot, call.wording)
    if snapshot.phase == .speaking { level = snapshot.replyLevel }
    if snapshot.phase == .muted { state += ", m to unmute" }
    if call.isRecorded { state = "⏺ " + state }
    words = Self.words(call)
    if let hint = Self.hint(call) { words = words.isEmpty ? hint : "(\(hint)) \(words)" }
  }

  private static func hint(_ call: Call) -> String? {
    guard call.offersNoiseSuppression else { return call.hint }
    return "n: " + call.wording[notice: .acceptNoiseOffer] + " "
      + call.wording[call: .noiseSuppression]
  }

  private static func words(_ call: Call) -> String {
    let snapshot = call.snapshot
    switch snapshot.phase {
    case .recording, .listening: return call.wording.hint(for: snapshot.input) ?? call.preview ?? ""
    case .finalizing: return call.preview ?? ""
    case .waiting, .speaking:
      return snapshot.reply.isEmpty ? "" : "\(call.agentName): \(snapshot.reply)"
    case .idle, .rationale, .authorizing, .starting, .paused, .muted, .failed: return ""
    }
  }
}
