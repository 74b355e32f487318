#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A ring around the view that it overlays.
  @available(iOS 18, *)
  struct RingView: View {
    let ring: Hark.Ring

    /// The scale of a ring that follows the level, where 1 is its resting size.
    var levelScale = 1.0

    var body: some View {
      Circle()
        .strokeBorder(Color(ring.color), style: style)
        .padding(-(ring.offset + ring.width))
        .scaleEffect(ring.followsLevel ? levelScale : 1)
        .animation(Animation(Motion.level), value: levelScale)
        .pulsing(ring.pulse)
        .turning(ring.turnSeconds)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var style: StrokeStyle {
      StrokeStyle(lineWidth: ring.width, dash: ring.dashes.map { CGFloat($0) })
    }
  }
#endif
