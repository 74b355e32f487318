/// An effect requested by the conversation.
package enum TurnEffect: Sendable, Equatable {
  /// Send the text of these recordings as one message, in this order.
  case send(TurnID, [RecordingID])

  /// Cancel the reply and stop its playback.
  case stopReply(TurnID)

  /// Duck the reply.
  case lowerReply(TurnID)

  /// Restore the reply's previous gain.
  case raiseReply(TurnID)

  /// Pause the reply.
  case holdReply(TurnID)

  /// Resume the reply at its current position with the previous gain.
  case resumeReply(TurnID)

  /// Record from `onset` on, because the user has taken the turn.
  case bargedIn(onset: Int)

  /// A failure occurred.
  case failureArose(VoiceFailure)

  /// Show or announce a cue, or play its haptic feedback.
  case cue(Cue)
}
