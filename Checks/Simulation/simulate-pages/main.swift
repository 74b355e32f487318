import Pages
import World

SimulationProgram("simulate-pages", replaying: "make simulate WORLD=pages", PageLife.self).run()
