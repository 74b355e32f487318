/// The audio of one recording, kept in memory so that it can be recognized again.
///
/// Samples of 16-bit audio take two bytes and all others four, so they are always kept unchanged.
struct KeptSound: Sendable {
  let recording: RecordingID

  /// The range of the kept audio; its start advances when audio is discarded.
  private(set) var range: AudioRange

  private(set) var pauses: [SoundPiece.Pause] = []

  /// Whether the recording may lack words, so that its audio is kept after it has ended.
  var isIncomplete = false

  /// The text of the recording; `nil` until the recording has ended.
  var transcript: Transcript?

  /// Whether the recording's audio has ended.
  private(set) var isClosed = false

  private let limit: Int
  private var pieces: [Piece] = []

  /// Starts with the audio before the current position, at most `limit` samples of which are kept.
  init(_ recording: RecordingID, limit: Int, _ sound: AudioChunk) {
    self.recording = recording
    self.limit = limit
    range = AudioRange(start: sound.start, end: sound.start)
    add(sound)
  }

  /// Appends audio; returns `false` if the audio without final text in `finals` then exceeds the
  /// limit.
  mutating func append(_ chunk: AudioChunk, finals: @autoclosure () -> [FinalSegment]) -> Bool {
    guard !isClosed, chunk.start == range.end else { return true }
    add(chunk)
    let start = range.end - limit
    guard start > range.start else { return true }
    guard let cut = finals().first(where: { $0.range.end >= start })?.range.end, cut <= range.end
    else { return false }
    discard(upTo: cut)
    return true
  }

  mutating func mark(_ pause: SoundPiece.Pause) {
    if !isClosed { pauses.append(pause) }
  }

  /// Ends the audio.
  mutating func close() { isClosed = true }

  /// The audio in chunks of at most a second.
  var chunks: [AudioChunk] {
    var start = range.start
    return pieces.map { piece in
      defer { start += piece.count }
      return AudioChunk(start: start, samples: piece.samples)
    }
  }

  /// The number of bytes that the samples take.
  var byteCount: Int { pieces.reduce(0) { $0 + $1.byteCount } }

  /// Returns the text of the recording after its audio was recognized as `transcript`: the segments
  /// whose audio was discarded, and then the new ones, finished together by `finisher`.
  func text(with transcript: Transcript, finisher: Finisher? = nil) -> Transcript {
    let old = self.transcript ?? Transcript()
    if transcript.isEmpty { return old }
    let earlier = old.segments.prefix { $0.range.end <= range.start }
    if earlier.isEmpty { return transcript }
    var whole = Transcript()
    var task = 0
    for segment in earlier {
      whole.apply(segment, task: segment.task)
      task = segment.task + 1
    }
    for segment in transcript.segments { whole.apply(segment, task: task + segment.task) }
    if let finisher {
      var finishing = TranscriptFinishing(finisher)
      _ = finishing.update(&whole)
    }
    return whole
  }

  private mutating func add(_ chunk: AudioChunk) {
    guard !chunk.samples.isEmpty else { return }
    range.end = chunk.end
    let piece = Piece(chunk.samples)
    if let last = pieces.indices.last, pieces[last].count < AudioChunk.sampleRate,
      pieces[last].append(piece)
    {
      return
    }
    pieces.append(piece)
  }

  private mutating func discard(upTo cut: Int) {
    while let first = pieces.first, range.start + first.count <= cut {
      range.start += first.count
      pieces.removeFirst()
    }
    if let first = pieces.first, cut > range.start {
      pieces[0] = first.dropping(cut - range.start)
      range.start = cut
    }
    pauses.removeAll { $0.position <= cut }
  }
}

extension KeptSound {
  private enum Piece: Sendable {
    case short([Int16])
    case float([Float])

    init(_ samples: [Float]) { self = samples.in16Bits.map(Piece.short) ?? .float(samples) }

    var count: Int {
      switch self {
      case .short(let samples): samples.count
      case .float(let samples): samples.count
      }
    }

    var byteCount: Int {
      switch self {
      case .short: 2 * count
      case .float: 4 * count
      }
    }

    var samples: [Float] {
      switch self {
      case .short(let samples): samples.map { Float($0) / 32_768 }
      case .float(let samples): samples
      }
    }

    /// Appends a piece of the same kind; returns `false` if the kinds differ.
    mutating func append(_ other: Piece) -> Bool {
      switch (self, other) {
      case (.short(var samples), .short(let more)):
        // The enumeration must not share the array, or appending would copy it.
        self = .short([])
        samples.append(contentsOf: more)
        self = .short(samples)
      case (.float(var samples), .float(let more)):
        self = .float([])
        samples.append(contentsOf: more)
        self = .float(samples)
      case (.short, .float), (.float, .short): return false
      }
      return true
    }

    func dropping(_ count: Int) -> Piece {
      switch self {
      case .short(let samples): .short(Array(samples.dropFirst(count)))
      case .float(let samples): .float(Array(samples.dropFirst(count)))
      }
    }
  }
}

/// A microphone that delivers kept audio on demand, at its original positions.
struct KeptMicrophone: Microphone {
  let chunks: [AudioChunk]

  let delivery = SoundDelivery.waits

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let rest = Locked(chunks[...])
    return AsyncThrowingStream(unfolding: { rest.withLock { $0.popFirst() } })
  }

  func close() async {}
}
