// Audio, levels and voice detection are part of Hark's own interface: an app imports Hark alone.
@_exported import HarkDetection
