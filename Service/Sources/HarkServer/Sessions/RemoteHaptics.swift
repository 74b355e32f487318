import Hark

/// Plays haptic feedback on the page's device.
struct RemoteHaptics: Haptics {
  let outbox: Outbox

  func prepare() {}

  func play(_ haptic: Haptic) { outbox.post(.haptic(haptic.vibration)) }
}
