#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  extension Animation {
    init(_ timing: Motion.Timing) {
      switch timing.easing {
      case .linear: self = .linear(duration: timing.duration)
      case .easeIn: self = .easeIn(duration: timing.duration)
      case .easeOut: self = .easeOut(duration: timing.duration)
      case .easeInOut: self = .easeInOut(duration: timing.duration)
      }
    }

    init(_ spring: Motion.Spring) {
      self = .spring(response: spring.response, dampingFraction: spring.dampingFraction)
    }

    init(_ pulse: Motion.Pulse) {
      self = Animation(pulse.timing).repeatForever(autoreverses: pulse.reverses).delay(pulse.delay)
    }
  }

  extension View {
    /// Animates changes of `value` with `spring`, or not at all if motion is reduced.
    func changing<V: Equatable>(
      with value: V, by spring: Motion.Spring = Motion.state, reducesMotion: Bool
    ) -> some View { animation(reducesMotion ? nil : Animation(spring), value: value) }
  }

  @available(iOS 18, *) extension View {
    /// Animates the view with `pulse` while it is visible; `nil` stops the animation.
    func pulsing(_ pulse: Motion.Pulse?) -> some View { modifier(Pulsing(pulse: pulse)) }

    /// Rotates the view continuously, with `seconds` per turn; `nil` stops the rotation.
    func turning(_ seconds: Double?) -> some View { modifier(Turning(seconds: seconds)) }
  }

  @available(iOS 18, *) private struct Pulsing: ViewModifier {
    let pulse: Motion.Pulse?
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

  @available(iOS 18, *) private struct Turning: ViewModifier {
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
