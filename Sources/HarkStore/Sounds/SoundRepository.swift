import Foundation
import GRDB
import Hark

/// Saves the audio of dictations, encrypted, in the file of a `PartialTranscriptionRepository`.
///
/// The audio is deleted and overwritten together with its dictation. If the process ends
/// unexpectedly, at most the last second is lost; after a power failure, at most a few seconds are.
public struct SoundRepository: SoundStore {
  private let repository: PartialTranscriptionRepository
  private let key: SoundKey

  /// The length of the audio that is written to disk together, in samples: five seconds, so that the disk
  /// rests between two flushes.
  static let flushLength = 5 * AudioChunk.sampleRate

  /// Creates a repository for the audio of the dictations in `repository`.
  public init(beside repository: PartialTranscriptionRepository, key: SoundKey) {
    self.repository = repository
    self.key = key
  }

  /// Saves a piece atomically, replacing a piece with the same start.
  public func write(_ piece: SoundPiece, of origin: DictationOrigin) async throws {
    let sealed: Data
    do { sealed = try key.seal(piece.data, for: context(origin.id, piece.start)) } catch {
      throw TranscriptStoreFailure.broken
    }
    try await repository.file.write { [repository] database, owner in
      let new = DictationChange(origin, keeping: 0, segments: [], tail: "")
      let row = try repository.row(new, owner: owner)
      if try !row.exists(database) { try row.insert(database) }
      try SoundRow(
        dictationId: row.id, start: piece.start, count: piece.samples.count, sealed: sealed
      ).upsert(database)
    }
    if piece.start / Self.flushLength != piece.end / Self.flushLength { repository.file.flush() }
  }

  /// Deletes and overwrites the audio of a dictation, unless another process owns it.
  public func deleteSound(of id: UUID) async throws {
    try await repository.file.write { [repository] database, owner in
      guard try repository.own(id, owner).fetchCount(database) > 0 else { return }
      try SoundRow.all(of: id).deleteAll(database)
    }
    await repository.file.settle()
  }

  /// Returns the audio of a dictation of this process in order; empty if it has none.
  ///
  /// Throws `TranscriptStoreFailure.damaged` if it cannot be decrypted.
  public func sound(of id: UUID) async throws -> [SoundPiece] {
    let rows = try await repository.file.read { [repository] database, owner in
      guard try repository.own(id, owner).fetchCount(database) > 0 else { return [SoundRow]() }
      return try SoundRow.all(of: id).order(SoundRow.Columns.start).fetchAll(database)
    }
    do {
      return try rows.map { row in
        let data = try key.open(row.sealed, for: context(id, row.start))
        return try SoundPiece(start: row.start, data: data)
      }
    } catch { throw TranscriptStoreFailure.damaged }
  }

  /// A piece can be decrypted only at its original position.
  private func context(_ id: UUID, _ start: Int) -> Data {
    Data("\(id.uuidString) \(start)".utf8)
  }
}

extension SoundPiece {
  /// The pauses and the samples in binary form: 16-bit if that changes no sample, or else 32-bit.
  var data: Data {
    var data = Data()
    data.append(UInt32(pauses.count))
    for pause in pauses {
      for number in [pause.speech.start, pause.speech.end, pause.position] {
        data.append(Int64(number))
      }
    }
    let short = samples.in16Bits
    data.append(UInt8(short == nil ? 4 : 2))
    if let short {
      for sample in short { data.append(sample) }
    } else {
      for sample in samples { data.append(sample.bitPattern) }
    }
    return data
  }

  init(start: Int, data: Data) throws {
    var rest = data[...]
    var pauses: [Pause] = []
    for _ in 0..<(try rest.take(UInt32.self)) {
      let numbers = try (0..<3).map { _ in Int(try rest.take(Int64.self)) }
      let speech = AudioRange(start: numbers[0], end: numbers[1])
      pauses.append(Pause(speech: speech, position: numbers[2]))
    }
    let isShort = try rest.take(UInt8.self) == 2
    var samples: [Float] = []
    samples.reserveCapacity(rest.count / (isShort ? 2 : 4))
    while !rest.isEmpty {
      let sample =
        try isShort
        ? Float(rest.take(Int16.self)) / 32_768 : Float(bitPattern: rest.take(UInt32.self))
      samples.append(sample)
    }
    self.init(start: start, samples: samples, pauses: pauses)
  }
}

extension Data {
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

extension Data.SubSequence {
  fileprivate mutating func take<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    let size = MemoryLayout<Number>.size
    guard count >= size else { throw StoreFailure.damaged }
    defer { removeFirst(size) }
    return prefix(size).withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
  }
}
