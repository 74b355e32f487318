/// Finds out whether a person speaks while a reply is spoken: fast enough to be polite, and not by a
/// cough or by the reply's own echo.
///
/// It counts samples and takes the same probabilities as the end of speech is found by; what the
/// microphone takes for echo is silence to it.
public struct BargeInWatch: Sendable, Equatable {
  private let policy: BargeInPolicy
  private var endpointer: Endpointer
  private let floor: Float

  /// Samples by which a detector rises later than speech begins.
  private let onsetLag: Int

  /// Samples of sound like speech that are enough; the detector's answers last longer than it does.
  private let enough: Int
  private var doubt: Doubt?

  /// Speech that may yet turn out to be none.
  private struct Doubt: Sendable, Equatable {
    /// Samples that sounded like speech.
    var heard: Int

    /// How sure the detector was of each, in sum.
    var sum: Float

    /// Whether it was told to be speech.
    var isSure = false
  }

  /// Begins to listen at `start`, for a detector whose answers trail speech by these samples.
  public init(
    _ policy: BargeInPolicy, sensitivity: Double, onsetLag: Int = 0, releaseLag: Int = 0,
    start: Int
  ) {
    self.policy = policy
    let endpoints = EndpointPolicy(
      sensitivity: sensitivity, minimumSpeech: policy.lowering, hang: policy.patience)
    floor = endpoints.release
    self.onsetLag = onsetLag
    enough = AudioTime.samples(policy.speech) + max(0, releaseLag - onsetLag)
    endpointer = Endpointer(
      policy: endpoints, onsetLag: onsetLag, releaseLag: onsetLag, start: start)
  }

  /// Takes the probability of speech in the frame that ends at `end`, and how likely it is an echo,
  /// 0…1; tells what that makes certain.
  public mutating func advance(
    to end: Int, probability: Float, echo: Float = 0
  ) -> BargeIn? {
    let length = end - endpointer.position
    let voice = Double(echo) > policy.echo ? 0 : probability
    switch endpointer.advance(to: end, probability: voice) {
    case .speechStarted(let onset):
      let heard = max(0, end - onset - onsetLag)
      doubt = Doubt(heard: heard, sum: voice * Float(heard))
      return .began(onset: onset)
    case .speechEnded:
      let wasSure = doubt?.isSure == true
      doubt = nil
      return wasSure ? nil : .over
    case nil:
      return voice >= floor ? hear(length, voice) : nil
    }
  }

  private mutating func hear(_ length: Int, _ voice: Float) -> BargeIn? {
    guard var doubt, !doubt.isSure else { return nil }
    doubt.heard += length
    doubt.sum += voice * Float(length)
    doubt.isSure =
      doubt.heard >= enough
      && Double(doubt.sum) >= policy.probability * Double(doubt.heard)
    self.doubt = doubt
    return doubt.isSure ? .sure : nil
  }
}
