// The modules that the bundler combines into one file: the page without its screens, and the parts
// that several screens use. In the bundle, every screen imports this file. The list need not be
// complete.
import './app.js';
import './components/banner.js';
import './components/dialog.js';
import './components/element.js';
import './components/fading.js';
import './components/gesture.js';
import './components/icon.js';
import './components/meter.js';
import './components/mic-button.js';
import './components/recording-indicator.js';
import './components/recoveries.js';
import './components/rings.js';
import './components/sound-picture.js';
import './components/status.js';
import './components/text-field.js';
import './components/waveform.js';
import './connection/session-address.js';
import './look/color.js';
import './look/pulse.js';
import './look/theme.js';
