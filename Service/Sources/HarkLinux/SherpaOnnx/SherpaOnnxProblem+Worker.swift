extension SherpaOnnxProblem {
  /// Creates a user-visible problem from the way in which a worker ended.
  ///
  /// `end` is `nil` if no worker has recently failed to start.
  init(_ end: WorkerProcess.End?, model: SherpaOnnxModel, place: SherpaOnnxPlace) {
    let folder = place.folder ?? place.root
    switch end {
    case .refused(.libraryUnopened):
      sentence =
        "The library in \(folder) cannot be opened on this machine; get it anew with: \(place.mend)."
    case .refused(.libraryIncomplete):
      sentence =
        "The library in \(folder) lacks what Hark calls; get a newer one with: \(place.mend)."
    case .refused(.libraryVersion(let version)):
      sentence =
        "The library in \(folder) is sherpa-onnx \(version.prefix(20)) and Hark knows version 2; get "
        + "that with: \(place.mend)==2.0.1."
    case .refused(.model), .died:
      sentence =
        "sherpa-onnx breaks over the model in \(model.folder), which looks like a \(model.kind.name) "
        + "model; fetch it again, or choose another."
    case .hung:
      sentence = "The model in \(model.folder) is not loaded within minutes; choose a smaller one."
    case .garbage:
      sentence =
        "The worker that runs sherpa-onnx is of another Hark than this; end this one and start it anew."
    case .unstarted, .refused(.voices), nil:
      sentence =
        "The worker that runs sherpa-onnx cannot be started; close other programs and try again."
    }
  }
}
