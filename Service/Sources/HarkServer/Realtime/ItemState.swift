import Hark

/// The state of a realtime session's current turn, which the protocol calls an item.
enum ItemState: Sendable, Equatable {
  /// No turn is open.
  case idle

  /// A turn is open; its audio is recognized if the client wants text.
  case open(Item)

  /// A turn is open whose task failed; the rest of its audio is not recognized.
  case broken(Item)

  /// The session has ended.
  case over

  struct Item: Sendable, Equatable {
    let id: String
    var samples = 0
  }
}

enum ItemEvent: Sendable {
  /// The detector found the beginning of a turn.
  case turnStarted(item: String, milliseconds: Int)

  /// Audio of the current turn arrived, or of a new turn `item` if none is open.
  case soundArrived([Float], item: String)

  /// The detector found the end of the turn, or the client committed a detected turn.
  case turnEnded(milliseconds: Int)

  /// The client, which ends turns itself, committed the turn.
  case committed

  /// The client discarded its audio.
  case cleared

  /// Turns are detected from now on, instead of committed by the client.
  case detectionBegan

  case task(Int, HeardTaskEvent)

  /// The client's audio waited for the duration of `samples`, while `unheard` samples were pending.
  case waited(samples: Int, unheard: Int)

  case closed
}

enum HeardTaskEvent: Sendable {
  /// The task has a decoder.
  case started

  /// The task could not be started.
  case refused(RealtimeFault)
  case reported(RecognitionReport)

  /// The task received no audio for a while after `position`; `isHeldUp` is true if audio is
  /// waiting.
  case quietPassed(position: Int, isHeldUp: Bool)
}

enum ItemEffect: Sendable, Equatable {
  case post(RealtimeEvent)
  case startTask(Int)
  case pass(HeardInput, task: Int)

  /// Report `quietPassed` for a position in a task after a delay.
  case startQuietTimer(task: Int, position: Int)
  case cancelTask(Int)
  case releaseTask(Int)

  /// Adapt the detection of the turn's end to its words so far.
  case heed(String)
}

struct ItemMoment: Sendable {
  /// The time, in seconds.
  let now: Double

  let wantsText: Bool

  /// Whether interim text is sent instead of deltas.
  let sendsInterims: Bool
}
