#if canImport(UIKit)
  import Hark
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Animates the view with `pulse` while it is visible; `nil` stops the animation.
    func pulsing(_ pulse: Pulse?) -> some View { modifier(Pulsing(pulse: pulse)) }

    /// Rotates the view continuously, with `seconds` per turn; `nil` stops the rotation.
    func turning(_ seconds: Double?) -> some View { modifier(Turning(seconds: seconds)) }
  }

  @available(iOS 18, *)
  private struct Pulsing: ViewModifier {
    let pulse: Pulse?
    @State private var isAtEnd = false

    func body(content: Content) -> some View {
      content
        .scaleEffect(place(pulse?.scale) ?? 1)
        .opacity(place(pulse?.opacity) ?? 1)
        .animation(isAtEnd ? moving : Animation(Motion.pulseEnd), value: isAtEnd)
        .onAppear { isAtEnd = moving != nil }
        .onChange(of: pulse) { isAtEnd = moving != nil }
        // The animation restarts when the view reappears.
        .onDisappear { isAtEnd = false }
    }

    private var moving: Animation? { pulse.flatMap { $0.isStill ? nil : Animation($0) } }

    private func place(_ ends: [Double]?) -> Double? { isAtEnd ? ends?.last : ends?.first }
  }

  @available(iOS 18, *)
  private struct Turning: ViewModifier {
    let seconds: Double?
    @State private var isTurned = false

    func body(content: Content) -> some View {
      content
        .rotationEffect(.degrees(isTurned ? 360 : 0))
        .animation(isTurned ? turning : nil, value: isTurned)
        .onAppear { isTurned = seconds != nil }
        .onChange(of: seconds) { isTurned = seconds != nil }
        .onDisappear { isTurned = false }
    }

    private var turning: Animation? {
      seconds.map { .linear(duration: $0).repeatForever(autoreverses: false) }
    }
  }
#endif
