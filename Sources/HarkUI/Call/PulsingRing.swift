#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// One of the rings about the orb of a call that listens: a faint one that stands, and a wave that
  /// grows from it and fades.
  @available(iOS 18, *)
  public struct PulsingRing: View {
    private let halo: OrbLook.Halo

    /// Draws a ring of `OrbLook.rings`.
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
