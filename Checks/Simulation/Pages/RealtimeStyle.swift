@testable import World

/// How a realtime client uses the protocol in one session.
struct RealtimeStyle {
  /// Whether the client requests interim text, which allows it to resume its session.
  let isInterim: Bool
  let wantsText: Bool
  let detects: Bool

  /// Whether a message may end in the middle of a sample, and the maximum message length, in bytes.
  let splitsSamples: Bool
  let block: Int
  private let detection: String

  init(_ world: Surroundings) {
    isInterim = !world.once(in: 3)
    wantsText = !world.once(in: 12)
    detects = world.once(in: 2)
    splitsSamples = world.once(in: 4)
    block = world.pick([3_200, 3_201, 16_000, 32_000])
    detection = world.pick([
      #"{"type":"server_vad"}"#, #"{"type":"server_vad","silence_duration_ms":1000}"#,
      #"{"type":"server_vad","prefix_padding_ms":1000}"#,
      #"{"type":"semantic_vad","eagerness":"high"}"#,
    ])
  }

  /// A short description for the trace.
  var text: String {
    "\(isInterim ? "interim text" : "deltas"), blocks of \(block)\(splitsSamples ? ", split" : "")"
  }

  /// Returns the session's configuration as JSON.
  func session(detects: Bool) -> String {
    #"{"type":"transcription","hark":{"interim":\#(isInterim)},"audio":{"input":{"#
      + #""format":{"type":"audio/pcm","rate":16000},"#
      + (wantsText ? "" : #""transcription":null,"#)
      + #""turn_detection":\#(detects ? detection : "null")}}}"#
  }
}
