import Hark

/// Both passes over the audio of one task, on the task's own thread.
///
/// For live audio, and for non-live audio after `framesAlone` frames, the second pass runs in
/// parallel on a thread and a decoder that all tasks share.
///
/// Audio is processed in steps of 20 ms from the task's first sample, regardless of its chunks. The
/// final result of non-live audio is reported half a second of audio after the mark that ended its
/// segment, so that the order of reports depends only on the audio. The final result of live audio
/// is reported as soon as it is available.
final class SegmentedDecoding {
  /// The backlog of live audio beyond which interim results become less frequent, in samples.
  private static let longBacklog = 8_000

  /// The minimum audio between two interim results while the backlog is long, in samples:
  /// large enough for the decoder to catch up, and small enough for a slow machine to show text.
  private static let rareInterim = 8_000
  /// The weight of earlier segments' mean in the second pass, in frames.
  private static let carriedWeight = 50.0

  private let decoder: Decoder
  private let delivery: SoundDelivery
  private let secondPass: SecondPass
  private let framesAlone: Int
  private let phrases: LikelyPhrases
  private let mailbox: TaskMailbox
  private let report: (RecognitionReport) -> Void
  private var live: LivePass
  private var hops = HopBuffer()
  private var base = 0
  private var hasBegun = false
  private var framesEnded = 0
  private var index = 0
  private var segmentStart = 0
  private var lastInterim = 0
  private var cepstra = Cepstra()
  private var carried: CepstralMean?
  private var pending: [PendingFinal] = []

  /// Creates a decoding with exclusive use of `decoder`, which also finalizes non-live segments
  /// until they contain `framesAlone` frames in total.
  init(
    decoder: Decoder, delivery: SoundDelivery, secondPass: SecondPass, framesAlone: Int,
    phrases: LikelyPhrases, mailbox: TaskMailbox, report: @escaping (RecognitionReport) -> Void
  ) {
    self.decoder = decoder
    self.delivery = delivery
    self.secondPass = secondPass
    self.framesAlone = framesAlone
    self.phrases = phrases
    self.mailbox = mailbox
    self.report = report
    live = LivePass(decoder: decoder) { [mailbox] in mailbox.isClosed }
  }

  private(set) var samplesTaken = 0

  private var position: Int { base + samplesTaken }

  /// The idle time after which the second pass begins, in seconds; `nil` if no live segment awaits
  /// it.
  ///
  /// A client that ends a turn waits for its text and sends no more audio.
  var stillness: Double? {
    guard delivery == .live, pending.contains(where: { !$0.isSubmitted }) else { return nil }
    return PendingFinal.longestStillness
  }

  func append(_ chunk: AudioChunk) throws {
    if !hasBegun { try begin(at: chunk.start) }
    var sound = chunk.samples[...]
    while !sound.isEmpty, !mailbox.isClosed {
      sound.removeFirst(hops.fill(from: sound))
      if hops.isWhole { try step(backlog: sound.count) }
    }
  }

  func mark(_ pause: SpeechPause) throws { try cut(at: min(pause.cut, position + hops.rest.count)) }

  func submitFinals(evenIfNothingFollows: Bool = false) {
    for place in pending.indices
    where !pending[place].isSubmitted
      && (evenIfNothingFollows || pending[place].begins <= position)
    {
      pending[place].isSubmitted = true
      secondPass.submit(pending[place].decoding)
    }
  }

  func reportFinals() throws {
    while let next = pending.first {
      let result: Result<FinalSegment, VoiceFailure>?
      switch delivery {
      case .waits: result = next.due <= position ? next.decoding.wait() : nil
      case .live: result = next.decoding.result
      }
      guard let result else { return }
      pending.removeFirst()
      report(.final(try result.get(), at: position))
    }
  }

  func finish() throws {
    guard hasBegun else { return }
    hear()
    decoder.frontEnd.finish(into: &cepstra)
    decoder.end()
    if position > segmentStart { closeSegment(at: position) }
    // This thread decodes the segments that the second pass has not begun, in parallel with it.
    for final in pending { final.decoding.perform { decoder } }
    while !pending.isEmpty, !mailbox.isClosed {
      guard let result = pending.removeFirst().decoding.wait() else { return }
      report(.final(try result.get(), at: position))
    }
  }

  func drop() {
    decoder.end()
    for final in pending { final.decoding.drop() }
  }

  private func begin(at start: Int) throws {
    hasBegun = true
    base = start
    segmentStart = start
    decoder.frontEnd.reset()
    try decoder.use(phrases)
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
      samplesTaken += samples.count
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

  private func closeSegment(at end: Int) {
    let sum = CepstralSum(of: cepstra)
    let sound = SegmentSound(
      index: index, range: AudioRange(start: segmentStart, end: end), base: base, cepstra: cepstra,
      mean: sum.mean(prior: carried ?? .unheard, weight: carried == nil ? 0 : Self.carriedWeight),
      phrases: phrases)
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
