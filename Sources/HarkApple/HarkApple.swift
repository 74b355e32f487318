#if canImport(UIKit)
  import Hark
#endif
