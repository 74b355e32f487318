#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The audio visualization in the middle of a call: a glowing ball, surrounded by rings.
  @available(iOS 18, *) struct CallOrb: View {
    let orb: OrbLook
    let label: String

    /// The relative size, where 1 is the size in a call without the settings overlay.
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
            colors: [Color(orb.glowColor), Color(orb.glowColor), .clear], center: .center,
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
        .fill(Color(orb.core).gradient)
        .overlay { sheen }
        .overlay { Circle().fill(Color(ThemeColor(.black))).opacity(orb.shade) }
        .overlay {
          Circle().fill(Color(orb.core).gradient).opacity(orb.light).blendMode(.plusLighter)
        }
        .scaleEffect(orb.scale)
        .animation(level, value: orb.scale)
        .changing(with: orb.core, reducesMotion: reducesMotion)
    }

    /// A sheen of uneven brightness, which makes the orb's rotation visible.
    private var sheen: some View {
      Circle()
        .fill(AngularGradient(colors: unevenly, center: .center))
        .opacity(CallSize.orbSheenOpacity)
        .turning(orb.turnSeconds)
    }

    private var unevenly: [Color] {
      [.clear, Color(ThemeColor(.white)), .clear, Color(ThemeColor(.black)), .clear]
    }

    private var level: Animation? { reducesMotion ? nil : Animation(Motion.level) }
  }

  /// A ring around the orb of a listening call: a faint static circle, and a wave that grows from it
  /// and fades.
  @available(iOS 18, *)
  public struct PulsingRing: View {
    private let halo: OrbLook.Halo

    /// Creates a ring from an element of `OrbLook.rings`.
    public init(_ halo: OrbLook.Halo) { self.halo = halo }

    /// The ring.
    public var body: some View {
      ZStack {
        line.opacity(halo.opacity)
        line.pulsing(halo.pulse)
      }
      .padding(-halo.growth / 2)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }

    private var line: some View {
      Circle().strokeBorder(Color(halo.color), lineWidth: CallSize.orbRingWidth)
    }
  }
#endif
