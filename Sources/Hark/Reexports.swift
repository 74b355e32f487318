// An app imports only Hark: audio, levels, and voice detection are part of Hark's own interface, and so
// is finishing.
@_exported import HarkDetection
@_exported import HarkFinishing
