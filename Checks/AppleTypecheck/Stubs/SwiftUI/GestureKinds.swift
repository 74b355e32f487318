import Foundation

/// swiftui/tapgesture.
public struct TapGesture: Gesture {
  /// swiftui/tapgesture/value.
  public typealias Value = Void

  /// swiftui/tapgesture/body.
  public typealias Body = Never

  /// swiftui/tapgesture/init(count:).
  nonisolated public init(count: Int = 1) {}
}

/// swiftui/longpressgesture.
public struct LongPressGesture: Gesture {
  /// swiftui/longpressgesture/value.
  public typealias Value = Bool

  /// swiftui/longpressgesture/body.
  public typealias Body = Never

  /// swiftui/longpressgesture/init(minimumduration:maximumdistance:).
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  let minimumDuration: Double
  let maximumDistance: CGFloat
}

/// swiftui/draggesture.
public struct DragGesture: Gesture {
  /// swiftui/draggesture/value.
  ///
  /// conformance: swiftui/draggesture/value.
  public struct Value: Equatable, Sendable {
    /// swiftui/draggesture/value/time.
    public var time: Date

    /// swiftui/draggesture/value/location.
    public var location: CGPoint

    /// swiftui/draggesture/value/startlocation.
    public var startLocation: CGPoint

    /// swiftui/draggesture/value/translation.
    public var translation: CGSize { stub() }

    /// swiftui/draggesture/value/velocity.
    public var velocity: CGSize { stub() }

    /// swiftui/draggesture/value/predictedendlocation.
    public var predictedEndLocation: CGPoint { stub() }

    /// swiftui/draggesture/value/predictedendtranslation.
    public var predictedEndTranslation: CGSize { stub() }

    init(_ distance: CGFloat) {
      time = Date(timeIntervalSinceReferenceDate: 0)
      startLocation = .zero
      location = CGPoint(x: 0, y: distance)
    }
  }

  /// swiftui/draggesture/body.
  public typealias Body = Never

  /// swiftui/draggesture/init(minimumdistance:coordinatespace:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) { self.minimumDistance = minimumDistance }

  let minimumDistance: CGFloat
}
