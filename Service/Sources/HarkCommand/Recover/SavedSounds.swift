import Hark
import HarkStore

/// The saved audio of unfinished dictations, with the key as it is on disk.
struct SavedSounds {
  /// The audio; `nil` if there is no key.
  private let repository: SoundRepository?
  private let keyPath: String

  /// Reads the existing key.
  ///
  /// Does not create one, because a new key could not decrypt the audio.
  init(
    of places: UserPlaces, beside repository: PartialTranscriptionRepository
  ) throws(CommandFailure) {
    keyPath = places.soundKey
    do {
      self.repository = try SoundKey.saved(at: keyPath).map {
        SoundRepository(beside: repository, key: $0)
      }
    } catch { throw .unusableKey(at: keyPath, error) }
  }

  /// Returns the audio of a claimed dictation, which messages call `name`.
  func sound(
    of dictation: UnfinishedDictation, named name: String
  ) async throws -> [SoundPiece] {
    guard dictation.soundDuration > 0 else {
      throw CommandFailure.unavailable(
        "No audio of \(name) is saved; recover its text without --again.")
    }
    guard let repository else {
      throw CommandFailure.unavailable(
        "The audio of \(name) cannot be decrypted, because the key \(keyPath) does not exist; "
          + "recover its text without --again.")
    }
    do {
      return try await repository.sound(of: dictation.id)
    } catch TranscriptStoreFailure.damaged {
      throw CommandFailure.unavailable(
        "The audio of \(name) cannot be decrypted with the key in \(keyPath); recover its text "
          + "without --again.")
    }
  }
}

extension CommandFailure {
  /// The failure for a file at `path` from which no key can be read.
  static func unusableKey(at path: String, _ failure: StoreFailure) -> CommandFailure {
    .unavailable(
      failure == .damaged
        ? "\(path) does not contain a key; move it away, and saved audio is lost."
        : "The key in \(path) cannot be used; make it readable for you alone with chmod 600.")
  }
}
