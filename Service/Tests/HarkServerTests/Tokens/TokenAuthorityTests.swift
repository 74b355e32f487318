import Foundation
import HTTPFixtures
import NIOEmbedded
import Synchronization
import Testing

@testable import HarkServer

@Suite("Token authority", .timeLimit(.minutes(5)))
struct TokenAuthorityTests {
  private let forge = TokenForge()

  private func base64URL(_ text: String) -> String { Data(text.utf8).base64URL }

  private func authority(at seconds: Double = 1_000) async throws -> TokenAuthority {
    await TokenAuthority(
      try #require(TokenSecret(forge.secret)), now: { Date(timeIntervalSince1970: seconds) })
  }

  @Test("A token identifies its user for the requested time, at most thirty days")
  func issues() async throws {
    let authority = try await authority()
    let token = try #require(try await authority.issue(to: "ada", lifetime: 60))
    let claims = try #require(try await authority.claims(of: token))
    let id = try #require(claims.jti)
    #expect(
      claims == TokenClaims(sub: "ada", exp: 1_060, iat: 1_000, jti: id, authTime: 1_000))
    #expect(id.count == 16 && id.allSatisfy(\.isHexDigit))
    #expect(TokenAuthority.writtenID(in: token) == id)
    #expect(TokenAuthority.writtenID(in: id) == nil)
    let long = try #require(try await authority.issue(to: "ada", lifetime: .infinity))
    #expect(try await authority.claims(of: long)?.exp == 1_000 + 30 * 86_400)
  }

  @Test("A token issued elsewhere with the same secret is valid")
  func elsewhere() async throws {
    let claims = try await authority().claims(of: forge.token("{\"sub\":\"ada\",\"exp\":1001}"))
    #expect(claims?.sub == "ada" && claims?.lifetime == 3_600)
  }

  @Test("Tokens signed by JWTKit 5, with fields in another order, are valid")
  func signedByJWTKit() async throws {
    let authority = try await authority()
    let coordinator =
      "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJpYXQiOjEwMDAsInJvbGUiOiJjb29yZGluYXRvciIsImV4cCI6"
      + "MjAwMCwic3ViIjoiYWRhIn0.a3vD4MMxsnhFoBSzjBUm8_4zuahzeZoe2fMJTuyHKpA"
    #expect(
      try await authority.claims(of: coordinator)
        == TokenClaims(sub: "ada", exp: 2_000, iat: 1_000, role: .coordinator))
    let secret =
      "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJzZXNzaW9uIjoie1widHlwZVwiOlwiYVwvYlwifSIsImlhdCI6"
      + "MTAwMCwibmJmIjo5MDAsImV4cCI6MTYwMC41LCJ1c2UiOiJyZWFsdGltZSIsInN1YiI6IsOFc2Ugfj8-In0"
      + ".BpCCEqMaRXQdLdMof8u5Qm1ZSP-ijiHyyPerFqA_NEU"
    let claims = TokenClaims(
      sub: "Åse ~?>", exp: 1_600.5, nbf: 900, iat: 1_000, use: "realtime",
      session: #"{"type":"a/b"}"#)
    #expect(try await authority.secretClaims(of: secret) == claims)
    #expect(try await authority.claims(of: secret) == nil)
  }

