import Accessibility
import CoreMedia
import Foundation
import FoundationGaps
import Hark
import Network
import Testing

/// Verifies the stand-ins for UIKit, Accessibility, Network, CoreMedia, and key-value observing
/// against the statements in Apple's documentation, without Hark.
extension AppleSuite {
  @Suite("The stand-ins for the rest of the device")
  struct DeviceStandInTests {
    init() { Handset.reset() }

    // uikit/uiapplication/beginbackgroundtask(expirationhandler:), endbackgroundtask(_:).
    @Test("Every background task has its own identifier, with which it must be ended")
    @MainActor func tasks() throws {
      let first = try #require(Handset.beginTask(endsInTime: true))
      let second = try #require(Handset.beginTask(endsInTime: true))
      #expect(first != second && Handset.backgroundTaskCount == 2)
      Handset.endTask(first)
      #expect(Handset.backgroundTaskCount == 1 && Handset.violations.isEmpty)
      Handset.endTask(first)
      #expect(Handset.violations.count == 1)
    }

    // uikit/uiapplication/beginbackgroundtask(expirationhandler:).
    @Test("A task that its expiration handler does not end terminates the app")
    @MainActor func expiry() {
      _ = Handset.beginTask(endsInTime: true)
      Handset.expireBackgroundTime()
      #expect(Handset.backgroundTaskCount == 0 && Handset.violations.isEmpty)
      _ = Handset.beginTask(endsInTime: false)
      Handset.expireBackgroundTime()
      #expect(Handset.violations.count == 1)
    }

    // uikit/uiapplication/beginbackgroundtask(expirationhandler:).
    @Test("A task that cannot run in the background has the invalid identifier")
    @MainActor func refusal() {
      Handset.refuseBackgroundTasks()
      #expect(Handset.beginTask(endsInTime: true) == nil)
    }

    // uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:).
    @Test("The intensity of an impact is between 0 and 1")
    @MainActor func intensity() {
      Handset.impact(intensity: 0)
      Handset.impact(intensity: 1)
      #expect(Handset.violations.isEmpty)
      Handset.impact(intensity: 1.1)
      #expect(Handset.violations.count == 1)
    }

    // uikit/uiapplication/open(_:options:completionhandler:), opensettingsurlstring.
    @Test(
      "A page opens asynchronously, and its handler receives the result",
      arguments: [true, false])
    func opening(_ opens: Bool) async {
      Handset.reset(opens: opens)
      #expect(await Handset.openSettings() == (opens, false))
    }

    // uikit/uiaccessibility/notification/announcement.
    @Test("The argument of an announcement is a string")
    @MainActor func announcement() {
      Handset.announce("Recording")
      #expect(Handset.violations.isEmpty)
      Handset.announce(nil)
      #expect(Handset.violations.count == 1)
    }

    // accessibility/accessibilitynotification/announcement/init(_:), post(), and
    // foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementpriority.
    @Test("An announcement is text with its priority as an attribute")
    func priority() {
      let said = Locked<[String]>([])
      AnnouncementScript.listen { @Sendable text, priority in
        said.withLock { $0.append("\(text) \(priority)") }
      }
      defer { AnnouncementScript.listen(nil) }
      AccessibilityNotification.Announcement("one").post()
      var text = AttributedString("two")
      text[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] = .high
      AccessibilityNotification.Announcement(text).post()
      #expect(said.withLock { $0 } == ["one default", "two high"])
    }

    // network/nwpathmonitor/start(queue:), pathupdatehandler, cancel().
    @Test("A monitor delivers paths on its queue from start() to cancel()")
    func monitor() async {
      let queue = DispatchQueue(label: "monitor")
      let paths = Locked<[String]>([])
      await PathScript.isWatched(by: 0)
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { @Sendable path in
        dispatchPrecondition(condition: .onQueue(queue))
        paths.withLock { $0.append("\(path.status)") }
      }
      PathScript.tell(.satisfied)
      monitor.start(queue: queue)
      PathScript.tell(.unsatisfied)
      monitor.cancel()
      PathScript.tell(.satisfied)
      #expect(paths.withLock { $0 } == ["unsatisfied"])
    }

    // objectivec/nsobject-swift.class/observe(_:options:changehandler:),
    // foundation/nskeyvalueobservation/invalidate(), nskeyvalueobservingoptions/initial.
    @Test(
      "An observation ends when it is invalidated or released; the initial value comes immediately")
    func observation() {
      let progress = Progress(totalUnitCount: 2)
      let changes = Locked<[Double]>([])
      func observe(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
        progress.observe(\.fractionCompleted, options: options) { @Sendable _, change in
          changes.withLock { $0.append(change.newValue ?? -1) }
        }
      }
      var first: NSKeyValueObservation? = observe([.initial, .new])
      #expect(changes.withLock { $0 } == [0])
      progress.completedUnitCount = 1
      progress.tellObservers()
      withExtendedLifetime(first) {}
      first = nil
      progress.tellObservers()
      let second = observe(.new)
      second.invalidate()
      progress.tellObservers()
      #expect(changes.withLock { $0 } == [0, 0.5])
    }

    // coremedia/cmtime/seconds, init(value:timescale:), cmtimerange/end.
    @Test("A time is its value divided by its scale; a range ends after its duration")
    func times() {
      #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
      #expect(CMTime(value: 3, timescale: 0).seconds.isNaN)
      let range = CMTimeRange(
        start: CMTime(seconds: 1, preferredTimescale: 16_000),
        duration: CMTime(seconds: 0.5, preferredTimescale: 16_000))
      #expect(range.end.seconds == 1.5)
    }
  }
}
