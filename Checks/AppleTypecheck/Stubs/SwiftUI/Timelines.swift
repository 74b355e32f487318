import Foundation

/// swiftui/timelineschedule.
public protocol TimelineSchedule { associatedtype Entries: Sequence where Entries.Element == Date }

/// swiftui/animationtimelineschedule.
///
/// conformance: swiftui/animationtimelineschedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// swiftui/animationtimelineschedule/entries.
  public typealias Entries = [Date]

  /// swiftui/animationtimelineschedule/init(minimuminterval:paused:).
  public init(minimumInterval: Double? = nil, paused: Bool = false) { stub() }
}

/// swiftui/periodictimelineschedule.
///
/// conformance: swiftui/periodictimelineschedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// swiftui/periodictimelineschedule/entries.
  public typealias Entries = [Date]

  /// swiftui/periodictimelineschedule/init(from:by:).
  public init(from startDate: Date, by interval: TimeInterval) { stub() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// swiftui/timelineschedule/animation.
  public static var animation: AnimationTimelineSchedule { stub() }

  /// swiftui/timelineschedule/animation(minimuminterval:paused:).
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { stub() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// swiftui/timelineschedule/periodic(from:by:).
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { stub() }
}

/// swiftui/timelineview.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// swiftui/timelineview/context.
  public struct Context {
    /// swiftui/timelineview/context/date.
    public let date: Date
  }
}

extension TimelineView: View where Content: View {
  /// swiftui/timelineview/body.
  public typealias Body = Never

  /// swiftui/timelineview/init(_:content:).
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { stub() }
}

/// swiftui/timelineviewdefaultcontext.
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context
