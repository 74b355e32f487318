// Audio, levels and voice detection are part of Hark's own interface, so an app imports only Hark.
@_exported import HarkDetection
