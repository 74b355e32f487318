import Hark
import HarkTesting

/// Permissions that the person grants or denies, sometimes after a while.
final class SimulatedPermissions: PermissionAuthority {
  private let world: Surroundings
  private let statuses: Locked<[Permission: PermissionStatus]>

  init(_ world: Surroundings) {
    self.world = world
    let mood: [PermissionStatus] =
      world.once(in: 4) ? [.notDetermined, .notDetermined, .denied, .authorized] : [.authorized]
    statuses = Locked([.speech: world.pick(mood), .microphone: world.pick(mood)])
  }

  var allowRecording: Bool {
    statuses.withLock { $0 == [.speech: .authorized, .microphone: .authorized] }
  }

  func status(of permission: Permission) -> PermissionStatus {
    statuses.withLock { $0[permission] ?? .notDetermined }
  }

  func request(_ permission: Permission) async -> PermissionStatus {
    await world.delay(upTo: 500)
    let answer = world.once(in: 5) ? PermissionStatus.denied : .authorized
    world.record.note("permission \(permission) is \(answer)")
    statuses.withLock { if $0[permission] == .notDetermined { $0[permission] = answer } }
    return status(of: permission)
  }
}

/// A network that is sometimes unavailable for a while.
struct SimulatedReachability: Reachability {
  let world: Surroundings

  /// The duration for which the network's state stays the same, in seconds.
  private static let window = 5.0

  var isConnected: Bool { !world.isUnlucky(in: Int(world.clock.now / Self.window), once: 20) }
}
