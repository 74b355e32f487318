import Hark
import HarkServices
import Testing

@testable import HarkServer

@Suite("What Wyoming clients are offered")
struct WyomingEndpointTests {
  private func endpoint(_ services: FileServices, isLocal: Bool = true) -> WyomingEndpoint {
    WyomingEndpoint(
      FileShares(services, RateLimiter(RequestRate()), ServerMetrics(), isLocal: isLocal),
      isLocal: isLocal)
  }

  @Test("The description lists the recognizer's languages and the voices, each with its origin")
  func info() throws {
    let info = endpoint(FileServer.services()).info
    #expect(info.type == "info")
    guard case .array(let asr)? = info.data["asr"], case .array(let models)? = asr.first?["models"],
      case .array(let tts)? = info.data["tts"], case .array(let voices)? = tts.first?["voices"]
    else {
      Issue.record("no models or voices")
      return
    }
    #expect(models.map { $0["name"] } == ["scripted"])
    #expect(models.first?["languages"] == ["en-US", "nb-NO"])
    #expect(voices.map { $0["name"] } == ["alloy"] && voices.first?["languages"] == ["en-US"])
    #expect(asr.first?["supports_transcript_streaming"] == true)
    #expect(tts.first?["supports_synthesize_streaming"] == true)
    for artifact in asr + models + tts + voices {
      #expect(artifact["installed"] == true && artifact["attribution"]?["name"] != nil)
    }
  }

  @Test("A server without a voice offers no speech")
  func silent() {
    var services = FileServer.services()
    services.speech = nil
    #expect(endpoint(services).info.data["tts"] == [])
  }

  @Test("Clients of other machines have a share of their own")
  func shares() {
    let services = FileServer.services()
    #expect(endpoint(services).user == services.localUser)
    #expect(endpoint(services, isLocal: false).user != services.localUser)
  }
}
