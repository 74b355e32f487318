"""Screens as the server would draw them, for tests of the page."""

from copy import deepcopy


def color(light: str, dark: str | None = None) -> dict:
    return {"light": light, "dark": dark or light}


TERRACOTTA = color("#B5533CFF")
WARM = color("#6B625AFF", "#B8AEA4FF")
PALE = color("#D3CBC2FF", "#5C544DFF")
BLUE = color("#007AFFFF", "#0A84FFFF")
RED = color("#FF3B30FF", "#FF453AFF")
RED_TEXT = color("#C5000FFF", "#FF6961FF")
TEXT = color("#000000FF", "#FFFFFFFF")
WHITE = color("#FFFFFFFF")


def pulse(scale, opacity, seconds) -> dict:
    return {"scale": scale, "opacity": opacity, "seconds": seconds, "easing": "ease-in-out",
            "reverses": True, "delay": 0}


PULSE = pulse([1, 1.2], [1, 0.7], 0.5)

BARS = [0.06 + 0.9 * (index * 7 % 11) / 11 for index in range(40)]


def level(value: float = 0.6) -> dict:
    return {"type": "level", "level": value, "elapsed": 5.2, "timer": "0:05", "bars": BARS,
            "ringScale": 1 + 0.29 * value, "orbScale": 1 + 0.3 * value}


OWN = {
    "composer": {"messages": [], "reply": "none", "canSend": False,
                 "replyProblem": None},
    "capture": {"canSave": False, "isSaving": False, "success": None, "saveProblem": None,
                "needsReauthentication": False, "meaning": None, "showsRecordingBar": False},
    "mealLog": {"stage": "telling", "canConfirm": False, "offersTyping": True,
                "showsKeyboard": False, "status": "Tap to speak", "results": None},
    "dictation": {"focus": "notes", "target": "notes", "showsMicrophone": True,
                  "showsSettingsLink": False, "denial": None, "notice": None,
                  "offers": [], "refusal": None, "unfinished": None, "splitting": None, "fields": [
                      {"id": "name", "title": "Name", "isApproved": False, "text": "",
                       "selection": [0, 0]},
                      {"id": "notes", "title": "What happened", "isApproved": True, "text": "",
                       "selection": [0, 0]}]},
}

SIGNS = {"composer": ("microphone", "microphoneFilled", 20),
         "capture": ("microphoneFilled", "stopCircle", 22),
         "mealLog": ("microphoneFilled", "stop", 28),
         "dictation": ("microphoneFilled", "stopCircle", 22)}


def screen(experience: str, recording: bool = False, text: str = "", **changes) -> dict:
    """Returns a screen of `experience`; `changes` replace members or nested members."""
    is_chat, is_meal = experience == "composer", experience == "mealLog"
    idle, busy, size = SIGNS[experience]
    quiet = WARM if is_chat else WHITE if is_meal else BLUE
    loud = TERRACOTTA if is_chat else WHITE if is_meal else RED
    ring = {"color": color("#FF3B304D"), "width": 3, "offset": 4, "isDashed": False,
            "followsLevel": True, "pulse": None, "turnSeconds": None}
    made = {
        "experience": experience,
        "phase": "recording" if recording else "idle",
        "isRecording": recording,
        "button": {
            "state": "recording" if recording else "idle", "icon": busy if recording else idle,
            "iconSize": size, "iconColor": loud if recording else quiet,
            "fill": [RED if recording else BLUE] if is_meal else [], "shadow": None,
            "rings": [ring] if is_meal and recording else [],
            "label": "Stop recording" if recording else "Voice input", "hint": "Press and hold",
            "value": "5 seconds" if recording else None, "isEnabled": True,
            "isSelected": recording, "isHidden": False},
        "status": {
            "text": "Recording..." if recording else "Tap to speak",
            "color": (WARM if is_chat else RED_TEXT) if recording else TEXT,
            "dot": {"size": 12, "color": TERRACOTTA if is_chat else RED, "pulse": PULSE}
            if recording else None, "hasMovingEllipsis": False},
        "timer": "0:05" if recording else None,
        "level": {"ringDiameter": 70, "ringScale": 1, "orbScale": 1, "orbBrightness": 1,
                  "orbGlowRadius": 20},
        "field": {"text": text, "selection": [len(text)] * 2, "spoken": None, "fresh": None,
                  "isReadOnly": recording, "placeholder": "Say something",
                  "count": f"{len(text)} characters", "isOverLimit": False, "alternatives": []},
        "hint": None, "rationale": None, "message": None,
        **{name: deepcopy(OWN[name]) if name == experience else None for name in OWN},
    }
    if experience == "capture":
        made["capture"]["showsRecordingBar"] = recording
    for name, value in changes.items():
        if isinstance(value, dict) and isinstance(made.get(name), dict):
            made[name].update(value)
        else:
            made[name] = value
    return made


def message(text: str, *actions: tuple, **members) -> dict:
    """Returns a failure message as shown to the user."""
    return {"text": text, "actions": [{"recovery": name, "title": title} for name, title in actions],
            "seconds": None, "settingsPath": None, "dismiss": "OK", **members}


RATIONALE = {
    "title": "Voice Input",
    "text": "I'd love to hear your voice. Enable the microphone so you can speak your thoughts "
            "instead of typing.",
    "accept": "Enable Microphone", "acceptLabel": "Enable microphone access",
    "decline": "Not Now", "declineLabel": "Dismiss and continue without voice input"}
