import Foundation

/// A tar archive with a model, which is unpacked by the system's `tar` after its listing was checked.
struct ModelArchive {
  let path: String

  /// The limits of an archive's content; the largest published models have some 30 files and 2 GB.
  static let maximumBytes = 8 << 30
  static let maximumFiles = 2_000

  /// Unpacks the archive into an empty folder, after checking all of its listing.
  func unpack(into folder: String) throws(CommandFailure) {
    try Self.check(listing: try run(["--list", "--verbose", "--full-time", "--numeric-owner"]))
    _ = try run(
      [
        "--extract", "--directory", folder, "--no-same-owner", "--no-same-permissions",
        "--keep-old-files",
      ], into: folder)
  }

  /// Throws if a line of `tar --list --verbose` names something other than a file or folder inside
  /// the archive, or if the content exceeds the limits.
  static func check(listing: String) throws(CommandFailure) {
    let lines = listing.split(separator: "\n")
    guard lines.count <= maximumFiles else { throw tooLarge }
    var bytes = 0
    for line in lines {
      // Mode, owner, size, date, time, name.
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, let kind = line.first, let size = Int(fields[2]), size >= 0 else {
        throw invalid
      }
      let parts = fields[5].split(separator: "/", omittingEmptySubsequences: false)
      guard kind == "-" || kind == "d", parts.first != "", !parts.contains("..") else {
        throw .unavailable(
          "The archive contains a link, a device, or a path outside its folder; nothing was "
            + "installed. Use an archive from the model's publisher.")
      }
      let (sum, overflows) = bytes.addingReportingOverflow(size)
      guard !overflows, sum <= maximumBytes else { throw tooLarge }
      bytes = sum
    }
  }

  private static let invalid = CommandFailure.unavailable(
    "The file is not a complete tar archive, or bzip2 is missing; nothing was installed. Get the "
      + "archive again.")
  private static let tooLarge = CommandFailure.unavailable(
    "The archive has more than \(maximumFiles) files or 8 GB; nothing was installed. Use an "
      + "archive from the model's publisher.")

  private func run(_ arguments: [String], into target: String? = nil) throws(CommandFailure)
    -> String
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // --force-local: a colon in the path does not name a remote machine.
    process.arguments =
      ["tar"] + arguments + ["--force-local", "--quoting-style=escape", "--file", path]
    // Without TAR_OPTIONS, which could permit what the options above forbid.
    let variables = ProcessInfo.processInfo.environment
    process.environment = ["PATH": variables["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C"]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw Self.invalid }
    var bytes = Data()
    while case let more = output.fileHandleForReading.availableData, !more.isEmpty {
      bytes += more
      // A listing within the limits is shorter.
      if bytes.count > 1 << 20 {
        process.terminate()
        process.waitUntilExit()
        throw Self.tooLarge
      }
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      if let target { throw InstalledModels.cannotWrite(target) }
      throw Self.invalid
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
