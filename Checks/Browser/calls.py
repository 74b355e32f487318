"""Screens of a call as the server would draw them: each of its states, by name."""

from copy import deepcopy

from screens import WHITE, color, pulse

PROJECT = color("#5B5EEEFF")
RECORDING = color("#EF4444FF")
LISTENING = color("#22C55EFF")
HELD = color("#F59E0BFF")
SPEAKING = color("#3B82F6FF")
NEUTRAL = color("#6B7280FF", "#9CA3AFFF")
INK = color("#1F2937FF")

BREATH = pulse([1, 1.05], [0.5, 0.5], 2)
DOT = pulse([1, 1], [0.6, 1], 1)
AVATAR = pulse([1, 1.08], [1, 1], 1)
WAVES = [{**pulse([0.8, 1.2], [0.3, 0], 2), "reverses": False, "delay": delay}
         for delay in (0, 0.5, 1)]


def shade(of: dict, opacity: str) -> dict:
    return {light: value[:7] + opacity for light, value in of.items()}


def ring(of: dict, width: float, offset: float, **members) -> dict:
    return {"color": of, "width": width, "offset": offset, "isDashed": False,
            "followsLevel": False, "pulse": None, "turnSeconds": None, **members}


def button(state: str, icon: str, fill: list, label: str, hint: str, **members) -> dict:
    return {"state": state, "icon": icon, "iconSize": 28, "iconColor": WHITE, "fill": fill,
            "shadow": None, "rings": [], "label": label, "hint": hint, "value": None,
            "isEnabled": True, "isSelected": False, "isHidden": False, **members}


IDLE_SHADOW = {"color": shade(PROJECT, "4D"), "blur": 8, "y": 2}
RED_SHADOW = {"color": shade(RECORDING, "80"), "blur": 10, "y": 2}

BUTTONS = {
    "idle": button("idle", "microphoneFilled", [PROJECT], "Microphone", "Tap to start recording",
                   shadow=IDLE_SHADOW),
    "listening": button(
        "listening", "microphoneFilled", [PROJECT], "Listening for speech",
        "Speak to record, or tap to pause", shadow=IDLE_SHADOW,
        rings=[ring(shade(LISTENING, "80"), 2, 4, pulse=BREATH)]),
    "recording": button(
        "recording", "stop", [RECORDING], "Recording", "Tap to stop recording", iconSize=24,
        shadow=RED_SHADOW, isSelected=True, value="5 seconds",
        rings=[ring(shade(RECORDING, "4D"), 3, 0, followsLevel=True)]),
    "held": button(
        "held", "microphoneHeld", [HELD, PROJECT], "Holding microphone open",
        "Release to stop recording", iconColor=INK, isSelected=True, shadow=IDLE_SHADOW,
        rings=[ring(HELD, 2, 4),
               ring(shade(HELD, "80"), 2, 10, isDashed=True, turnSeconds=10)]),
    "processing": button("processing", "progress", [shade(PROJECT, "66")], "Processing",
                         "Please wait", isEnabled=False),
    "waiting": button("processing", "progress", [shade(PROJECT, "66")], "Waiting for reply",
                      "Please wait", isEnabled=False),
    "speaking": button("speaking", "speaker", [SPEAKING], "Speaking", "Tap to stop"),
    "muted": button("muted", "microphoneSlashed", [NEUTRAL], "Muted", "Tap to unmute",
                    iconColor=INK),
}

STATUS = {
    "idle": ("Tap to speak", NEUTRAL, None),
    "listening": ("Listening...", LISTENING, DOT),
    "recording": ("Recording", RECORDING, pulse([1, 1.2], [1, 0.7], 0.5)),
    "held": ("Hold to continue...", RECORDING, pulse([1, 1.2], [1, 0.7], 0.5)),
    "processing": ("Processing...", NEUTRAL, None),
    "waiting": ("Waiting for reply...", NEUTRAL, None),
    "speaking": ("Speaking...", SPEAKING, None),
    "muted": ("Muted", NEUTRAL, None),
}

PHASES = {"idle": "idle", "listening": "listening", "recording": "recording", "held": "recording",
          "processing": "finalizing", "waiting": "waiting", "speaking": "speaking",
          "muted": "muted"}


def rings(is_listening: bool) -> list:
    return [{"color": LISTENING, "size": size, "opacity": opacity, "pulse": wave}
            for size, opacity, wave in zip((30, 60, 90), (0.15, 0.1, 0.05), WAVES)
            ] if is_listening else []


def orb(state: str) -> dict:
    is_loud = state in ("recording", "held")
    core = {"held": color("#8F7A8EFF"), "speaking": color("#4B70F2FF")}.get(state, PROJECT)
    return {"core": core, "brightness": 1 if is_loud else 0.7, "glowColor": core,
            "glowRadius": 20 if is_loud else 10, "glowOpacity": 0.15, "scale": 1,
            "pulse": pulse([1, 1.05], [0.6, 1], 2) if state in ("listening", "speaking") else None,
            "turnSeconds": 8 if state in ("processing", "waiting") else None,
            "label": "Audio visualization", "rings": rings(state == "listening")}