  @Test("Renewals keep the role, the identifier, and the limit of the first token")
  func renewals() async throws {
    let now = Mutex(1_000.0)
    let authority = await TokenAuthority(
      try #require(TokenSecret(forge.secret)), life: 250,
      now: { Date(timeIntervalSince1970: now.withLock { $0 }) })
    let first = try #require(
      try await authority.issue(to: "ada", role: .coordinator, lifetime: 100))
    var claims = try #require(try await authority.claims(of: first))
    let id = claims.jti
    for (moment, expiry) in [(1_090.0, 1_190.0), (1_180, 1_250), (1_249, 1_250)] {
      now.withLock { $0 = moment }
      let token = try #require(try await authority.renewed(claims))
      claims = try #require(try await authority.claims(of: token))
      #expect(claims.exp == expiry && claims.jti == id && claims.authTime == 1_000)
      #expect(claims.role == .coordinator)
    }
    now.withLock { $0 = 1_250 }
    #expect(try await authority.renewed(claims) == nil)
  }

  @Test("The life of another issuer's token begins with its issue, or else with its first renewal")
  func foreignRenewals() async throws {
    let authority = await TokenAuthority(
      try #require(TokenSecret(forge.secret)), life: 250,
      now: { Date(timeIntervalSince1970: 1_100) })
    for (claims, begun) in [(#""iat":900,"#, 900.0), ("", 1_100)] {
      let old = try #require(
        try await authority.claims(of: forge.token("{\(claims)\"sub\":\"ada\",\"exp\":2000}")))
      let token = try #require(try await authority.renewed(old))
      let renewed = try #require(try await authority.claims(of: token))
      #expect(renewed.authTime == begun && renewed.exp == begun + 250 && renewed.jti != nil)
    }
  }

  @Test("A revoked token, its renewals, and its secrets are invalid, and others are not")
  func revocation() async throws {
    let plain = try await authority()
    let revoked = Mutex<Set<String>>([])
    let authority = plain.rejecting(RevokedTokens { id in revoked.withLock { $0.contains(id) } })
    let first = try #require(try await plain.issue(to: "ada", lifetime: 60))
    let other = try #require(try await plain.issue(to: "ada", lifetime: 60))
    let claims = try #require(try await authority.claims(of: first))
    let renewed = try #require(try await authority.renewed(claims))
    let secret = try await authority.secret(for: claims, session: nil, lifetime: 60).token
    #expect(try await authority.claims(of: renewed) != nil)
    #expect(try await authority.secretClaims(of: secret) != nil)
    revoked.withLock { $0 = [claims.jti ?? ""] }
    for token in [first, renewed, secret] { #expect(try await authority.genuine(token) == nil) }
    #expect(await authority.isRevoked(claims))
    #expect(try await authority.claims(of: other) != nil)
    #expect(
      try await authority.claims(of: try forge.token("{\"sub\":\"ada\",\"exp\":2000}")) != nil)
  }

  @Test("A key for realtime sessions expires no later than the token that requests it")
  func secretExpiry() async throws {
    let authority = try await authority()
    let owner = TokenClaims(sub: "ada", exp: 1_060, jti: "a")
    for (lifetime, expiry) in [(7_200.0, 1_060.0), (10, 1_010)] {
      let secret = try await authority.secret(for: owner, session: nil, lifetime: lifetime)
      #expect(secret.expiry == expiry)
      #expect(try await authority.secretClaims(of: secret.token)?.exp == expiry)
    }
  }

  @Test("While revocations are unknown, no token is accepted, and none is known to be revoked")
  func unknownRevocations() async throws {
    struct Unreadable: Error {}
    let plain = try await authority()
    let authority = plain.rejecting(RevokedTokens({ _ in throw Unreadable() }))
    let token = try #require(try await plain.issue(to: "ada", lifetime: 60))
    let claims = try #require(try await plain.claims(of: token))
    await #expect(throws: UncheckedToken.self) { try await authority.claims(of: token) }
    #expect(await !authority.isRevoked(claims))
    let door = PageDoor(authority, local: nil, channel: EmbeddedChannel()) { _ in }
    #expect(try await door.admit(token) == nil)
    #expect(
      await !door.isClosed(PageDoor.Admission(user: .init(id: "ada", role: .member), token: claims))
    )
    await #expect(throws: HTTPRefusal.uncheckedToken) { try await authority.admitted(token) }
    let refusal = HTTPRefusal.uncheckedToken
    #expect(refusal.status == .serviceUnavailable && refusal.headers[.retryAfter] == "5")
  }

  @Test("A token expires at its expiration time")
  func expiry() async throws {
    let token = try forge.token("{\"sub\":\"ada\",\"exp\":1000}")
    #expect(try await authority(at: 999.9).claims(of: token) != nil)
    #expect(try await authority(at: 1_000).claims(of: token) == nil)
  }

  @Test("A token is valid from its nbf time")
  func beginning() async throws {
    let token = try forge.token("{\"sub\":\"ada\",\"exp\":2000,\"nbf\":1000}")
    #expect(try await authority(at: 999.9).claims(of: token) == nil)
    #expect(try await authority(at: 1_000).claims(of: token) != nil)
  }

  @Test("A token that names services is valid only if Hark is one of them")
  func audience() async throws {
    let authority = try await authority()
    for (names, isValid) in [
      (#""hark""#, true), (#"["other","hark"]"#, true), ("null", true), (#""other""#, false),
      (#""HARK""#, false), (#"["other"]"#, false), ("[]", false), ("7", false), ("[7]", false),
    ] {
      let token = try forge.token(#"{"aud":\#(names),"sub":"ada","exp":2000}"#)
      #expect(try await (authority.claims(of: token) != nil) == isValid, "\(names)")
    }
  }

  @Test("A token with critical extensions is invalid")
  func critical() async throws {
    for more in ["[\"x\"]", "[]", "null"] {
      let token = try forge.token(
        "{\"sub\":\"ada\",\"exp\":2000}", alg: "HS256\",\"crit\":\(more),\"x\":\"")
      #expect(try await authority().claims(of: token) == nil, "\(more)")
    }
    let token = try forge.token(
      "{\"sub\":\"ada\",\"exp\":2000}", alg: "HS256\",\"x\":\"")
    #expect(try await authority().claims(of: token) != nil)
  }

  @Test("A token without an expiry, without a name, or without token syntax is invalid")
  func malformed() async throws {
    let authority = try await authority()
    for claims in [
      "{\"sub\":\"ada\"}", "{\"exp\":2000}", "{\"sub\":\"\",\"exp\":2000}", "[]", "x",
      "{\"sub\":\"a\\nb\",\"exp\":2000}", "{\"sub\":\"ada\",\"exp\":\"2000\"}",
      "{\"sub\":1,\"exp\":2000}",
      "{\"sub\":\"\(String(repeating: "a", count: 129))\",\"exp\":2000}",
    ] {
      let token = try forge.token(claims)
      #expect(try await authority.claims(of: token) == nil, "\(claims)")
    }
    let good = try forge.token("{\"sub\":\"ada\",\"exp\":2000}")
    for text in [
      "", ".", "..", "a.b.c", good + ".x", String(good.dropLast(44)), good + "A", good + ".",
      "." + good, good.replacingOccurrences(of: ".", with: ".."),
      good.replacingOccurrences(of: ".", with: ".\u{301}"), String(good.dropLast(43)),
    ] {
      #expect(try await authority.claims(of: text) == nil, "\(text)")
    }
  }

  @Test("A claim of the wrong type is invalid")
  func wrongTypes() async throws {
    let authority = try await authority()
    let others = [#""nbf":"1""#, #""iat":true"#, #""role":"king""#, #""use":1"#, #""session":{}"#]
    for claim in others {
      let token = try forge.token(#"{\#(claim),"sub":"ada","exp":2000}"#)
      #expect(try await authority.genuine(token) == nil, "\(claim)")
    }
  }

  @Test("The longest session description fits into a token")
  func longestSession() async throws {
    let authority = try await authority()
    let session = String(repeating: "\"", count: 4_096)
    let user = String(repeating: "\"", count: TokenClaims.longestName)
    let issued = try await authority.secret(
      for: TokenClaims(sub: user, exp: .infinity), session: session, lifetime: 1_800_000.5)
    #expect(issued.token.utf8.count < 12_000)
    #expect(try await authority.genuine(issued.token)?.session == session)
  }

  @Test("Only HS256 is accepted, regardless of the header and the signature")
  func algorithms() async throws {
    let authority = try await authority()
    let claims = "{\"sub\":\"ada\",\"exp\":2000}"
    let unsigned = base64URL("{\"alg\":\"none\"}") + "." + base64URL(claims) + "."
    #expect(try await authority.claims(of: unsigned) == nil)
    for alg in ["none", "None", "HS384", "HS512", "RS256", "ES256", "hs256", ""] {
      let token = try forge.token(claims, alg: alg)
      #expect(try await authority.claims(of: token) == nil, "\(alg)")
    }
    for (alg, digest) in [("HS512", TokenForge.Digest.sha512), ("HS256", .sha384)] {
      let token = try TokenForge(digest: digest).token(claims, alg: alg)
      #expect(try await authority.claims(of: token) == nil)
    }
  }

  @Test("A token with another secret or an altered name is invalid")
  func forged() async throws {
    let authority = try await authority()
    let claims = "{\"sub\":\"ada\",\"exp\":2000}"
    let other = try TokenForge(secret: "another secret of thirty-two bytes").token(claims)
    #expect(try await authority.claims(of: other) == nil)
    var parts = try forge.token(claims).split(separator: ".").map(String.init)
    #expect(try await authority.claims(of: parts.joined(separator: ".")) != nil)
    parts[1] = base64URL("{\"sub\":\"bob\",\"exp\":2000}")
    #expect(try await authority.claims(of: parts.joined(separator: ".")) == nil)
  }

  @Test("Each of them is a 401 with one sentence on every path")
  func overHTTP() async throws {
    let now = Mutex(Date())
    let server = try await LiveServer(now: { now.withLock { $0 } })
    let good = try await server.client()
    #expect(try await good.send("GET", "/api/somethings").status == 200)
    let ends = now.withLock { $0.timeIntervalSince1970 + 1_000 }
    let forged = try forge.token("{\"sub\":\"ada\",\"exp\":\(ends)}")
    let places = [
      ("GET", "/api/somethings"), ("POST", "/api/somethings"), ("GET", "/api/somethings/1"),
      ("DELETE", "/api/somethings/1"), ("POST", "/api/token/refresh"),
    ]
    let fields: [String?] = [
      nil, "", "Bearer", "Bearer ", "Basic YTpi", "Bearer \(forged)",
      "Bearer \(good.token ?? "") x", good.token,
    ]
    for (method, path) in places {
      for field in fields {
        let answer = try await good.send(method, path, ["Authorization": field])
        #expect(answer.status == 401 && answer.error != nil)
        #expect(answer.fields["www-authenticate"] == "Bearer")
      }
      now.withLock { $0 += 3_600 }
      #expect(try await good.send(method, path).status == 401)
      now.withLock { $0 -= 3_600 }
    }
  }
}
