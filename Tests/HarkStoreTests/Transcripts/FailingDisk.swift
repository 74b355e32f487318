#if !canImport(UIKit)
  import Foundation

  /// A mounted disk that can be made to fail while its files are open.
  ///
  /// The disk is unmounted when the instance is deallocated.
  final class FailingDisk: Sendable {
    let folder = TemporaryFolder()
    private let images = TemporaryFolder()

    /// Creates and mounts the disk; `nil` if it cannot be mounted or made to fail on this machine.
    init?() {
      guard geteuid() == 0, run("truncate", "-s", "16M", image),
        run("mkfs.ext4", "-q", image), mount(image)
      else { return nil }
      guard let trigger, FileManager.default.isWritableFile(atPath: trigger) else { return nil }
    }

    deinit { run("umount", "-l", folder.path) }

    private var image: String { images.file("image") }

    private func mount(_ image: String) -> Bool {
      run("mount", "-o", "loop,errors=remount-ro", image, folder.path)
    }

    /// The file that triggers a file system error when written.
    private var trigger: String? {
      let mounts = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""
      let line = mounts.split(separator: "\n").last { $0.contains(" \(folder.path) ") }
      let device = line?.split(separator: " ").first?.split(separator: "/").last
      return device.map { "/sys/fs/ext4/\($0)/trigger_fs_error" }
    }

    /// Makes all further writes fail, even to open files, and returns whether this succeeded.
    func fail() -> Bool {
      guard let trigger, let file = FileHandle(forWritingAtPath: trigger) else { return false }
      return (try? file.write(contentsOf: Data("1".utf8))) != nil
    }

    /// Replaces the disk with a repaired copy of the data that had reached it, and returns whether
    /// this succeeded.
    func replace() -> Bool {
      let copy = images.file("copy")
      guard run("cp", image, copy), run("umount", "-l", folder.path) else { return false }
      // The exit status is not zero, because there is an error to repair.
      run("e2fsck", "-fy", copy)
      return mount(copy)
    }
  }
#endif
