#if !canImport(UIKit)
  import Foundation
  import Hark
  import Testing

  @testable import HarkStore

  /// A real obstacle to saving.
  enum Obstacle: String, CaseIterable, Sendable {
    case fullDisk, filledDisk, readOnlyDisk, failedDisk, readOnlyFile, folderInTheWay,
      fileForAFolder
    case forbiddenFolder, strangeFile, damagedHeader, damagedPages, lockedFile, laterVersion

    /// The failure that the store reports.
    var failure: TranscriptStoreFailure {
      switch self {
      case .fullDisk, .filledDisk: .full
      case .readOnlyDisk, .failedDisk, .readOnlyFile: .readOnly
      case .folderInTheWay, .fileForAFolder, .forbiddenFolder: .unreachable
      case .strangeFile, .damagedHeader, .damagedPages: .damaged
      case .lockedFile: .locked
      case .laterVersion: .tooNew
      }
    }

    /// Whether the obstacle requires its own disk.
    var needsDisk: Bool {
      switch self {
      case .fullDisk, .filledDisk, .readOnlyDisk, .failedDisk, .readOnlyFile: true
      case .folderInTheWay, .fileForAFolder, .forbiddenFolder, .strangeFile, .damagedHeader,
        .damagedPages, .lockedFile, .laterVersion:
        false
      }
    }

    /// Whether the obstacle arises while the file is in use.
    var comesLater: Bool { self == .filledDisk || self == .failedDisk }

    /// The obstacles that are possible on this machine; prints which others are left out, and why.
    static var possible: [Obstacle] {
      if geteuid() == 0, SmallDisk() != nil {
        if FailingDisk() != nil { return allCases }
        print("Left out, since no disk can be made to fail here: [\(Obstacle.failedDisk)]")
        return allCases.filter { $0 != .failedDisk }
      }
      print("Left out, since no disk can be mounted here: \(allCases.filter(\.needsDisk))")
      return allCases.filter { !$0.needsDisk }
    }
  }

  /// A mounted one-megabyte disk, which is unmounted when the instance is deallocated.
  final class SmallDisk: Sendable {
    let folder = TemporaryFolder()

    /// Mounts the disk; `nil` if no disk can be mounted.
    init?() {
      guard run("mount", "-t", "tmpfs", "-o", "size=1m,mode=700", "tmpfs", folder.path) else {
        return nil
      }
    }

    deinit { run("umount", "-l", folder.path) }
  }

  /// Runs a program and returns whether it succeeded.
  @discardableResult
  func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// A file path with an obstacle.
  final class ObstructedPlace {
    let path: String
    private let obstacle: Obstacle
    private let folder: TemporaryFolder
    private let disk: SmallDisk?
    private let failing: FailingDisk?
    private var child: DictationChild?

    private var filler: String { folder.file("filler") }

    private var url: URL { URL(fileURLWithPath: path) }

    init(_ obstacle: Obstacle) {
      self.obstacle = obstacle
      failing = obstacle == .failedDisk ? FailingDisk() : nil
      disk = obstacle.needsDisk && failing == nil ? SmallDisk() : nil
      folder = failing?.folder ?? disk?.folder ?? TemporaryFolder()
      path = folder.file("inside/unfinished.sqlite")
    }

    /// Creates the obstacle.
    func obstruct() async throws {
      let files = FileManager.default
      if obstacle != .fileForAFolder {
        try files.createDirectory(
          atPath: folder.file("inside"), withIntermediateDirectories: true)
      }
      switch obstacle {
      case .fullDisk, .filledDisk: fill()
      case .failedDisk: try #require(failing?.fail() == true)
      case .readOnlyDisk:
        try #require(run("mount", "-o", "remount,ro", folder.path))
      case .readOnlyFile:
        try await makeFile()
        // A disk with a file that is open for writing cannot become read-only.
        DictationChild.finishStarting()
        try #require(run("mount", "-o", "remount,ro", folder.path))
      case .folderInTheWay:
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      case .fileForAFolder: try Data().write(to: URL(fileURLWithPath: folder.file("inside")))
      case .forbiddenFolder:
        // Folder permissions do not restrict the superuser.
        let words = geteuid() == 0 ? ["chattr", "+i"] : ["chmod", "500"]
        try #require(run(words[0], words[1], folder.file("inside")))
      case .strangeFile: try Data(repeating: 0x41, count: 8_192).write(to: url)
      case .damagedHeader: try await damage(0..<100)
      case .damagedPages: try await damage(4_096..<Int.max)
      case .lockedFile:
        try await makeFile()
        child = try await DictationChild(holding: path, output: folder.file("held"))
      case .laterVersion:
        var later = PartialTranscriptionRepository.migrator
        later.registerMigration("a later step") { try $0.execute(sql: "CREATE TABLE x (y)") }
        try DatabaseFile(path: path, migrator: later).close()
      }
    }

    /// Removes the obstacle as the message instructs.
    func clear() throws {
      let files = FileManager.default
      switch obstacle {
      case .fullDisk, .filledDisk:
        // A process that another test starts at this moment can keep the file open a little longer.
        truncate(filler, 0)
        try files.removeItem(atPath: filler)
      case .failedDisk: try #require(failing?.replace() == true)
      case .readOnlyDisk, .readOnlyFile:
        try #require(run("mount", "-o", "remount,rw", folder.path))
      case .folderInTheWay: try files.removeItem(atPath: path)
      case .fileForAFolder: try files.removeItem(atPath: folder.file("inside"))
      case .forbiddenFolder:
        let words = geteuid() == 0 ? ["chattr", "-i"] : ["chmod", "700"]
        try #require(run(words[0], words[1], folder.file("inside")))
      case .strangeFile, .damagedHeader, .damagedPages, .laterVersion:
        try files.moveItem(atPath: path, toPath: path + ".away")
      case .lockedFile: child?.kill()
      }
    }

    /// Creates a file that contains several dictations.
    private func makeFile() async throws {
      let repository = PartialTranscriptionRepository(path: path, user: "somebody else")
      for number in 0..<8 {
        let origin = DictationOrigin(
          experience: "dictation", settings: DictationSettings(.dictation, recognizer: ""),
          startedAt: Date())
        let text = String(repeating: "\(number)", count: 2_000)
        _ = try await repository.write(
          DictationChange(origin, keeping: 0, segments: [text], tail: ""))
      }
      await repository.close()
    }

    private func damage(_ range: Range<Int>) async throws {
      try await makeFile()
      var bytes = try Data(contentsOf: url)
      for place in range.clamped(to: 0..<bytes.count) { bytes[place] = 0xFF }
      try bytes.write(to: url)
    }

    /// Fills the disk to the last byte.
    private func fill() {
      _ = FileManager.default.createFile(atPath: filler, contents: nil)
      guard let file = FileHandle(forWritingAtPath: filler) else { return }
      for size in [4_096, 512, 1] {
        while (try? file.write(contentsOf: Data(repeating: 0, count: size))) != nil {}
      }
      try? file.close()
    }
  }
#endif
