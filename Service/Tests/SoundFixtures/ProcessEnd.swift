import Foundation

/// The end of any process, even of one that this process did not start.
public enum ProcessEnd {
  /// Returns when the process has exited; it may still wait to be reaped.
  ///
  /// Unlike a lookup in the process list, this does not poll: the kernel reports the end.
  public static func wait(for process: pid_t) async {
    let end = descriptor(of: process)
    // A process that no longer exists has no descriptor.
    guard end >= 0 else { return }
    await withCheckedContinuation { ended in
      Thread.detachNewThread {
        var wish = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        while poll(&wish, 1, -1) < 0, errno == EINTR {}
        close(end)
        ended.resume()
      }
    }
  }

  /// Returns a descriptor that becomes readable when the process exits; negative if it no longer
  /// exists.
  private static func descriptor(of process: pid_t) -> Int32 {
    // The C library provides this function, but its Swift module does not expose it.
    typealias Open = @convention(c) (pid_t, UInt32) -> Int32
    guard let symbol = dlsym(nil, "pidfd_open") else {
      fatalError("The C library is older than that of Debian 12.")
    }
    return unsafeBitCast(symbol, to: Open.self)(process, 0)
  }
}
