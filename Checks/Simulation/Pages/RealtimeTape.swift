import Foundation

@testable import World

/// A realtime client's audio in one session, its requests with their positions, and how much of
/// both has been sent.
struct RealtimeTape {
  private enum Request {
    case configure(String)
    case commit
    case clear

    var text: String {
      switch self {
      case .configure(let session): #"{"type":"session.update","session":\#(session)}"#
      case .commit: #"{"type":"input_audio_buffer.commit"}"#
      case .clear: #"{"type":"input_audio_buffer.clear"}"#
      }
    }
  }

  /// The minimum number of samples in a commit: 100 ms.
  private static let shortest = 10 * WordAudio.frame

  let style: RealtimeStyle
  private let room: Room

  /// The position of the session's first sample in the client's room.
  let origin: Int

  /// The number of samples recorded so far.
  private(set) var end = 0

  /// Whether the server detects turns.
  private(set) var detects: Bool

  /// The turns that the client has ended.
  private(set) var ended: [Range<Int>] = []

  /// The maximum number of commits that the server may refuse, and the number of clear requests.
  private(set) var refusals = 0
  private(set) var clears = 0

  /// The position in the room's audio after which all words must be in the text of a turn, unless
  /// they are `cut`; earlier words may have been cleared.
  private(set) var claimed: Int

  /// The words that were cut off by the end of a client's turn.
  private(set) var cut: Set<Int> = []

  /// The start of the client's current turn.
  private var start = 0
  private var marks: [(place: Int, request: Request)] = []

  /// The next position to send and the furthest position sent, each as a byte offset and a mark
  /// index.
  private var next = (byte: 0, mark: 0)
  private var sent = (byte: 0, mark: 0)

  init(_ style: RealtimeStyle, _ room: Room, origin: Int) {
    self.style = style
    self.room = room
    self.origin = origin
    claimed = origin
    detects = style.detects
    mark(.configure(style.session(detects: style.detects)))
  }

  /// The number of samples that have been sent, at least in part.
  var sentCount: Int { (sent.byte + 1) / 2 }

  mutating func record(_ samples: Int) { end += samples }

  mutating func commit() {
    mark(.commit)
    if detects {
      (refusals, claimed) = (refusals + 1, origin + end + Self.ringing)
    } else if end - start < Self.shortest {
      refusals += 1
    } else {
      endTurn()
    }
  }

  /// The duration for which a word that a commit cuts off may still count as part of the committed
  /// audio.
  private static let ringing = 60 * WordAudio.frame

  mutating func clear() {
    mark(.clear)
    clears += 1
    (start, claimed) = (end, origin + end + Self.ringing)
  }

  /// Ends the client's own open turn, because the server discards an idle one after a while.
  mutating func rest() {
    if detects || end == start { return }
    if end - start < Self.shortest { clear() } else { commit() }
  }

  /// Enables or disables the server's turn detection.
  mutating func toggle() {
    detects.toggle()
    mark(.configure(style.session(detects: detects)))
    if detects, end > start { endTurn() } else { start = end }
  }

  private mutating func endTurn() {
    ended.append(start..<end)
    start = end
    cut.formUnion(room.words(touching: origin + end..<origin + end))
  }

  private mutating func mark(_ request: Request) { marks.append((end, request)) }

  /// Returns the next message; `nil` if everything has been sent.
  mutating func take() -> String? {
    defer { sent = (max(sent.byte, next.byte), max(sent.mark, next.mark)) }
    let mark = next.mark < marks.count ? marks[next.mark] : nil
    if let mark, 2 * mark.place == next.byte {
      next.mark += 1
      return mark.request.text
    }
    // Half of the last sample may remain for the next message.
    let limit = mark.map { 2 * $0.place } ?? 2 * end - (style.splitsSamples ? 1 : 0)
    guard next.byte < limit else { return nil }
    let bytes = next.byte..<min(next.byte + style.block, limit)
    next.byte = bytes.upperBound
    let first = bytes.lowerBound / 2
    let samples = room.samples(from: origin + first, count: (bytes.upperBound + 1) / 2 - first)
    let part = pcm16(samples).dropFirst(bytes.lowerBound - 2 * first).prefix(bytes.count)
    return #"{"type":"input_audio_buffer.append","audio":"\#(Data(part).base64EncodedString())"}"#
  }

  /// Returns samples as 16-bit little-endian PCM.
  ///
  /// `PCM16` would take a third of the simulation's time.
  private func pcm16(_ samples: [Float]) -> [UInt8] {
    samples.map { Int16($0 * 32_768).littleEndian }.withUnsafeBytes { Array($0) }
  }

  /// Continues after the audio that a server has received; returns `false` if the server cannot
  /// have received exactly that audio.
  mutating func rewind(samples: Int, commits: Int) -> Bool {
    var (count, taken, takenCommits) = (0, 0, 0)
    for (index, mark) in marks.enumerated() {
      if case .commit = mark.request { count += 1 }
      var isTaken = mark.place < samples
      if case .commit = mark.request, count <= commits { isTaken = true }
      if isTaken { (taken, takenCommits) = (index + 1, count) }
    }
    next = (2 * samples, taken)
    return next.byte <= sent.byte && taken <= sent.mark && takenCommits == commits
      && (taken == 0 || marks[taken - 1].place <= samples)
  }
}
