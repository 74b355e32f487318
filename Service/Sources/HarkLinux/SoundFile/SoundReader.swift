import Hark

/// Reads one opening of a sound file: mono, at Hark's rate, in chunks of one length.
///
/// An actor on a thread of its own, because reading a pipe blocks. The file is decoded in blocks
/// whose size depends on the file alone, so that every chunk length gives the same samples.
actor SoundReader {
  private nonisolated let executor = QueueExecutor(label: "hark.sound-file")
  private nonisolated let line: SoundLine
  private let source: SoundSource
  private let chunkLength: Int
  private let pipePatience: Double

  private var file: SoundFile?
  private var resampler: Resampler?
  private var block: [Float] = []
  private var pending: [Float] = []
  private var taken = 0
  private var framesRead = 0
  private var total: Double?
  private var delivered = 0
  private var problem: SoundFileError?
  private var isReadToEnd = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    source: SoundSource, chunkLength: Int, pipePatience: Double
  ) throws(SoundFileError) {
    line = try SoundLine()
    self.source = source
    self.chunkLength = chunkLength
    self.pipePatience = pipePatience
  }

  /// Opens the file and decodes its first block, so that a file without sound is refused here.
  func start() throws(SoundFileError) -> Standing {
    let file = try SoundFile.open(source, line: line, pipePatience: pipePatience)
    if file.decoder.rate != AudioChunk.sampleRate {
      resampler = Resampler(from: file.decoder.rate, to: AudioChunk.sampleRate)
      if resampler == nil { throw .rateUnusable(file.decoder.rate) }
    }
    self.file = file
    total = file.expected.map { Double($0) / Double(file.decoder.rate) }
    if !decodeBlock() {
      self.file = nil
      throw .noSamples
    }
    return standing
  }

  deinit { line.hangUp() }

  /// The next chunk, nil at the end and after `hangUp()`, with how things then stand.
  func next() -> (chunk: AudioChunk?, standing: Standing) {
    let chunk = cutChunk()
    return (chunk, standing)
  }

  /// How far the sound has been delivered and what is wrong with it, as far as it is known.
  struct Standing {
    var progress = SoundFileProgress()
    var problem: SoundFileError?
  }

  private var standing: Standing {
    let isAtEnd = isReadToEnd && taken == pending.count
    return Standing(
      progress: SoundFileProgress(
        heard: AudioTime.seconds(delivered), total: total, isAtEnd: isAtEnd),
      problem: problem)
  }

  private func cutChunk() -> AudioChunk? {
    while pending.count - taken < chunkLength, file != nil { decodeBlock() }
    let count = min(chunkLength, pending.count - taken)
    guard count > 0 else { return nil }
    let chunk = AudioChunk(start: delivered, samples: Array(pending[taken..<taken + count]))
    taken += count
    delivered += count
    return chunk
  }

  /// Ends the sound at once, even when a read is waiting for a pipe; from any thread.
  nonisolated func hangUp() { line.hangUp() }

  /// Frees the file; nothing is read after it.
  func close() {
    hangUp()
    file = nil
    // What was read and is dropped here has not been heard.
    if taken < pending.count { isReadToEnd = false }
    pending = []
    taken = 0
  }

  @discardableResult
  private func decodeBlock() -> Bool {
    guard let file else { return false }
    let wanted = max(file.decoder.rate / 20, 1)
    file.decoder.read(wanted, into: &block)
    framesRead += block.count
    pending.removeFirst(taken)
    taken = 0
    if let resampler {
      resampler.process(block, into: &pending)
    } else {
      pending += block
    }
    if block.count < wanted { finish(file) }
    return framesRead > 0
  }

  private func finish(_ file: SoundFile) {
    resampler?.flush(into: &pending)
    // Sound that was ended from outside is not cut short by its file.
    isReadToEnd = !line.isHungUp
    problem = isReadToEnd ? file.problem(after: framesRead) : nil
    self.file = nil
    hangUp()
  }
}
