import Foundation

@testable import HarkBridge
@testable import HarkFinishing
@testable import HarkScreens
@testable import HarkServer

// What another program wrote: the other side of a bridge, files of approvals, the sessions that a server
// resumes, and the tokens to revoke.
extension FuzzTarget {
  static let stores = [
    FuzzTarget(
      "channel-arguments",
      tokens: [
        "\"vocabulary\":", "\"commands\":", "\"fillers\":", "\\n", ": ", "null", "[]", "1e308",
      ]
    ) { bytes in
      let arguments = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
      guard let choice = try? FinishingOptions.choice(inArguments: arguments) else { return }
      expect(arguments is [String: Any], "Only a map is a choice.")
      let data = try? JSONEncoder().encode(choice)
      let text = data.map { [UInt8]($0).text }
      guard text == text?.withoutMarks else { return }
      let map = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
      let again = try? FinishingOptions.choice(inArguments: map)
      expect(again == choice, "A choice is read as it was written.")
    },
    FuzzTarget(
      "channel-events",
      tokens: ["\"type\":\"partial\"", "\"final\"", "\"text\":", "\"errorCode\":", "\"error\""]
    ) { bytes in
      guard let map = try? JSONDecoder().decode([String: String].self, from: Data(bytes)),
        let event = BridgeEvent(map: map)
      else { return }
      expect(BridgeEvent(map: event.map) == event, "An event is read as it was written.")
    },
    FuzzTarget(
      "approvals", limit: 2_048, inputs: 5_000,
      tokens: [
        "\"field\":", "\"route\":", "\"approver\":", "\"begin\":", "\"end\":", "1e308", "-1",
      ]
    ) { bytes in
      guard let approvals = try? JSONDecoder().decode([TemporaryApproval].self, from: Data(bytes))
      else { return }
      let data = try? JSONEncoder().encode(approvals)
      let again = data.flatMap { try? JSONDecoder().decode([TemporaryApproval].self, from: $0) }
      expect(again == approvals, "Approvals are read as they were written.")
      check(approvals)
    },
    FuzzTarget(
      "kept-screen", inputs: 10_000,
      tokens: [
        "\"selection\":[0,1]", "\"texts\":", "\"recording\":", "\"replay\":", "\"place\":",
        "\"opening\":1", "\"samples\":", "9223372036854775807", "-9223372036854775808", "null",
      ]
    ) { bytes in
      guard let screen = KeptScreen.read(Data(bytes)) else { return }
      expect(KeptScreen.read(screen.json) == screen, "A session is read as it was written.")
      for case .write(let text, let selection?) in screen.content.actions {
        _ = Draft(text, selection: selection)
      }
      for place in [screen.recording, screen.replay].compactMap(\.?.place) {
        let sound = StoredSound(opening: place.opening, first: 0, samples: 16_000)
        guard let replay = screen.replay(of: sound) else { continue }
        expect(
          0..<(replay.end ?? 0) ~= replay.place.samples && replay.end ?? .max <= sound.samples,
          "A recording is a part of the stored audio.")
      }
    },
    FuzzTarget(
      "revocation", limit: 1_024, inputs: 10_000, tokens: [".", "eyJqdGkiOiI", "\"jti\"", "="]
    ) { bytes in
      let text = bytes.text
      _ = TokenAuthority.writtenID(in: text)
      let signer = JSONWebTokenSigner(key: Array("0123456789abcdef0123456789abcdef".utf8))
      var claims = TokenClaims(sub: "ada", exp: 1, iat: 0)
      claims.jti = text
      guard let token = try? signer.token(with: claims) else { return }
      expect(TokenAuthority.writtenID(in: token) == text, "A token's identifier is found in it.")
    },
  ]

  private static func check(_ approvals: [TemporaryApproval]) {
    var scope = DictationScopeGuard()
    scope.restore(approvals)
    for now in [Date(timeIntervalSinceReferenceDate: 0)]
      + approvals.flatMap({ [$0.begin, $0.end] })
    {
      expect(scope.nextChange(after: now).map { $0 > now } ?? true, "A change is in the future.")
      var later = scope
      later.expire(at: now)
      for approval in approvals where approval.end <= now {
        expect(!later.approvals.contains(approval), "An approval ends.")
      }
      for approval in approvals {
        let decision = later.decision(for: approval.field, on: approval.route, at: now)
        guard case .allowed(.approvedUntil(let end)) = decision else { continue }
        expect(end > now, "An expired approval allows nothing.")
      }
    }
  }
}
