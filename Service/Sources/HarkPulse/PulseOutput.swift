import CPulse
import Hark

/// An audio stream to a device of the server, confined to its client's thread.
final class PulseOutput {
  private let client: PulseClient
  private let stream: OpaquePointer
  private var drain: OpaquePointer?

  private(set) var written = 0

  /// Opens `device`, or the server's default, for 16 kHz mono floats, and blocks until it is open.
  init(_ client: PulseClient, device: String?) throws(PulseError) {
    let name = try device.map { wanted throws(PulseError) in
      try client.loudspeakers().named(wanted).name
    }
    let refusal = { client.refusal(of: name ?? "the loudspeaker") }
    var format = pa_sample_spec(format: PA_SAMPLE_FLOAT32LE, rate: 16_000, channels: 1)
    guard let stream = pa_stream_new(client.context, "Reply", &format, nil) else { throw refusal() }
    self.client = client
    self.stream = stream
    let most = UInt32.max
    let size = UInt32(MemoryLayout<Float>.stride)
    // One sample suffices for playback to begin, both initially and after an underrun.
    var buffer = pa_buffer_attr(
      maxlength: most, tlength: UInt32(AudioTime.samples(PlaybackTiming.ahead)) * size,
      prebuf: size, minreq: most, fragsize: most)
    let timing = PA_STREAM_INTERPOLATE_TIMING.rawValue | PA_STREAM_AUTO_TIMING_UPDATE.rawValue
    // Playback on a named headset does not move to a loudspeaker when the headset is unplugged.
    let staying = name == nil ? 0 : PA_STREAM_DONT_MOVE.rawValue
    let flags = pa_stream_flags_t(PA_STREAM_ADJUST_LATENCY.rawValue | timing | staying)
    guard pa_stream_connect_playback(stream, name, &buffer, flags, nil, nil) >= 0 else {
      throw refusal()
    }
    try client.wait { pa_stream_get_state(stream) != PA_STREAM_CREATING }
    guard pa_stream_get_state(stream) == PA_STREAM_READY else { throw refusal() }
  }

  deinit {
    if let drain { pa_operation_unref(drain) }
    pa_stream_unref(stream)
  }

  var room: Int {
    let bytes = pa_stream_writable_size(stream)
    return bytes == Int.max || bytes < 0 ? 0 : bytes / MemoryLayout<Float>.stride
  }

  /// Writes `samples`; their number must not exceed `room`.
  func write(_ samples: [Float]) {
    let bytes = samples.count * MemoryLayout<Float>.stride
    let answer = samples.withUnsafeBytes {
      pa_stream_write(stream, $0.baseAddress, bytes, nil, 0, PA_SEEK_RELATIVE)
    }
    if answer >= 0 { written += samples.count }
  }

  var heard: Int {
    if isDrained { return written }
    var microseconds: pa_usec_t = 0
    guard pa_stream_get_time(stream, &microseconds) >= 0 else { return 0 }
    return min(AudioTime.samples(Double(microseconds) / 1e6), written)
  }

  func startDraining() { if drain == nil { drain = pa_stream_drain(stream, nil, nil) } }

  var isDrained: Bool { drain.map { pa_operation_get_state($0) == PA_OPERATION_DONE } ?? false }

  func check() throws(PulseError) {
    if pa_stream_get_state(stream) != PA_STREAM_READY { throw client.loss }
  }

  func close() {
    guard pa_stream_disconnect(stream) >= 0 else { return }
    client.turn(while: { pa_stream_get_state(stream) == PA_STREAM_READY }, atMost: 0.2)
  }
}
