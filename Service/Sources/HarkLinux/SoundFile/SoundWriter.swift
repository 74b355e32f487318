import CSndfile
import Glibc

/// A sound file that libsndfile writes to memory, from which bytes are taken as the file grows.
///
/// Corrections that the library makes to bytes already taken are dropped.
final class SoundWriter {
  /// The destination to which the library writes.
  private final class Sink {
    /// The number of bytes that have been taken.
    var taken = 0
    var bytes: [UInt8] = []
    var place = 0

    var length: Int { taken + bytes.count }

    func write(_ source: UnsafeRawBufferPointer) {
      for (index, byte) in source.enumerated() {
        let here = place + index - taken
        if here == bytes.count { bytes.append(byte) } else if here >= 0 { bytes[here] = byte }
      }
      place += source.count
    }
  }

  /// The duration of audio per page, in milliseconds, if the format allows a choice.
  ///
  /// Shorter pages can be played sooner.
  private static let pageLength = 200.0

  private let sink = Sink()
  private var sound: OpaquePointer?

  /// Creates a file; `nil` if the library cannot write the format.
  init?(_ info: SF_INFO) {
    var info = info
    var calls = Self.calls
    sound = SoundLibrary.inTurn(nil) { [sink] in
      sf_open_virtual(
        &calls, Int32(SFM_WRITE), &info, Unmanaged.passUnretained(sink).toOpaque())
    }
    guard sound != nil else { return nil }
    var length = Self.pageLength
    sf_command(
      sound, Int32(SFC_SET_OGG_PAGE_LATENCY_MS), &length, Int32(MemoryLayout<Double>.size))
  }

  deinit { if sound != nil { sf_close(sound) } }

  /// Writes samples and returns the new bytes of the file; `nil` if the samples cannot be written.
  func write(_ samples: [Float]) -> [UInt8]? {
    guard sound != nil,
      sf_writef_float(sound, samples, sf_count_t(samples.count)) == sf_count_t(samples.count)
    else { return nil }
    return take()
  }

  /// Ends the file and returns the remaining bytes.
  func finish() -> [UInt8] {
    if sound != nil { sf_close(sound) }
    sound = nil
    return take()
  }

  private func take() -> [UInt8] {
    defer {
      sink.taken += sink.bytes.count
      sink.bytes = []
    }
    return sink.bytes
  }

  private static func sink(_ data: UnsafeMutableRawPointer?) -> Sink? {
    data.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var calls: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { sf_count_t(SoundWriter.sink($0)?.length ?? 0) },
      seek: { offset, from, data in
        guard let sink = SoundWriter.sink(data) else { return -1 }
        switch from {
        case SEEK_SET: sink.place = Int(offset)
        case SEEK_CUR: sink.place += Int(offset)
        default: sink.place = sink.length + Int(offset)
        }
        return sf_count_t(sink.place)
      },
      read: { _, _, _ in 0 },
      write: { source, count, data in
        guard let source, let sink = SoundWriter.sink(data) else { return 0 }
        sink.write(UnsafeRawBufferPointer(start: source, count: Int(count)))
        return count
      },
      tell: { sf_count_t(SoundWriter.sink($0)?.place ?? 0) })
  }
}
