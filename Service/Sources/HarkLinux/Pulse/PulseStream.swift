import CPulse

/// Sound on its way from a device of the server; belongs to its client's thread.
final class PulseStream {
  /// Seconds of sound in a fragment: smaller gives words sooner and wakes the machine more often.
  static let fragment = 0.02

  private let client: PulseClient
  private let stream: OpaquePointer
  private let owns: Bool

  /// Opens `device`, as 16 kHz mono floats into which the server converts; blocks until it is open.
  ///
  /// A person may move it to another device in the mixer meanwhile, and it goes on from there.
  /// Where it `owns` the device, it throws `taken` while an older owner has it.
  init(_ client: PulseClient, device: String, owns: Bool) throws(PulseError) {
    var format = pa_sample_spec(format: Self.float, rate: 16_000, channels: 1)
    let properties = pa_proplist_new()
    defer { if let properties { pa_proplist_free(properties) } }
    if owns { PulseOwner.mark(properties) }
    let made = pa_stream_new_with_proplist(client.context, "Speech", &format, nil, properties)
    guard let stream = made else { throw client.refusal(of: device) }
    self.client = client
    self.stream = stream
    self.owns = owns
    let most = UInt32.max
    var buffer = pa_buffer_attr(
      maxlength: most, tlength: most, prebuf: most, minreq: most,
      fragsize: UInt32(Self.fragment * 16_000) * 4)
    guard pa_stream_connect_record(stream, device, &buffer, PA_STREAM_ADJUST_LATENCY) >= 0 else {
      throw client.refusal(of: device)
    }
    try client.wait { pa_stream_get_state(stream) != PA_STREAM_CREATING }
    guard pa_stream_get_state(stream) == PA_STREAM_READY else {
      throw client.refusal(of: device)
    }
    if owns { try makeSureOfDevice(device) }
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

  /// The device it comes from now.
  var device: String { pa_stream_get_device_name(stream).map { String(cString: $0) } ?? "" }

  /// Whether the device sleeps, as when another session of this machine has the screen.
  var isSuspended: Bool { pa_stream_is_suspended(stream) == 1 }

  /// Throws when no more sound will come.
  func check() throws(PulseError) {
    guard pa_stream_get_state(stream) != PA_STREAM_READY else { return }
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

  /// Goes on from another device; throws `taken`, and stays, where that one has an owner.
  func move(to name: String) throws(PulseError) {
    let before = device
    guard name != before else { return }
    try go(to: name)
    guard owns else { return }
    let own = pa_stream_get_index(stream)
    let owners = try client.owners(of: pa_stream_get_device_index(stream))
    guard owners.contains(where: { $0 != own }) else { return }
    try go(to: before)
    throw .taken(device: name)
  }

  private func go(to name: String) throws(PulseError) {
    let number = pa_stream_get_index(stream)
    try client.finish(
      pa_context_move_source_output_by_name(client.context, number, name, nil, nil))
    // The server tells where it is by itself, a moment later.
    client.turn(while: { device != name }, atMost: Self.patience)
  }

  /// Seconds within which a server has moved it.
  private static let patience = 1.0

  /// Gives the device back, and waits for the server to say so.
  func close() {
    guard pa_stream_disconnect(stream) >= 0 else { return }
    client.turn(while: { pa_stream_get_state(stream) == PA_STREAM_READY }, atMost: 0.2)
  }
}
