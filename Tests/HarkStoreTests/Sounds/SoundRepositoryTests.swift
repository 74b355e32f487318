import Foundation
import Hark
import Testing

@testable import HarkStore

@Suite("Audio of dictations on disk", .timeLimit(.minutes(5)))
struct SoundRepositoryTests {
  private let folder = TemporaryFolder()
  private let key = SoundKey()
  private let origin = DictationOrigin(
    experience: "dictation", locale: .americanEnglish,
    settings: DictationSettings(.dictation, recognizer: "pocketsphinx"), startedAt: Date())

  private var path: String { folder.file("unfinished.sqlite") }

  private func repository(_ user: String = "ada") -> PartialTranscriptionRepository {
    PartialTranscriptionRepository(path: path, user: user)
  }

  private static let pause = SoundPiece.Pause(
    speech: AudioRange(start: 3, end: 90), position: 100)

  /// A second of 16-bit audio, and audio with more precision.
  private static let pieces = [
    SoundPiece(
      start: 7, samples: (0..<16_000).map { Float($0 % 4_001 - 2_000) / 32_768 }, pauses: [pause]),
    SoundPiece(start: 16_007, samples: [0, 1, -1, 1 / 3, -.pi / 4]),
  ]

  @Test("Audio and pauses are returned unchanged and in order, after a restart as well")
  func unchanged() async throws {
    let first = repository()
    let sounds = SoundRepository(beside: first, key: key)
    for piece in Self.pieces.reversed() { try await sounds.write(piece, of: origin) }
    // A retry replaces the piece.
    try await sounds.write(Self.pieces[0], of: origin)
    #expect(try await sounds.sound(of: origin.id) == Self.pieces)
    await first.close()
    let second = repository()
    let found = try #require(try await second.unfinished().first)
    #expect(found.soundDuration == 16_005.0 / 16_000 && found.text.isEmpty)
    _ = try await second.claim(found.id)
    #expect(
      try await SoundRepository(beside: second, key: key).sound(of: origin.id) == Self.pieces)
  }

  @Test("Audio is written to disk every five seconds")
  func flushes() async throws {
    let (queue, flushes) = (DispatchQueue(label: "flushes"), Locked(0))
    let file = RepositoryFile(path: path, patience: 1, flushing: queue) { file in
      file.flush()
      flushes.withLock { $0 += 1 }
    }
    let sounds = SoundRepository(beside: PartialTranscriptionRepository(file, "ada"), key: key)
    var counts: [Int] = []
    for second in 0..<11 {
      let samples = [Float](repeating: 0, count: 16_000)
      let piece = SoundPiece(start: 8_000 + second * 16_000, samples: samples)
      try await sounds.write(piece, of: origin)
      await withCheckedContinuation { all in queue.async { all.resume() } }
      counts.append(flushes.withLock { $0 })
    }
    #expect(counts == [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2])
  }

  @Test("Text that is saved later joins the audio")
  func text() async throws {
    let repository = repository()
    let sounds = SoundRepository(beside: repository, key: key)
    try await sounds.write(Self.pieces[0], of: origin)
    let change = DictationChange(origin, keeping: 0, segments: ["one"], tail: "two")
    #expect(try await repository.write(change))
    try await sounds.write(Self.pieces[1], of: origin)
    try await repository.release(origin.id)
    let found = try await repository.unfinished()
    #expect(found.map(\.text) == ["one two"] && found.map(\.soundDuration) == [16_005.0 / 16_000])
  }

  @Test("Finishing a dictation deletes its audio, and nothing of it remains in the files")
  func deleted() async throws {
    let repository = repository()
    let sounds = SoundRepository(beside: repository, key: key)
    try await sounds.write(Self.pieces[0], of: origin)
    let sealed = try await repository.file.read { database, _ in
      try SoundRow.all(of: origin.id).fetchAll(database)[0].sealed
    }
    #expect(try contents().contains { $0.range(of: sealed.prefix(64)) != nil })
    try await repository.finish(origin.id)
    #expect(try await sounds.sound(of: origin.id).isEmpty)
    #expect(try !contents().contains { $0.range(of: sealed.prefix(64)) != nil })
  }

  @Test("Deleting only the audio leaves the text")
  func soundDeleted() async throws {
    let repository = repository()
    let sounds = SoundRepository(beside: repository, key: key)
    _ = try await repository.write(
      DictationChange(origin, keeping: 0, segments: ["one"], tail: ""))
    try await sounds.write(Self.pieces[0], of: origin)
    try await sounds.deleteSound(of: origin.id)
    #expect(try await sounds.sound(of: origin.id).isEmpty)
    try await repository.release(origin.id)
    #expect(try await repository.unfinished().map(\.text) == ["one"])
  }

  @Test("The files do not contain the audio in readable form")
  func encrypted() async throws {
    let sounds = SoundRepository(beside: repository(), key: key)
    try await sounds.write(Self.pieces[0], of: origin)
    let plain = Self.pieces[0].data.dropFirst(64).prefix(64)
    #expect(try !contents().contains { $0.range(of: plain) != nil })
  }

  @Test("Audio cannot be read with another key, in another place, or by another user")
  func unreadable() async throws {
    let repository = repository()
    let sounds = SoundRepository(beside: repository, key: key)
    try await sounds.write(Self.pieces[0], of: origin)
    let others = SoundRepository(beside: repository, key: SoundKey())
    await #expect(throws: TranscriptStoreFailure.damaged) {
      try await others.sound(of: origin.id)
    }
    let strangers = SoundRepository(beside: repository.repository(of: "eve"), key: key)
    #expect(try await strangers.sound(of: origin.id).isEmpty)
    _ = try await repository.file.write { [origin] database, _ in
      try SoundRow.all(of: origin.id).updateAll(database, SoundRow.Columns.start.set(to: 8))
    }
    await #expect(throws: TranscriptStoreFailure.damaged) {
      try await sounds.sound(of: origin.id)
    }
  }

  @Test("A piece that was cut off or changed is refused", arguments: [0, 11, 12, 27, 28, 500])
  func damaged(_ length: Int) throws {
    let context = Data("place".utf8)
    let sealed = try key.seal(Self.pieces[0].data, for: context)
    #expect(throws: (any Error).self) { try key.open(sealed.prefix(length), for: context) }
    var changed = sealed
    changed[length] ^= 1
    #expect(throws: (any Error).self) { try key.open(changed, for: context) }
    #expect(try key.open(sealed, for: context) == Self.pieces[0].data)
    #expect(try key.seal(Self.pieces[0].data, for: context) != sealed)
  }

  @Test("ChaCha20-Poly1305 agrees with the example of RFC 8439")
  func known() throws {
    let key = try #require(SoundKey(Data(0x80...0x9f)))
    let nonce: [UInt8] = [7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47]
    let context: [UInt8] = [0x50, 0x51, 0x52, 0x53] + Array(0xc0...0xc7)
    let beginning: [UInt8] = [
      0xd3, 0x1a, 0x8d, 0x34, 0x64, 0x8e, 0x60, 0xdb, 0x7b, 0x86, 0xaf, 0xbc, 0x53, 0xef, 0x7e,
      0xc2, 0xa4, 0xad, 0xed, 0x51, 0x29, 0x6e, 0x08, 0xfe, 0xa9, 0xe2, 0xb5, 0xa7, 0x36, 0xee,
      0x62, 0xd6, 0x3d, 0xbe, 0xa4, 0x5e, 0x8c, 0xa9, 0x67, 0x12, 0x82, 0xfa, 0xfb, 0x69, 0xda,
      0x92, 0x72, 0x8b, 0x1a, 0x71, 0xde, 0x0a, 0x9e, 0x06, 0x0b, 0x29, 0x05, 0xd6, 0xa5, 0xb6,
      0x7e, 0xcd, 0x3b, 0x36, 0x92, 0xdd, 0xbd, 0x7f, 0x2d, 0x77, 0x8b, 0x8c, 0x98, 0x03, 0xae,
      0xe3, 0x28, 0x09, 0x1b, 0x58, 0xfa, 0xb3, 0x24, 0xe4, 0xfa, 0xd6, 0x75, 0x94, 0x55, 0x85,
      0x80, 0x8b, 0x48, 0x31, 0xd7, 0xbc, 0x3f, 0xf4, 0xde, 0xf0, 0x8e, 0x4b, 0x7a, 0x9d, 0xe5,
      0x76, 0xd2, 0x65, 0x86, 0xce, 0xc6, 0x4b, 0x61, 0x16,
    ]
    let tag: [UInt8] = [
      0x1a, 0xe1, 0x0b, 0x59, 0x4f, 0x09, 0xe2, 0x6a, 0x7e, 0x90, 0x2e, 0xcb, 0xd0, 0x60, 0x06,
      0x91,
    ]
    let text = try key.open(Data(nonce + beginning + tag), for: Data(context))
    #expect(
      String(decoding: text, as: UTF8.self)
        == "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
        + "future, sunscreen would be it.")
  }

  private func contents() throws -> [Data] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap {
      FileManager.default.contents(atPath: folder.file($0))
    }
  }
}

