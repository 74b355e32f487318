#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A ring around the orb of a listening call: a faint static ring, and a wave that grows from it
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
