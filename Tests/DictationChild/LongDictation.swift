import Foundation
import Hark
import HarkStore
import HarkTesting

/// Dictates for `minutes` minutes of audio, as fast as the machine can, and prints the cost of each
/// minute.
///
/// Each `M` line contains the minute, the processor time that it took in seconds, and the resident
/// memory of the process in bytes. The final `T` line contains the unfinished text that the store
/// offers.
func dictateLong(minutes: Int, into path: String) async throws {
  let clock = ManualTimekeeper()
  let microphone = ScriptedMicrophone()
  var experience = Experience.dictation
  experience.detection.mode = .disabled
  // Only the text is measured.
  experience.soundKeeping = .off
  let repository = PartialTranscriptionRepository(path: path)
  let session = VoiceSession(
    experience: experience,
    ports: SessionPorts(
      microphone: microphone, recognizer: EndlessRecognizer(), timekeeper: clock,
      keeping: TranscriptKeeping(repository, until: .textTaken)))
  var snapshots = session.snapshots.makeAsyncIterator()
  let events = session.events
  let listening = Task { for await _ in events {} }
  try await session.toggle()
  await microphone.opened()
  let hop = 0.1
  var worked = processorSeconds
  for step in 1...(600 * minutes) {
    microphone.send([Float](repeating: 0.001, count: AudioTime.samples(hop)))
    // The clock advances only after the session has processed the audio.
    while let snapshot = await snapshots.next(), snapshot.elapsed < Double(step) * hop - hop / 4 {}
    await clock.advance(by: hop)
    guard step % 600 == 0 else { continue }
    // Opens the file before the first measurement. On a slow disk, it would otherwise be opened in
    // a later minute, whose figures would then include the memory of the database.
    _ = try await repository.unfinished()
    say("M", "\(step / 600) \(processorSeconds - worked) \(residentBytes)")
    worked = processorSeconds
  }
  try await session.stop()
  await session.close()
  listening.cancel()
  let found = try await PartialTranscriptionRepository(path: path).unfinished()
  say("T", found.map(\.text).joined(separator: "|"))
}

/// The processor time that this process has used, in seconds.
private var processorSeconds: Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The resident memory of this process, in bytes, or 0 if the system does not report it.
private var residentBytes: Int {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = fields.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * sysconf(Int32(_SC_PAGESIZE))
}
