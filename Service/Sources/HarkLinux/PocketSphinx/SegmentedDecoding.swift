import Hark

/// Both passes over the sound of one task, on the task's own thread.
///
/// When sound is live, or waits but is long, the second pass runs beside the first, on a thread and
/// a decoder that all tasks share.
///
/// Sound is heard in steps of 20 ms from the task's first sample, whatever its chunks. When sound
/// waits, a final is reported when the sound has come half a second beyond the mark that ended its
/// segment, so that the order of reports depends on the sound alone; when it is live, as soon as it
/// is there.
final class SegmentedDecoding {
  /// Sound that is queued behind the step under way, from which on interim text becomes rare.
  private static let longBacklog = 8_000

  /// How much sound passes from one interim text to the next while there is a long backlog: enough
  /// to catch up, and not so much that a slow machine shows a person nothing.
  private static let rareInterim = 8_000

  /// Frames that the mean of earlier segments counts for in the second pass, which helps the short
  /// ones.
  private static let carriedWeight = 50.0

  private let decoder: Decoder
  private let delivery: SoundDelivery
  private let secondPass: SecondPass
  private let framesAlone: Int
  private let mailbox: TaskMailbox
  private let report: (RecognitionReport) -> Void

  private var live: LivePass
  private var hops = HopBuffer()
  private var base = 0
  private var taken = 0
  private var hasBegun = false
  private var framesEnded = 0
  private var index = 0
  private var segmentStart = 0
  private var lastInterim = 0
  private var cepstra = Cepstra()
  private var carried: CepstralMean?
  private var pending: [PendingFinal] = []

  /// Makes the passes of a task that uses `decoder` alone.
  ///
  /// When sound waits, segments are made final between two steps of the live pass until they hold
  /// `framesAlone` frames together; only from then on is a second decoder worth loading.
  init(
    decoder: Decoder, delivery: SoundDelivery, secondPass: SecondPass, framesAlone: Int,
    mailbox: TaskMailbox, report: @escaping (RecognitionReport) -> Void
  ) {
    self.decoder = decoder
    self.delivery = delivery
    self.secondPass = secondPass
    self.framesAlone = framesAlone
    self.mailbox = mailbox
    self.report = report
    live = LivePass(decoder: decoder) { [mailbox] in mailbox.isClosed }
  }

  /// How much sound has been taken in, in samples.
  var samplesTaken: Int { taken }

  private var position: Int { base + taken }

  /// Seconds without anything to do after which a final begins that waits for sound behind it; nil
  /// when none does.
  ///
  /// A client that ends a turn and says nothing more waits for its text, and sends no sound.
  var stillness: Double? {
    guard delivery == .live, pending.contains(where: { !$0.isSubmitted }) else { return nil }
    return PendingFinal.longestStillness
  }

  /// Hears the next sound.
  func append(_ chunk: AudioChunk) throws {
    if !hasBegun { try begin(at: chunk.start) }
    var sound = chunk.samples[...]
    while !sound.isEmpty, !mailbox.isClosed {
      sound.removeFirst(hops.fill(from: sound))
      if hops.isWhole { try step(backlog: sound.count) }
    }
  }

  /// Ends the segment at the pause and goes on with the next.
  func mark(_ pause: SpeechPause) throws {
    try cut(at: min(pause.cut, position + hops.rest.count))
  }

  /// Gives the second pass what sound has followed long enough, or everything.
  func submitFinals(evenIfNothingFollows: Bool = false) {
    for place in pending.indices
    where !pending[place].isSubmitted
      && (evenIfNothingFollows || pending[place].begins <= position)
    {
      pending[place].isSubmitted = true
      secondPass.submit(pending[place].decoding)
    }
  }

  /// Reports the finals whose time has come.
  func reportFinals() throws {
    while let next = pending.first {
      let result: Result<Segment, VoiceFailure>?
      switch delivery {
      case .waits: result = next.due <= position ? next.decoding.wait() : nil
      case .live: result = next.decoding.result
      }
      guard let result else { return }
      pending.removeFirst()
      report(.final(try result.get(), at: position))
    }
  }

  /// Hears what is left and reports every final.
  func finish() throws {
    guard hasBegun else { return }
    hear()
    decoder.frontEnd.finish(into: &cepstra)
    decoder.end()
    if position > segmentStart { closeSegment(at: position) }
    // What the second pass has not begun is done here, beside it.
    for final in pending { final.decoding.perform { decoder } }
    while !pending.isEmpty, !mailbox.isClosed {
      guard let result = pending.removeFirst().decoding.wait() else { return }
      report(.final(try result.get(), at: position))
    }
  }

  /// Sees to it that nothing more is begun for this task.
  func drop() {
    decoder.end()
    for final in pending { final.decoding.drop() }
  }

  private func begin(at start: Int) throws {
    hasBegun = true
    base = start
    segmentStart = start
    decoder.frontEnd.reset()
    try live.begin(carried: nil)
  }

  private func step(backlog: Int) throws {
    hear()
    try live.take(cepstra)
    submitFinals()
    try reportFinals()
    reportInterim(backlog: backlog)
    if let quiet = cepstra.cutWhenLong { try cut(at: base + quiet) }
  }

  private func hear() {
    hops.drain { samples in
      guard let first = samples.baseAddress else { return }
      for start in stride(from: 0, to: samples.count, by: Cepstra.hop) {
        let count = min(Cepstra.hop, samples.count - start)
        decoder.frontEnd.take(first + start, count: count, into: &cepstra)
      }
      taken += samples.count
    }
  }

  private func reportInterim(backlog: Int) {
    if delivery == .live, backlog + mailbox.samplesWaiting > Self.longBacklog,
      position - lastInterim < Self.rareInterim
    {
      return
    }
    guard let text = live.newText() else { return }
    lastInterim = position
    report(.interim(InterimSegment(index: index, text: text), at: position))
  }

  private func cut(at sample: Int) throws {
    guard hasBegun, sample > segmentStart else { return }
    let next = cepstra.split(at: cepstra.count(before: sample - base))
    closeSegment(at: sample)
    cepstra = next
    try live.begin(carried: carried)
    try live.take(cepstra)
  }

  /// Makes a final of the frames in hand, which end at `end`.
  private func closeSegment(at end: Int) {
    let sum = CepstralSum(of: cepstra)
    let sound = SegmentSound(
      index: index, range: AudioRange(start: segmentStart, end: end), base: base, cepstra: cepstra,
      mean: sum.mean(prior: carried ?? .unheard, weight: carried == nil ? 0 : Self.carriedWeight))
    let decoding = FinalDecoding(sound) { [mailbox] in mailbox.post(.finalReady) }
    framesEnded += cepstra.count
    var final = PendingFinal(decoding, position: position)
    if delivery == .waits, framesEnded < framesAlone {
      decoding.perform { decoder }
      final.isSubmitted = true
    }
    pending.append(final)
    carried = sum.carriedMean(after: carried)
    index += 1
    segmentStart = end
  }
}
