import Bridges
import World

SimulationProgram("simulate-bridges", replaying: "make simulate WORLD=bridges", BridgeLife.self)
  .run()
