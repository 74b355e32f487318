import Foundation

// The engine's own share of what a person waits for, with a microphone and a recogniser that take no
// time: from a press to the recording state, from a recogniser's result to the snapshot that shows
// it, and from a stop to rest. Exits with 1 when a limit is broken. With --quick it measures a few times
// and judges nothing.

let isQuick = CommandLine.arguments.contains("--quick")
let latencies = await Latencies.measured(isQuick ? 3 : 300)
exit(latencies.report(limit: 0.010) || isQuick ? 0 : 1)
