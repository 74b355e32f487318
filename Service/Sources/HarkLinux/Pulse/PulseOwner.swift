import CPulse

/// The mark by which recordings of Hark's know each other on a server.
///
/// A Pulse server lets any number of programs record from a device, but two that write down the same
/// words surprise a person (EC-8): a device has one owner at a time. The server itself keeps the
/// marks, so that an owner that crashes owns nothing any more.
enum PulseOwner {
  private static let property = "hark.owner"

  /// Puts the mark among the properties of a recording to come.
  static func mark(_ properties: OpaquePointer?) {
    pa_proplist_sets(properties, property, "1")
  }

  /// Whether a recording with these properties has the mark.
  static func isMarked(_ properties: OpaquePointer?) -> Bool {
    pa_proplist_contains(properties, property) == 1
  }
}

extension PulseClient {
  /// The numbers of the recordings that own a device, which is given by its own number.
  func owners(of device: UInt32) throws(PulseError) -> [UInt32] {
    let list = OwnerList(device: device)
    let place = Unmanaged.passUnretained(list).toOpaque()
    try finish(
      pa_context_get_source_output_info_list(
        context,
        { _, info, isLast, place in
          guard isLast == 0, let info, let place else { return }
          Unmanaged<OwnerList>.fromOpaque(place).takeUnretainedValue().note(info.pointee)
        }, place))
    return list.owners
  }
}

/// What the server's answers are put into; used on the client's own thread alone.
private final class OwnerList {
  private let device: UInt32
  private(set) var owners: [UInt32] = []

  init(device: UInt32) { self.device = device }

  func note(_ recording: pa_source_output_info) {
    guard recording.source == device, PulseOwner.isMarked(recording.proplist) else { return }
    owners.append(recording.index)
  }
}
