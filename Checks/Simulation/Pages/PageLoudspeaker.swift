import Hark

@testable import HarkServer
@testable import World

/// The loudspeaker of a page, which plays one reply at a time and reports how much of it has been heard.
///
/// It behaves like Web/connection/reply-line.js and Web/sound/reply-sound.js.
struct PageLoudspeaker {
  /// A reply that is being played; positions are in samples.
  struct Reply {
    let number: UInt32

    /// The number that the samples encode, which identifies a word of the answered message.
    var word: Int?

    /// The end positions of the audio that has arrived, been played, and been reported.
    var end = 0
    var played = 0
    var told = 0
    var total: Int?
    var isPaused = false

    /// The playback position at each recent step; the audio of the newest steps has not left the
    /// device yet.
    var steps: [Int] = []

    /// Whether the whole reply has left the device.
    var isHeard: Bool { total.map { told >= $0 } ?? false }
  }

  private(set) var reply: Reply?

  /// The number of replies that have begun, and the number of replies that were played to their end.
  private(set) var begun = 0
  private(set) var ended = 0

  /// The message that the last reply answers, and the reply's length in samples.
  private(set) var last: (word: Int?, length: Int) = (nil, 0)

  /// The rules that the server has broken, each as a sentence.
  private var complaints: [String] = []

  /// The newest stopped reply.
  ///
  /// None of its audio may arrive after it has been stopped.
  private var stopped: UInt32?

  mutating func takeComplaints() -> [String] {
    defer { complaints = [] }
    return complaints
  }

  mutating func begin(_ number: UInt32) {
    if reply != nil { complain("A reply began to play during another.") }
    reply = Reply(number: number)
    stopped = nil
    begun += 1
  }

  /// Performs a command for the reply `number`, which may be over.
  mutating func take(_ order: String, of number: UInt32, samples: Int?) {
    if order == "stopPlayback" {
      stopped = number
      if reply?.number == number { reply = nil }
      return
    }
    guard reply?.number == number else { return }
    switch order {
    case "pause": reply?.isPaused = true
    case "resume": reply?.isPaused = false
    case "finish":
      if reply?.total != nil { complain("A reply was finished twice.") }
      if reply?.end != samples { complain("A reply was finished before its audio arrived.") }
      reply?.total = samples
    default: break
    }
  }

  mutating func take(_ sound: WireSound) {
    if sound.opening == stopped { complain("A stopped reply continues.") }
    guard var reply, reply.number == sound.opening else { return }
    if sound.first != reply.end { complain("Sample \(reply.end) of a reply is missing.") }
    if reply.isPaused { complain("The audio of a reply arrived while it was paused.") }
    if sound.end > reply.told + RemoteLoudspeaker.ahead {
      complain("A server sent more of a reply than a page may have.")
    }
    for sample in [sound.samples.first, sound.samples.last].compactMap({ $0 }) {
      let word = WordAudio.word(in: sample)
      if let first = reply.word, first != word { complain("Two replies are played as one.") }
      reply.word = word
    }
    reply.end = sound.end
    self.reply = reply
  }

  /// Plays `count` more samples, and returns the position to report if it has changed.
  ///
  /// Audio leaves the device `latency` steps after it was played.
  mutating func play(_ count: Int, latency: Int) -> Int? {
    guard var reply else { return nil }
    if !reply.isPaused { reply.played = min(reply.end, reply.played + count) }
    reply.steps = (reply.steps + [reply.played]).suffix(latency + 1)
    let heard = reply.steps.count > latency ? reply.steps[0] : 0
    defer { self.reply = reply }
    guard heard > reply.told else { return nil }
    reply.told = heard
    return heard
  }

  /// Ends the reply if all of it has been heard; returns whether it ended.
  mutating func end() -> Bool {
    guard let reply, reply.isHeard else { return false }
    last = (reply.word, reply.end)
    ended += 1
    self.reply = nil
    return true
  }

  /// Discards the rest of the reply.
  mutating func cut() { reply = nil }

  private mutating func complain(_ sentence: String) { complaints.append(sentence) }
}
