#if !canImport(UIKit)
  import Foundation

  /// A disk that can be made to fail while its files are in use, for as long as it is held.
  final class FailingDisk: Sendable {
    let folder = TemporaryFolder()
    private let images = TemporaryFolder()

    /// Nil where no such disk can be mounted, or be made to fail.
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

    /// The file that has the system find the disk's content broken.
    private var trigger: String? {
      let mounts = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""
      let line = mounts.split(separator: "\n").last { $0.contains(" \(folder.path) ") }
      let device = line?.split(separator: " ").first?.split(separator: "/").last
      return device.map { "/sys/fs/ext4/\($0)/trigger_fs_error" }
    }

    /// From now on nothing can be written, not even into files that are open.
    func fail() -> Bool {
      guard let trigger, let file = FileHandle(forWritingAtPath: trigger) else { return false }
      return (try? file.write(contentsOf: Data("1".utf8))) != nil
    }

    /// Puts another in its place, with what had reached this one.
    func replace() -> Bool {
      let copy = images.file("copy")
      guard run("cp", image, copy), run("umount", "-l", folder.path) else { return false }
      // Its answer is that there was something to repair.
      run("e2fsck", "-fy", copy)
      return mount(copy)
    }
  }
#endif
