import Hark

/// An estimate of the likelihood that the microphone picks up only a reply.
///
/// It is 0 while the system cancels echo; otherwise it is derived from the similarity of the
/// microphone audio and the reply. The audio itself is unchanged.
final class EchoWatch: Sendable {
  private let likeness = SoundCleaner(NoProcessing(), effects: [])
  private let isCancelled = Locked(false)

  func follow(isCancelled: Bool) { self.isCancelled.withLock { $0 = isCancelled } }

  func begin() { likeness.begin() }

  func send(_ sound: AudioChunk) { likeness.send(reference: sound.samples) }

  func hear(_ sound: AudioChunk) { if !isCancelled.withLock({ $0 }) { _ = likeness.clean(sound) } }

  /// The likelihood that the microphone's audio is echo, 0…1; 0 while the system cancels echo.
  var likelihood: Float { isCancelled.withLock { $0 } ? 0 : likeness.echoLikelihood }
}

private struct NoProcessing: AudioProcessing {
  let effects: Set<AudioEffect> = []

  func stage(for effect: AudioEffect) -> (any AudioStage)? { nil }
}
