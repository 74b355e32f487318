import Foundation

// The executable part of the stand-in. Gestures recognize a scripted touch, and a modifier's body
// can be evaluated, so that tests can exercise the views' gesture composition. None of this is
// Apple API.

/// One event of a touch on a view.
public enum _TouchEvent: Sendable {
  /// The finger went down.
  case down

  /// The finger is now this far, in points, from where it went down.
  case moved(CGFloat)

  /// The finger did not move for this many seconds.
  case rested(Double)

  /// The finger was lifted.
  case up

  /// The system canceled the touch.
  case canceled
}

/// A gesture's report about one event.
public enum _Recognition<Value> {
  case changed(Value)
  case ended(Value)

  /// The gesture failed, or was canceled.
  case failed
}

/// A gesture's state during one touch.
public typealias _Recognizer<Value> = @MainActor (_TouchEvent) -> [_Recognition<Value>]

/// A value that all copies of a property wrapper share.
///
/// `@unchecked Sendable`, because property wrappers are `Sendable` in Apple's SDKs. Only tests
/// access it, on the main actor.
public final class _Stored<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The values that a modifier's body attaches to its content, in order.
public final class _Evaluation {
  /// A comparison that `onChange` makes at each update of the view.
  public struct Comparison {
    /// The compared value.
    public let value: Any

    /// Calls the action if the value differs from this older value.
    public let compare: (_ old: Any) -> Void
  }

  // Set and read within `of`, on the main actor.
  nonisolated(unsafe) static var current: _Evaluation?

  /// The gestures, each with the mask that determines whether it, the content's gestures, or both
  /// are active.
  public internal(set) var gestures: [(gesture: any Gesture, mask: GestureMask)] = []

  /// The comparisons with the values of the last update.
  public internal(set) var comparisons: [Comparison] = []

  /// The modifiers with their own bodies.
  public internal(set) var modifiers: [any ViewModifier] = []

  /// Whether scrolling is disabled.
  public internal(set) var disablesScrolling = false

  /// Evaluates a modifier's body.
  @MainActor public static func of(_ modifier: some ViewModifier) -> _Evaluation {
    let evaluation = _Evaluation()
    current = evaluation
    defer { current = nil }
    _ = modifier.body(content: .init())
    return evaluation
  }
}

extension Gesture {
  /// Wraps each report of this gesture during one touch.
  @MainActor func recognizer<Other>(
    _ convert: @escaping @MainActor (_Recognition<Value>) -> _Recognition<Other>
  ) -> _Recognizer<Other> {
    let recognize = _recognizer()
    return { event in recognize(event).map(convert) }
  }
}

/// Returns a recognizer that reports nothing after it ends.
@MainActor private func once<Value>(_ recognize: @escaping _Recognizer<Value>) -> _Recognizer<
  Value
> {
  var isOver = false
  return { event in
    if isOver { return [] }
    let reports = recognize(event)
    isOver = reports.contains { if case .changed = $0 { false } else { true } }
    return reports
  }
}

extension LongPressGesture {
  /// Succeeds once the finger has rested for the minimum duration within the maximum distance.
  @MainActor public func _recognizer() -> _Recognizer<Bool> {
    var elapsed = 0.0
    return once { event in
      switch event {
      case .down: return minimumDuration > 0 ? [.changed(true)] : [.changed(true), .ended(true)]
      case .rested(let seconds):
        elapsed += seconds
        return elapsed >= minimumDuration ? [.ended(true)] : []
      case .moved(let distance): return distance > maximumDistance ? [.failed] : []
      case .up, .canceled: return [.failed]
      }
    }
  }
}

extension DragGesture {
  /// Begins once the finger has moved by the minimum distance.
  @MainActor public func _recognizer() -> _Recognizer<Value> {
    var distance: CGFloat = 0
    var hasBegun = false
    return once { event in
      switch event {
      case .down, .rested: break
      case .moved(let new): distance = new
      case .up: return [hasBegun ? .ended(Value(distance)) : .failed]
      case .canceled: return [.failed]
      }
      guard hasBegun || distance >= minimumDistance else { return [] }
      hasBegun = true
      return [.changed(Value(distance))]
    }
  }
}

extension SequenceGesture {
  /// Passes the touch to the second gesture once the first has succeeded.
  @MainActor public func _recognizer() -> _Recognizer<Value> {
    let first = self.first._recognizer()
    let second = self.second._recognizer()
    var succeeded: First.Value?
    return { event in
      if let succeeded {
        return second(event).map {
          switch $0 {
          case .changed(let value): .changed(.second(succeeded, value))
          case .ended(let value): .ended(.second(succeeded, value))
          case .failed: .failed
          }
        }
      }
      return first(event).map {
        switch $0 {
        case .changed(let value): return .changed(.first(value))
        case .ended(let value):
          succeeded = value
          return .changed(.second(value, nil))
        case .failed: return .failed
        }
      }
    }
  }
}