SETTINGS = {
    "mode": "autoWithHold",
    "modes": [
        {"value": "disabled", "name": "Disabled", "quickName": None,
         "description": "Manually control recording with the mic button"},
        {"value": "pushToTalk", "name": "Push-to-Talk", "quickName": "Manual",
         "description": "Tap to start recording, tap again to stop"},
        {"value": "auto", "name": "Auto-Detect", "quickName": "Auto",
         "description": "Automatically detects when you speak"},
        {"value": "autoWithHold", "name": "Auto + Hold Override", "quickName": "Auto + Hold",
         "description": "Auto-detect with tap-and-hold to keep mic open"}],
    "quickMode": "autoWithHold", "sensitivity": 0.5, "sensitivityText": "50%",
    "offersSensitivity": True, "trailingSilence": 0.8, "trailingSilenceText": "0.8 s",
    "trailingSilenceRange": [0.6, 3], "listensToWords": True,
    "effects": [
        {"value": "noiseSuppression", "name": "Noise Suppression", "isOn": False,
         "isAvailable": True},
        {"value": "echoCancellation", "name": "Echo Cancellation", "isOn": True,
         "isAvailable": True},
        {"value": "automaticGain", "name": "Auto Gain Control", "isOn": False,
         "isAvailable": True}],
    "inputs": [{"id": "one", "name": "Built-in Microphone"}], "offersInputs": False,
    "inputDevice": None, "speaksReplies": True, "recordsCalls": False, "retention": 30,
    "retentions": [{"value": days, "name": f"{days} days"} for days in (7, 14, 30)],
    "footer": None, "failure": None,
}

TALK = [
    {"speaker": "person", "text": "I could not sleep again. My head was full of tomorrow."},
    {"speaker": "agent", "text": "That sounds tiring. What would tomorrow have to be like, so that "
                                 "you could let go of it tonight?"},
]

def call(state: str = "idle", **changes) -> dict:
    """A call in `state`; `changes` replace members of `call`, those of `settings` one by one."""
    text, dot_color, dot_pulse = STATUS[state]
    shown = {
        "lines": [], "preview": None, "speaker": "Coach" if state == "speaking" else None,
        "agentName": "Coach", "isMuted": state == "muted", "isRecorded": False, "isOver": False,
        "panel": "none", "orb": orb(state),
        "avatarRing": {"color": PROJECT, "width": 3, "pulse": AVATAR}
        if state == "speaking" else None,
        "banner": None, "hint": None, "noiseOffer": None, "settings": deepcopy(SETTINGS),
        "recordings": []}
    for name, value in changes.items():
        if name == "settings":
            shown["settings"].update(value)
        else:
            shown[name] = value
    is_recording = PHASES[state] == "recording"
    return {
        "experience": "call", "phase": PHASES[state], "isRecording": is_recording,
        "button": deepcopy(BUTTONS[state]),
        "status": {"text": text, "color": WHITE, "hasMovingEllipsis": state == "listening",
                   "dot": {"size": 8, "color": dot_color, "pulse": dot_pulse}},
        "timer": "0:05" if is_recording else None,
        "level": {"ringDiameter": 70, "ringScale": 1, "orbScale": 1, "orbBrightness": 1,
                  "orbGlowRadius": 20},
        "hint": None, "rationale": None, "message": None,
        "field": {"text": "", "selection": [0, 0], "spoken": None, "fresh": None,
                  "isReadOnly": is_recording, "placeholder": "", "count": None,
                  "isOverLimit": False},
        "call": shown}


def level(value: float) -> dict:
    return {"type": "level", "level": value, "elapsed": 5.2, "timer": "0:05", "bars": [],
            "ringDiameter": 70 + 20 * value, "ringScale": (70 + 20 * value) / 70,
            "orbScale": 1 + 0.3 * value, "orbBrightness": 1 + 0.2 * value,
            "orbGlowRadius": 20 + 30 * value, "replyLevel": 0}


WORDS = {
    "title": "Voice Call", "done": "Done", "dismiss": "OK", "cancel": "Cancel",
    "quickTitle": "Call Settings", "quickSection": "Quick Settings",
    "detection": "Voice Detection", "autoSpeak": "Auto-speak Responses",
    "mute": "Mute Microphone", "advanced": "Advanced Settings", "pageTitle": "Voice Call",
    "modePicker": "Detection Mode", "sensitivity": "Sensitivity", "low": "Low", "high": "High",
    "detectionFooter": "Auto mode detects when you start and stop speaking. Use 'Auto + Hold' to "
                       "override with tap-and-hold.",
    "audioSection": "Audio Processing", "inputSection": "Input Device",
    "inputPicker": "Microphone", "defaultInput": "Default", "behaviorSection": "Call Behavior",
    "recordCalls": "Record Calls", "retentionPicker": "Call Recording Retention",
    "endCallLabel": "End call", "endCallHint": "Double tap to end the call",
    "autoSpeakLabel": "Auto-speak responses", "modePickerLabel": "Voice detection mode",
    "on": "On", "off": "Off", "settingsPath": "You can enable it behind the sign.",
    "trailingSilence": "Silence that ends a turn", "listensToWords": "Listen to the words",
    "recordings": "Recordings", "recorded": "REC", "recordedLabel": "This call is recorded",
    "playRecording": "Play recording", "pauseRecording": "Pause recording",
    "deleteRecording": "Delete recording", "noRecordings": "No recordings yet",
}
