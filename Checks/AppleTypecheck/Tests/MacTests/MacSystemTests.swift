@_spi(Script) import AVFAudio
import Accessibility
import Hark
import HarkPresentation
import HarkTesting
import HarkUI
import Speech
import SwiftUI
import Testing

@testable import HarkApple

extension MacSuite {
  @Suite("Permissions, settings, and VoiceOver of a Mac") struct MacSystemTests {
    @Test("The microphone's permission is read and requested")
    func permission() async {
      _ = Mac()
      let permissions = SystemPermissions(needsSpeech: false)
      AppleSound.setRecordPermission(0)
      #expect(permissions.status(of: .microphone) == .notDetermined)
      // The user denies permission.
      #expect(await permissions.request(.microphone) == .denied)
      AppleSound.setRecordPermission(1)
      #expect(permissions.status(of: .microphone) == .denied)
      AppleSound.setRecordPermission(2)
      #expect(await permissions.request(.microphone) == .authorized)
      #expect(AppleSound.calls == ["requestRecordPermission"])
    }

    @Test("Without permission, the microphone does not open")
    func denied() async {
      let mac = Mac()
      AppleSound.setRecordPermission(1)
      await #expect(throws: VoiceFailure.microphonePermissionDenied) {
        _ = try await mac.microphone.open(.record)
      }
      #expect(!AppleSound.calls.contains("AVAudioEngine()"))
    }

    @Test("The settings open at the microphone's page, and a refusal is reported")
    func settings() async {
      _ = Mac()
      #expect(await AppSettings.open())
      let page = "x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone"
      #expect(Mac.opened == [page])
      _ = Mac(opensSettings: false)
      #expect(await !AppSettings.open())
    }

    @Test("VoiceOver announces a recording before the microphone opens, even without an end sign")
    func announcement() async throws {
      let mac = Mac(isVoiceOverEnabled: true)
      let (said, handle) = AsyncStream.makeStream(of: String.self)
      AnnouncementScript.listen { text, priority in handle.yield("\(priority) \(text)") }
      let clock = ManualTimekeeper()
      let wording = Wording(for: .capture, language: .americanEnglish)
      let announcements = SpokenAnnouncements(for: .capture, wording: wording, timekeeper: clock)
      let microphone = AnnouncedMicrophone(mac.microphone, announcements: announcements)
      async let opened = microphone.open(.record)
      let text = Look.announcementBeforeOpening(experience: .capture, wording: wording)
      for await line in said {
        #expect(line == "high \(text)")
        break
      }
      #expect(!AppleSound.calls.contains("start"))
      await clock.sleepers(2)
      await clock.advance(by: AnnouncementSchedule.longestWait)
      let sound = try await opened
      #expect(AppleSound.calls.contains("start"))
      await microphone.close()
      withExtendedLifetime(sound) {}
      AnnouncementScript.listen(nil)
    }

    @Test("Without VoiceOver, nothing is announced")
    func silent() async {
      _ = Mac()
      #expect(await !ScreenReader.surroundings().isReaderRunning)
    }
  }

  @Suite("The screens of a Mac") @MainActor struct MacScreenTests {
    // The short program from the guide for app developers, adapted to a Mac app.
    struct Note: App {
      @State private var text = ""

      var body: some Scene {
        WindowGroup { VoiceInput(.composer, text: $text).padding() }
      }
    }

    @Test("A theme color follows the Mac's appearance")
    func colors() {
      _ = Mac()
      let light = SRGBColor(red: 0.25, green: 0.5, blue: 0.75, opacity: 1)
      let dark = SRGBColor(red: 0.5, green: 0.25, blue: 0, opacity: 0.5)
      _ = Color(ThemeColor(light: light, dark: dark))
      #expect(Mac.shownColors == [[0.25, 0.5, 0.75, 1], [0.5, 0.25, 0, 0.5]])
    }
  }
}
