import CWorker

/// What the kernel enforces for the processes that handle clients' data.
enum Isolation {
  /// Returns what the kernel cannot enforce, as a sentence; `nil` if it can enforce everything.
  static func problem(_ enforced: Int32 = hark_confinement()) -> String? {
    let missing = [
      (HARK_CONFINED_FILES, "opening files (Landlock, from Linux 5.13 on)"),
      (HARK_CONFINED_CALLS, "sockets and programs (seccomp)"),
    ].filter { enforced & $0.0 == 0 }.map(\.1)
    guard !missing.isEmpty else { return nil }
    return "The kernel does not keep the processes for clients' sound files, audio, and text from "
      + missing.joined(separator: ", nor from ")
      + "; use a kernel that does, or serve only clients that you trust."
  }
}
