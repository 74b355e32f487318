#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// The picture of the sound in the middle of a call: a ball with a glow, and the rings about it.
  @available(iOS 18, *)
  struct CallOrb: View {
    let orb: OrbLook
    let label: String

    /// Its size, 1 being that of a call without settings over it.
    var share = 1.0

    let reducesMotion: Bool

    var body: some View {
      ZStack {
        ForEach(orb.rings, id: \.growth) { PulsingRing($0) }
        glow
        ball
      }
      .frame(width: CallSize.orb, height: CallSize.orb)
      .scaleEffect(share)
      .frame(width: CallSize.orb * share, height: CallSize.orb * share)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityAddTraits(AccessibilityTraits.isImage)
      .allowsHitTesting(false)
    }

    private var glow: some View {
      Circle()
        .fill(
          RadialGradient(
            colors: [color(orb.glowColor), color(orb.glowColor), .clear], center: .center,
            startRadius: 0, endRadius: CallSize.orb / 2)
        )
        .scaleEffect(orb.glowScale)
        .scaleEffect(orb.scale)
        .animation(level, value: orb.glowRadius)
        .opacity(orb.glowOpacity)
        .pulsing(orb.pulse)
        .id(orb.pulse)
    }

    private var ball: some View {
      Circle()
        .fill(color(orb.core).gradient)
        .overlay { sheen }
        .overlay { Circle().fill(color(ThemeColor(.black))).opacity(orb.shade) }
        .overlay {
          Circle().fill(color(orb.core).gradient).opacity(orb.light).blendMode(.plusLighter)
        }
        .scaleEffect(orb.scale)
        .animation(level, value: orb.scale)
        .changing(with: orb.core, reducesMotion: reducesMotion)
    }

    /// Light that lies unevenly on the ball, so that its turning is seen.
    private var sheen: some View {
      Circle()
        .fill(AngularGradient(colors: unevenly, center: .center))
        .opacity(CallSize.orbSheenOpacity)
        .turning(orb.turnSeconds)
    }

    private var unevenly: [Color] {
      [.clear, color(ThemeColor(.white)), .clear, color(ThemeColor(.black)), .clear]
    }

    private var level: Animation? { reducesMotion ? nil : Animation(Motion.level) }

    private func color(_ color: ThemeColor) -> Color { Color(color) }
  }
#endif
