import HTTPTypes

extension Refusal {
  static let foreignOrigin = Refusal(
    .forbidden, "This server talks to its own pages alone; open the page at the server's address.")
  static let otherWebSocket = Refusal(
    .upgradeRequired, "Ask for a WebSocket of version 13.", [.secWebSocketVersion: "13"])
  static let brokenHandshake = Refusal(
    .badRequest, "Ask for a WebSocket as RFC 6455 says, with GET and a key of 16 bytes.")
  static let lateHandshake = Refusal(
    .badRequest, "Ask for a WebSocket over a connection of its own.")
  static let longHead = Refusal(
    .requestHeaderFieldsTooLarge, "The head of the request is too long; send less than 16 KiB.")
  static let notHTTP = Refusal(.badRequest, "This is no request that HTTP/1.1 knows.")
  static let tornRequest = Refusal(
    .badRequest, "The request breaks off before its end; send it again.", code: "torn_request")
  static let stopping = Refusal(
    .serviceUnavailable,
    "The server stops before all of the request came; send it again in 10 seconds.",
    code: "server_stopping", [.retryAfter: "10"])
  static let plainSession = Refusal(
    .upgradeRequired, "Sessions are WebSockets; ask for an upgrade.",
    [.upgrade: "websocket", .connection: "Upgrade", .secWebSocketVersion: "13"])

  static let noPage = Refusal(
    .notFound, "There is no page here; start the server with the page's folder after --page.")
}
