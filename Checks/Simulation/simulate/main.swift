import World

SimulationProgram("simulate", replaying: "make simulate", SessionLife.self).run()
