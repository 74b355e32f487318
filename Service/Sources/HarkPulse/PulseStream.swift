import CPulse
import Foundation

/// An audio stream from a device of the server, confined to its client's thread.
final class PulseStream {
  /// The duration of a fragment, in seconds; smaller values lower the latency and use more CPU
  /// time.
  static let fragment = 0.02

  private let client: PulseClient
  private let stream: OpaquePointer
  private var home: String

  /// Opens `device` for 16 kHz mono floats, and blocks until its audio arrives, with a timeout.
  ///
  /// If `stays` is true, the server never moves the stream to another device. If `owns` is true,
  /// throws `taken` if an older recording of this program owns the device. `meanwhile` is called
  /// repeatedly while the device wakes.
  init(
    _ client: PulseClient, device: String, stays: Bool, owns: Bool, meanwhile: () -> Void = {}
  ) throws(PulseError) {
    var format = pa_sample_spec(format: PA_SAMPLE_FLOAT32LE, rate: 16_000, channels: 1)
    let properties = pa_proplist_new()
    defer { if let properties { pa_proplist_free(properties) } }
    if owns { pa_proplist_sets(properties, ownerMark, ownProgram) }
    let made = pa_stream_new_with_proplist(client.context, "Speech", &format, nil, properties)
    guard let stream = made else { throw client.refusal(of: device) }
    self.client = client
    self.stream = stream
    home = device
    let most = UInt32.max
    var buffer = pa_buffer_attr(
      maxlength: most, tlength: most, prebuf: most, minreq: most,
      fragsize: UInt32(Self.fragment * 16_000) * 4)
    let latency = PA_STREAM_ADJUST_LATENCY.rawValue
    let flags = stays ? latency | PA_STREAM_DONT_MOVE.rawValue : latency
    guard pa_stream_connect_record(stream, device, &buffer, pa_stream_flags_t(flags)) >= 0 else {
      throw client.refusal(of: device)
    }
    try client.wait { pa_stream_get_state(stream) != PA_STREAM_CREATING }
    guard pa_stream_get_state(stream) == PA_STREAM_READY else { throw client.refusal(of: device) }
    if owns { try makeSureOfDevice(device) }
    try waitForSound(meanwhile)
  }

  /// Waits until the device is awake, because a waking device drops speech.
  ///
  /// A wireless headset takes a second or two, as does the monitor of an idle sink. A device
  /// without audio is open nevertheless, and its `condition` is `waiting`.
  private func waitForSound(_ meanwhile: () -> Void) throws(PulseError) {
    var isWaking: Bool { isReady && !isSuspended && pa_stream_readable_size(stream) == 0 }
    client.turn(
      while: {
        meanwhile()
        return isWaking && !client.isGivenUp
      }, atMost: PulseClient.patience)
    if client.isGivenUp { throw .givenUp }
    try check()
  }

  /// Throws `taken` if an older recording of this program owns the device.
  ///
  /// The check is free of races. The server numbers recordings in the order of their creation, and
  /// each recording checks after it has its number, so that only the older of two remains.
  private func makeSureOfDevice(_ device: String) throws(PulseError) {
    let owners = try client.owners(of: pa_stream_get_device_index(stream))
    guard owners.contains(where: { $0 < pa_stream_get_index(stream) }) else { return }
    close()
    throw .taken(device: device)
  }

  deinit { pa_stream_unref(stream) }

  private var device: String { pa_stream_get_device_name(stream).map { String(cString: $0) } ?? "" }

  /// Whether the device is suspended, for example while another login session is active.
  var isSuspended: Bool { pa_stream_is_suspended(stream) == 1 }

  private var isReady: Bool { pa_stream_get_state(stream) == PA_STREAM_READY }

  /// Throws an error if the device will deliver no more audio; must be called before audio is read.
  ///
  /// A server that loses a device moves its recordings to a remaining one, which may be the monitor
  /// of a loudspeaker, whose audio must not be recorded. A move is accepted only to another
  /// microphone and only while the old device exists, because then the user has moved the
  /// recording.
  func check() throws(PulseError) {
    while isReady {
      let now = device
      if now == home { return }
      let known = (try? client.devices()) ?? []
      guard known.contains(where: { $0.name == home }),
        known.contains(where: { $0.name == now && !$0.isMonitor })
      else { break }
      // The loop compares again because the recording may have moved again during the query.
      home = now
    }
    throw client.loss
  }

  func read() -> [Float]? {
    var data: UnsafeRawPointer?
    var size = 0
    guard pa_stream_peek(stream, &data, &size) >= 0, size > 0 else { return nil }
    defer { pa_stream_drop(stream) }
    let count = size / MemoryLayout<Float>.stride
    // A hole, where the server lost audio, has the length of the missing samples.
    guard let data else { return [Float](repeating: 0, count: count) }
    let samples = UnsafeRawBufferPointer(start: data, count: size)
    return (0..<count).map { index in
      let sample = samples.loadUnaligned(fromByteOffset: 4 * index, as: Float.self)
      return sample.isNaN ? 0 : min(max(sample, -1), 1)
    }
  }

  func close() {
    guard pa_stream_disconnect(stream) >= 0 else { return }
    client.turn(while: { isReady }, atMost: 0.2)
  }
}

/// The mark that identifies Hark's recordings on a server.
///
/// A Pulse server lets any number of programs record from a device, and each program may. Within one
/// program, two recordings that transcribe the same words would surprise the user (EC-8), so there a
/// device has one owner at a time.
private let ownerMark = "hark.owner"

/// The value of the mark, which differs between programs, even in containers that count processes
/// separately.
private let ownProgram = UUID().uuidString

extension PulseClient {
  /// Returns the indices of this program's recordings that own the device with this index.
  func owners(of device: UInt32) throws(PulseError) -> [UInt32] {
    let list = OwnerList(device: device)
    let place = Unmanaged.passUnretained(list).toOpaque()
    try finish(
      pa_context_get_source_output_info_list(
        context,
        { _, info, isLast, place in
          guard isLast == 0, let recording = info?.pointee, let place else { return }
          let list = Unmanaged<OwnerList>.fromOpaque(place).takeUnretainedValue()
          if recording.source == list.device,
            let mark = pa_proplist_gets(recording.proplist, ownerMark),
            String(cString: mark) == ownProgram
          {
            list.owners.append(recording.index)
          }
        }, place))
    return list.owners
  }
}

private final class OwnerList {
  let device: UInt32
  var owners: [UInt32] = []

  init(device: UInt32) { self.device = device }
}
