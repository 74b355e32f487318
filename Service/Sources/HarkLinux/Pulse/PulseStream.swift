import CPulse

/// Sound on its way from a device of the server; belongs to its client's thread.
final class PulseStream {
  /// Seconds of sound in a fragment: smaller gives words sooner and wakes the machine more often.
  static let fragment = 0.02

  private let client: PulseClient
  private let stream: OpaquePointer

  /// The name of the device that the sound is known to come from.
  private var home: String

  /// Opens `device`, as 16 kHz mono floats into which the server converts; blocks until its sound
  /// comes.
  ///
  /// Where the stream `stays`, the server is told never to move it to another device. Where it `owns`
  /// the device, it throws `taken` while an older owner has it. `meanwhile` is called again and again
  /// while the device wakes.
  init(
    _ client: PulseClient, device: String, stays: Bool, owns: Bool, meanwhile: () -> Void = {}
  ) throws(PulseError) {
    var format = pa_sample_spec(format: Self.float, rate: 16_000, channels: 1)
    let properties = pa_proplist_new()
    defer { if let properties { pa_proplist_free(properties) } }
    if owns { PulseOwner.mark(properties) }
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
    guard pa_stream_get_state(stream) == PA_STREAM_READY else {
      throw client.refusal(of: device)
    }
    if owns { try makeSureOfDevice(device) }
    try waitForSound(meanwhile)
  }

  /// A device that wakes drops what is said until then, so that it is not open before.
  ///
  /// A headset without wires takes a second or two, and so does the monitor of an idle sink. One that
  /// gives nothing is open all the same, and `condition` tells that it waits.
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

  /// Nobody else can come in between: the server numbers recordings in the order in which they came,
  /// and each looks around after it has its own number, so that of two only the older stays.
  private func makeSureOfDevice(_ device: String) throws(PulseError) {
    let owners = try client.owners(of: pa_stream_get_device_index(stream))
    guard owners.contains(where: { $0 < pa_stream_get_index(stream) }) else { return }
    close()
    throw .taken(device: device)
  }

  deinit { pa_stream_unref(stream) }

  /// Floats in the machine's own byte order, which libpulse names by a macro.
  private static let float = PA_SAMPLE_FLOAT32LE

  /// The device it comes from now, as far as the server has told.
  private var device: String { pa_stream_get_device_name(stream).map { String(cString: $0) } ?? "" }

  /// Whether the device sleeps, as when another session of this machine has the screen.
  var isSuspended: Bool { pa_stream_is_suspended(stream) == 1 }

  private var isReady: Bool { pa_stream_get_state(stream) == PA_STREAM_READY }

  /// Throws when no more sound will come from the device; to be called before each `read`.
  ///
  /// A server that loses a device moves its recordings to whatever is left, which may be the monitor
  /// of a loudspeaker, whose sound must not be recorded. A move is accepted only to another microphone
  /// and only while the old device exists, because then a person has moved the recording.
  func check() throws(PulseError) {
    while isReady {
      let now = device
      if now == home { return }
      let known = (try? client.devices()) ?? []
      guard known.contains(where: { $0.name == home }),
        known.contains(where: { $0.name == now && !$0.isMonitor })
      else { break }
      // Compared again: it may have been moved once more while the server was asked.
      home = now
    }
    let isServerThere = pa_context_get_state(client.context) == PA_CONTEXT_READY
    throw isServerThere ? .deviceGone : .serverGone
  }

  /// The next fragment, of any length; nil when none has come.
  func read() -> [Float]? {
    var data: UnsafeRawPointer?
    var size = 0
    guard pa_stream_peek(stream, &data, &size) >= 0, size > 0 else { return nil }
    defer { pa_stream_drop(stream) }
    let count = size / MemoryLayout<Float>.stride
    // A hole, where the server lost some sound, is as long as what is missing.
    guard let data else { return [Float](repeating: 0, count: count) }
    let samples = UnsafeRawBufferPointer(start: data, count: size)
    return (0..<count).map { index in
      let sample = samples.loadUnaligned(fromByteOffset: 4 * index, as: Float.self)
      return sample.isNaN ? 0 : min(max(sample, -1), 1)
    }
  }

  /// Gives the device back, and waits for the server to say so.
  func close() {
    guard pa_stream_disconnect(stream) >= 0 else { return }
    client.turn(while: { isReady }, atMost: 0.2)
  }
}
