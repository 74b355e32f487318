import CPulse

/// The mark that identifies Hark's recordings on a server.
///
/// A Pulse server lets any number of programs record from a device, but two recordings that
/// transcribe the same words would surprise the user (EC-8). Therefore a device has one owner at a
/// time. The server itself stores the marks, so that an owner that crashes releases its device.
enum PulseOwner {
  private static let property = "hark.owner"

  /// Adds the mark to the properties of a new recording.
  static func mark(_ properties: OpaquePointer?) {
    pa_proplist_sets(properties, property, "1")
  }

  /// Returns whether the properties of a recording contain the mark.
  static func isMarked(_ properties: OpaquePointer?) -> Bool {
    pa_proplist_contains(properties, property) == 1
  }
}

extension PulseClient {
  /// Returns the indices of the recordings that own the device with the given index.
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

/// The list that receives the server's answers; used only on the client's own thread.
private final class OwnerList {
  private let device: UInt32
  private(set) var owners: [UInt32] = []

  init(device: UInt32) { self.device = device }

  func note(_ recording: pa_source_output_info) {
    guard recording.source == device, PulseOwner.isMarked(recording.proplist) else { return }
    owners.append(recording.index)
  }
}
