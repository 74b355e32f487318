import Hark
import HarkSimulation
import HarkTesting

@testable import HarkServer
@testable import Pages
@testable import World

/// Clients that send files to a server for transcription, in a simulated world.
public struct FileLife: Life {
  private let world: Surroundings
  private let decoders: SimulatedDecoders
  private let only: Set<Int>?

  /// The longest simulated time, in seconds.
  private static let longest = 1_000.0

  /// The number of clients, each of which sends its files in sequence.
  private static let clients = 2

  /// The number of files per client.
  private static let files = 4

  /// Creates a world that is determined by a seed and by `only`, the numbers of the files that are
  /// sent, or `nil` for all.
  public init(seed: UInt64, record: Record, only: Set<Int>?) {
    self.only = only
    world = Surroundings(seed: seed, record: record)
    // The decoders never hang here. A session would wait indefinitely for a file's text, because it
    // relies on recognizers to end tasks that hang.
    decoders = SimulatedDecoders(
      world.part(1), forClients: world.part(2), count: 4, mayHang: false)
  }

  /// The simulated time, in seconds.
  public var seconds: Double { world.clock.now }

  /// Runs the simulation.
  ///
  /// Nothing else may run in this process at the same time.
  public func run() async {
    let isDone = Locked(false)
    let living = Task {
      await withTaskGroup { group in
        for client in 0..<Self.clients { group.addTask { await send(client) } }
      }
      isDone.withLock { $0 = true }
    }
    while true {
      await SerialScheduler.shared.settle()
      guard world.record.complaints.isEmpty else { return living.cancel() }
      if world.clock.now > Self.longest || !world.clock.advance() { break }
    }
    if !isDone.withLock({ $0 }) { complain("A client waits forever for its text.") }
    living.cancel()
    if !decoders.isFree { complain("A decoder was not released.") }
  }

  private func send(_ client: Int) async {
    for number in client * Self.files + 1...(client + 1) * Self.files {
      // Each file has its own random source, so that omitting other files does not change it.
      let luck = world.part(1_000 + number)
      guard (try? await luck.pause(upTo: 100)) != nil else { return }
      if only?.contains(number) != false { await send(number, luck) }
    }
  }

  private func send(_ number: Int, _ luck: Surroundings) async {
    let (file, recognizer) = (SimulatedFile(luck), FileDecoders(decoders))
    world.record.act(number, "file of \(file.length) samples, limit \(file.limit)")
    var services = FileServices(
      recognizer: recognizer, detector: { WordDetector() }, sound: { _ in file.sound },
      longest: AudioTime.seconds(file.limit), localUser: "ada")
    services.timekeeper = world.clock
    guard
      let request = try? TranscriptionRequest(
        ["model": ["whisper-1"]], models: [ServedModel(id: "whisper-1", root: "x")],
        locales: decoders.traits.locales)
    else { return complain("A request is refused.") }
    let (faults, excuses) = (world.record.faults, world.record.excuses)
    let running = Task { [services] in
      try await FileRun(services: services, request: request).run(file.sound) { _ in }
    }
    let leaving = luck.once(in: 6) ? Task { await leave(running, luck) } : nil
    let result = await running.result
    leaving?.cancel()
    if !recognizer.isFree { complain("A file gives up its slot before its decoders are free.") }
    world.record.note("file \(number) is done")
    guard case .success(let transcript) = result else {
      let mayFail = leaving != nil || world.record.faults != faults
      return mayFail ? () : complain("A file was refused.")
    }
    check(
      transcript, of: file,
      isCertain: world.record.faults == faults && world.record.excuses == excuses)
  }

  /// Cancels `running` after a while, as when a client disconnects.
  private func leave(_ running: Task<FileTranscript, any Error>, _ luck: Surroundings) async {
    guard (try? await luck.pause(upTo: 200)) != nil else { return }
    world.record.note("a client leaves")
    running.cancel()
  }

  /// Checks a transcript.
  ///
  /// `isCertain` indicates that no fault occurred during the transcription.
  private func check(_ transcript: FileTranscript, of file: SimulatedFile, isCertain: Bool) {
    let words = WordAudio.words(of: transcript.text)
    if words != Set(words).sorted() { complain("Words of a file are doubled or out of order.") }
    if let last = words.last, file.room.start(of: last) >= file.limit {
      complain("Audio beyond the limit was transcribed.")
    }
    if transcript.duration > AudioTime.seconds(file.limit) {
      complain("More audio was counted than the limit allows.")
    }
    guard isCertain else { return }
    let whole = file.room.words(in: 0..<min(file.limit, file.length))
    if !Set(whole).isSubset(of: words) { complain("Words of a file are missing.") }
    if (transcript.problem != nil) != (file.length > file.limit) {
      complain("A file's client does not learn whether all of it was transcribed.")
    }
  }

  private func complain(_ sentence: String) { world.record.complain(sentence) }
}
