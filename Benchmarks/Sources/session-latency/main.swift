import Foundation

// Measures the engine's share of the user's waiting time, with a microphone and a recognizer that
// take no time: from a press to the recording phase, from a recognizer's result to the snapshot
// that shows it, and from a stop to the idle phase. Exits with 1 if a limit is exceeded. With
// --quick, it measures a few times and checks no limit.

let isQuick = CommandLine.arguments.contains("--quick")
let latencies = await Latencies.measured(isQuick ? 3 : 300)
exit(latencies.report(limit: 0.010) || isQuick ? 0 : 1)
