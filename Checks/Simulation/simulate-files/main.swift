import Files
import World

SimulationProgram("simulate-files", replaying: "make simulate WORLD=files", FileLife.self).run()
