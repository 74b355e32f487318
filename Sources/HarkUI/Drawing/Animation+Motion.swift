#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension Animation {
    /// A change that takes a fixed time.
    init(_ timing: Timing) {
      switch timing.easing {
      case .linear: self = .linear(duration: timing.duration)
      case .easeIn: self = .easeIn(duration: timing.duration)
      case .easeOut: self = .easeOut(duration: timing.duration)
      case .easeInOut: self = .easeInOut(duration: timing.duration)
      }
    }

    /// A change as of a spring.
    init(_ spring: SpringTiming) {
      self = .spring(response: spring.response, dampingFraction: spring.dampingFraction)
    }

    /// One that goes on for ever.
    init(_ pulse: Pulse) {
      self = Animation(pulse.timing).repeatForever(autoreverses: pulse.reverses).delay(pulse.delay)
    }
  }

  extension View {
    /// Goes from one value's look to the next by `spring`; where less motion is wanted, at once.
    func changing<V: Equatable>(
      with value: V, by spring: SpringTiming = Motion.state, reducesMotion: Bool
    ) -> some View {
      animation(reducesMotion ? nil : Animation(spring), value: value)
    }
  }
#endif