@Suite("The key of saved audio", .timeLimit(.minutes(1)))
struct SoundKeyTests {
  private let folder = TemporaryFolder()

  @Test("The key is created once, for its owner only")
  func made() throws {
    let path = folder.file("state/sound-key")
    let key = try SoundKey.file(at: path)
    #expect(try SoundKey.file(at: path).bytes == key.bytes)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A saved key is read, but not created")
  func saved() throws {
    let path = folder.file("state/sound-key")
    #expect(try SoundKey.saved(at: path) == nil)
    #expect(!FileManager.default.fileExists(atPath: path))
    let key = try SoundKey.file(at: path)
    #expect(try SoundKey.saved(at: path)?.bytes == key.bytes)
    try Data("key".utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    #expect(throws: StoreFailure.damaged) { try SoundKey.saved(at: path) }
  }

  @Test("A key that others can read, or something else than a key, is refused")
  func refused() throws {
    let path = folder.file("sound-key")
    _ = try SoundKey.file(at: path)
    chmod(path, 0o640)
    #expect(throws: StoreFailure.unreachable) { try SoundKey.file(at: path) }
    let short = folder.file("short")
    try Data("key".utf8).write(to: URL(fileURLWithPath: short))
    chmod(short, 0o600)
    #expect(throws: StoreFailure.damaged) { try SoundKey.file(at: short) }
  }

  @Test("A key does not appear in text")
  func hidden() {
    #expect("\(SoundKey())" == "•••" && String(reflecting: SoundKey()) == "•••")
  }
}
