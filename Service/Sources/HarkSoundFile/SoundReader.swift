import Dispatch
import Hark

/// Reads a sound file once, on an own queue, because reading a pipe blocks.
actor SoundReader {
  private nonisolated let executor = QueueExecutor(label: "hark.sound-file")
  private nonisolated let line: SoundLine
  private let blocks: SoundBlocks

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(source: SoundSource, chunkLength: Int, pipePatience: Double) throws(SoundFileError) {
    let line = try SoundLine()
    self.line = line
    blocks = SoundBlocks(
      source: source, line: line, chunkLength: chunkLength, pipePatience: pipePatience)
  }

  deinit { line.hangUp() }

  struct Standing {
    var progress = SoundFileProgress()
    var problem: SoundFileError?
  }

  func start() throws(SoundFileError) -> Standing { try blocks.start() }

  func next() -> (chunk: AudioChunk?, standing: Standing) { blocks.next() }

  /// Hangs up the line; safe to call from any thread, even while a read waits for a pipe.
  nonisolated func hangUp() { line.hangUp() }

  func close() { blocks.close() }
}

/// The audio of a sound file: mono, at Hark's rate, in chunks of equal length except for the last.
///
/// The file is decoded in blocks whose size depends only on the file, so that every chunk length
/// produces the same samples.
final class SoundBlocks {
  private let line: SoundLine
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

  init(
    source: SoundSource, line: SoundLine, chunkLength: Int, pipePatience: Double
  ) {
    self.line = line
    self.source = source
    self.chunkLength = chunkLength
    self.pipePatience = pipePatience
  }

  /// Opens the file and decodes its first block, so that a file without audio is rejected here.
  func start() throws(SoundFileError) -> SoundReader.Standing {
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

  private var standing: SoundReader.Standing {
    let isAtEnd = isReadToEnd && taken == pending.count
    return SoundReader.Standing(
      progress: SoundFileProgress(
        heard: AudioTime.seconds(delivered), total: total, isAtEnd: isAtEnd),
      problem: problem)
  }

  func next() -> (chunk: AudioChunk?, standing: SoundReader.Standing) {
    while pending.count - taken < chunkLength, file != nil { decodeBlock() }
    let count = min(chunkLength, pending.count - taken)
    guard count > 0 else { return (nil, standing) }
    // Floating-point files may exceed full scale.
    let chunk = AudioChunk(
      start: delivered, samples: pending[taken..<taken + count].map(Sample.clean))
    taken += count
    delivered += count
    return (chunk, standing)
  }

  func close() {
    line.hangUp()
    file = nil
    // Audio that was read and is dropped here has not been delivered.
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
    pending += resampler?.process(block) ?? block
    if block.count < wanted { finish(file) }
    return framesRead > 0
  }

  private func finish(_ file: SoundFile) {
    pending += resampler?.flush() ?? []
    // After `hangUp()`, missing audio does not mean that the file is truncated.
    isReadToEnd = !line.isHungUp
    problem = isReadToEnd ? file.problem(after: framesRead) : nil
    self.file = nil
    line.hangUp()
  }
}

/// Runs an actor on a thread outside Swift's thread pool, so that a blocking read delays no other
/// task.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    queue.async { unowned.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
