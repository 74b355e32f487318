import HarkLinux
import Testing
