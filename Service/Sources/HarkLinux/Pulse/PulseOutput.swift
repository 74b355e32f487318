import CPulse
import Hark

/// Sound on its way to a device of the server; belongs to its client's thread.
final class PulseOutput {
  private let client: PulseClient
  private let stream: OpaquePointer
  private var drain: OpaquePointer?

  /// Samples that the server was given.
  private(set) var written = 0

  /// Opens `device`, or the server's default, for 16 kHz mono floats from which the server converts;
  /// blocks until it is open.
  ///
  /// A device that is named is never exchanged for another.
  init(_ client: PulseClient, device: String?) throws(PulseError) {
    let name = try client.loudspeaker(device)
    var format = pa_sample_spec(format: PA_SAMPLE_FLOAT32LE, rate: 16_000, channels: 1)
    guard let stream = pa_stream_new(client.context, "Reply", &format, nil) else {
      throw client.refusal(of: name ?? "the loudspeaker")
    }
    self.client = client
    self.stream = stream
    let most = UInt32.max
    let size = UInt32(MemoryLayout<Float>.stride)
    // One sample is enough to begin, at first and when there was nothing to play for a while.
    var buffer = pa_buffer_attr(
      maxlength: most, tlength: UInt32(AudioTime.samples(PlaybackTiming.ahead)) * size,
      prebuf: size, minreq: most, fragsize: most)
    let timing = PA_STREAM_INTERPOLATE_TIMING.rawValue | PA_STREAM_AUTO_TIMING_UPDATE.rawValue
    // What is meant for a headset is not played to the room when that is pulled out.
    let staying = name == nil ? 0 : PA_STREAM_DONT_MOVE.rawValue
    let flags = pa_stream_flags_t(PA_STREAM_ADJUST_LATENCY.rawValue | timing | staying)
    guard pa_stream_connect_playback(stream, name, &buffer, flags, nil, nil) >= 0 else {
      throw client.refusal(of: name ?? "the loudspeaker")
    }
    try client.wait { pa_stream_get_state(stream) != PA_STREAM_CREATING }
    guard pa_stream_get_state(stream) == PA_STREAM_READY else {
      throw client.refusal(of: name ?? "the loudspeaker")
    }
  }

  deinit {
    if let drain { pa_operation_unref(drain) }
    pa_stream_unref(stream)
  }

  /// How many samples the server takes now.
  var room: Int {
    let bytes = pa_stream_writable_size(stream)
    return bytes == Int.max || bytes < 0 ? 0 : bytes / MemoryLayout<Float>.stride
  }

  /// Gives samples to the server, no more than there is room for.
  func write(_ samples: [Float]) {
    let bytes = samples.count * MemoryLayout<Float>.stride
    let answer = samples.withUnsafeBytes {
      pa_stream_write(stream, $0.baseAddress, bytes, nil, 0, PA_SEEK_RELATIVE)
    }
    if answer >= 0 { written += samples.count }
  }

  /// Samples that have been heard, as far as the server can tell.
  var heard: Int {
    if isDrained { return written }
    var microseconds: pa_usec_t = 0
    guard pa_stream_get_time(stream, &microseconds) >= 0 else { return 0 }
    return min(AudioTime.samples(Double(microseconds) / 1e6), written)
  }

  /// Asks the server to tell when all has been heard; harmless when it was asked already.
  func startDraining() {
    if drain == nil { drain = pa_stream_drain(stream, nil, nil) }
  }

  /// Whether all has been heard since it was asked for.
  var isDrained: Bool {
    drain.map { pa_operation_get_state($0) == PA_OPERATION_DONE } ?? false
  }

  /// Throws when nothing can be heard any more.
  func check() throws(PulseError) {
    guard pa_stream_get_state(stream) != PA_STREAM_READY else { return }
    let isServerThere = pa_context_get_state(client.context) == PA_CONTEXT_READY
    throw isServerThere ? .deviceGone : .serverGone
  }

  /// Drops what has not been heard and gives the device back, and waits for the server to say so.
  func close() {
    guard pa_stream_disconnect(stream) >= 0 else { return }
    client.turn(while: { pa_stream_get_state(stream) == PA_STREAM_READY }, atMost: 0.2)
  }
}

extension PulseClient {
  /// The server's name for the loudspeaker that `wanted` names; nil leaves the choice to the server.
  fileprivate func loudspeaker(_ wanted: String?) throws(PulseError) -> String? {
    guard let wanted else { return nil }
    let known = try loudspeakers()
    let chosen = known.first { $0.name == wanted } ?? known.first { $0.description == wanted }
    guard let chosen else { throw .unknownDevice(wanted, known: known.map(\.name)) }
    return chosen.name
  }
}
