#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension Animation {
    /// Creates an animation of fixed duration.
    init(_ timing: Timing) {
      switch timing.easing {
      case .linear: self = .linear(duration: timing.duration)
      case .easeIn: self = .easeIn(duration: timing.duration)
      case .easeOut: self = .easeOut(duration: timing.duration)
      case .easeInOut: self = .easeInOut(duration: timing.duration)
      }
    }

    /// Creates a spring animation.
    init(_ spring: SpringTiming) {
      self = .spring(response: spring.response, dampingFraction: spring.dampingFraction)
    }

    /// Creates an animation that repeats forever.
    init(_ pulse: Pulse) {
      self = Animation(pulse.timing).repeatForever(autoreverses: pulse.reverses).delay(pulse.delay)
    }
  }

  extension View {
    /// Animates changes of `value` with `spring`; without animation if motion is reduced.
    func changing<V: Equatable>(
      with value: V, by spring: SpringTiming = Motion.state, reducesMotion: Bool
    ) -> some View {
      animation(reducesMotion ? nil : Animation(spring), value: value)
    }
  }
#endif
