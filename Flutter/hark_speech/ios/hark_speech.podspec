# Hark is a Swift package, which a pod cannot depend on. With Swift packages disabled, Flutter's tool
# would build this pod without it, so the file refuses in one sentence. Otherwise the tool ignores it.
Pod::Spec.new do |s|
  s.name = 'hark_speech'
  s.version = '0.1.0'
  s.summary = 'Dictation for Flutter on iOS.'
  s.ios.deployment_target = '15.0'
  raise 'hark_speech is a Swift package; enable Swift packages with ' \
    '"flutter config --enable-swift-package-manager".'
end
