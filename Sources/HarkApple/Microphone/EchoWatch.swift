import Hark

/// How likely it is that the microphone hears a reply and nothing else.
///
/// Where the system takes the echo out there is none. Where it does not, because the person switched
/// that off or the device cannot, it is measured by how alike both sounds are; that changes nothing of
/// the sound.
final class EchoWatch: Sendable {
  private let likeness = SoundCleaner(NoProcessing(), effects: [])
  private let isCancelled = Locked(false)

  /// The system takes the echo out from now on, or does not.
  func follow(isCancelled: Bool) { self.isCancelled.withLock { $0 = isCancelled } }

  /// A new opening begins.
  func begin() { likeness.begin() }

  /// What goes to the loudspeaker next.
  func send(_ sound: AudioChunk) { likeness.send(reference: sound.samples) }

  /// What was heard.
  func hear(_ sound: AudioChunk) {
    if !isCancelled.withLock({ $0 }) { _ = likeness.clean(sound) }
  }

  /// The likelihood, 0…1.
  var likelihood: Float { isCancelled.withLock { $0 } ? 0 : likeness.echoLikelihood }
}

/// Leaves all sound as it is.
private struct NoProcessing: AudioProcessing {
  let effects: Set<AudioEffect> = []

  func stage(for effect: AudioEffect) -> (any AudioStage)? { nil }
}
