import ArgumentParser
import Foundation
import Hark
import HarkPulse
import HarkServices
import HarkSoundFile

/// `hark recordings`: lists, plays, and deletes recordings of calls.
struct RecordingsCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "recordings", abstract: "List, play and delete recordings of calls.",
    discussion: """
      If recording is enabled, calls are saved as Ogg Opus files that only you can read, with you \
      on the left channel and the agent on the right. Without names, lists the recordings, newest \
      first; with names, writes the paths of the files. Recordings older than the limit in your \
      settings are deleted.

      EXAMPLES
        hark recordings
        hark recordings --play 2026-11-21-18
        cp $(hark recordings 2026-11-21-18) talk.opus
        hark recordings --delete --all
      """)

  @Argument(help: "Names of recordings, or prefixes of names.")
  var names: [String] = []

  @Flag(help: "Select all recordings.")
  var all = false

  @Flag(help: "Play the recordings.")
  var play = false

  @Flag(help: "Delete the recordings.")
  var delete = false

  @Option(help: "Loudspeaker, by name or description.")
  var speaker: String?

  @Flag(help: "Write one JSON object per line.")
  var json = false

  func validate() throws {
    if play, delete { throw ValidationError("Give --play or --delete, not both.") }
    if all, !names.isEmpty { throw ValidationError("Give names or --all, not both.") }
  }

  func execute() async throws -> CommandStatus {
    let folder = RecordingFolder(UserPlaces().recordings)
    do {
      return try await run(in: folder)
    } catch let failure as CallRecordingFailure {
      throw CommandFailure.unavailable(failure.sentence(for: folder.path))
    }
  }

  private func run(in folder: RecordingFolder) async throws -> CommandStatus {
    // Expired recordings are deleted first, in case no call or server was running to delete them.
    await RecordingCare(places: UserPlaces()).expire()
    let list = RecordingList(recordings: try await folder.recordings(), folder: folder)
    guard all || !names.isEmpty else {
      if play || delete {
        throw CommandFailure.usage(
          "No recording was given; give one from hark recordings, or --all.")
      }
      for line in json ? list.json : list.text { try Output.standard.line(line) }
      if list.recordings.isEmpty, !json { Ending.say("There are no recordings.") }
      return .success
    }
    for one in all ? list.recordings : try names.map(list.named) {
      if delete {
        // `--all` excludes recordings in progress.
        if !all || !one.isUnderWay { try await folder.delete(one.id) }
      } else if let path = folder.file(of: one.id) {
        if play {
          try await RecordingPlayer(loudspeaker: PulseLoudspeaker(device: speaker)).play(path)
        } else {
          try Output.standard.line(json ? list.json(of: one) : path)
        }
      }
    }
    return .success
  }
}

/// Plays a recording, with both sides mixed.
private struct RecordingPlayer {
  /// The audio read ahead of playback, in seconds; it is limited to save memory.
  private static let ahead = 2.0

  let loudspeaker: PulseLoudspeaker

  func play(_ path: String) async throws {
    let sound = SoundFileMicrophone(.path(path))
    do {
      try await carry(sound)
      await sound.close()
    } catch {
      await sound.close()
      if let problem = sound.problem {
        throw CommandFailure(
          status: CommandStatus(problem), sentence: problem.sentence(for: sound.source.name))
      }
      guard let problem = loudspeaker.problem else { throw error }
      throw CommandFailure.unavailable(problem.loudspeakerSentence)
    }
  }

  private func carry(_ sound: SoundFileMicrophone) async throws {
    let (reports, continuation) = AsyncStream.makeStream(of: PlaybackReport.self)
    let playback = try await loudspeaker.open { continuation.yield($0) }
    defer { playback.stop() }
    var iterator = reports.makeAsyncIterator()
    var heard = 0
    for try await chunk in try await sound.open(Experience.call.audio) {
      playback.play(chunk.samples)
      while AudioTime.seconds(chunk.end - heard) > Self.ahead, let report = await iterator.next() {
        heard = try position(report) ?? heard
      }
    }
    playback.finish()
    while let report = await iterator.next() {
      if report == .ended { return }
      _ = try position(report)
    }
  }

  private func position(_ report: PlaybackReport) throws -> Int? {
    switch report {
    case .heard(let position): position
    case .failed(let failure): throw failure
    case .sending, .ended: nil
    }
  }
}
