/// What the conversation wants done.
package enum TurnEffect: Sendable, Equatable {
  /// Send the text of these recordings, in this order, as one message.
  case send(TurnID, [RecordingID])

  /// Give up the reply, and stop speaking it.
  case stopReply(TurnID)

  /// Speak the reply softly.
  case lowerReply(TurnID)

  /// Speak the reply as loud as before.
  case raiseReply(TurnID)

  /// Have the reply stand still.
  case holdReply(TurnID)

  /// Have the reply go on where it stands, as loud as before.
  case resumeReply(TurnID)

  /// The person has taken the turn: record from here on.
  case bargedIn(onset: Int)

  /// Something went wrong.
  case failureArose(VoiceFailure)

  /// Show, say or make felt.
  case cue(Cue)
}
