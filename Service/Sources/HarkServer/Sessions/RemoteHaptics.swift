import Hark

/// Makes the page's device knock.
struct RemoteHaptics: Haptics {
  let outbox: Outbox

  func prepare() {}

  func play(_ haptic: Haptic) { outbox.post(.haptic(haptic.vibration)) }
}
