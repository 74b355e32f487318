import CPocketSphinx
import Hark
