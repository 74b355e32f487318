"""States for the scripted server: those that the real server shows only briefly or during a
failure, and every dialog over every screen."""

from screens import RATIONALE, message, screen

LONG = "I walked along the river this morning, and it was so quiet that I heard the herons."
TALK = [{"speaker": "person", "text": "I could not sleep again. My head was full of tomorrow."},
        {"speaker": "agent", "text": "What would make tomorrow lighter?"}]
FAILED = message("Something went wrong. Please try again or type instead.",
                 ("retry", "Try Again"), ("openSettings", "Open Settings"))
OFF = {"isEnabled": False, "state": "disabled"}
BUSY = {"isEnabled": False, "state": "processing", "icon": "progress"}
FIGURES = {"energy": "213 kcal", "protein": "18 g", "carbohydrate": "12 g", "fat": "9 g"}
FORM = [{"id": "name", "title": "Name", "isApproved": False, "text": "Ann", "selection": [3, 3]},
        {"id": "notes", "title": "What happened", "isApproved": True, "text": LONG,
         "selection": [len(LONG)] * 2}]
RECORDING = {"id": "1", "title": "Today, 18:12", "duration": "2:05", "url": "/recordings/1.opus",
             "deleteLabel": "Delete the recording of Today, 18:12"}
NOISE = {"text": "It is loud around you. Hold the microphone open?", "title": "Hold", "decline": "No"}

SCREENS = {
    "chat-waiting": screen("composer", composer={"messages": TALK[:1], "reply": "waiting"}),
    "chat-streaming": screen("composer", composer={"messages": TALK, "reply": "streaming"}),
    "chat-no-reply": screen("composer", composer={
        "messages": TALK[:1], "reply": "failed",
        "replyProblem": "The reply could not be loaded. Please try again."}),
    "chat-processing": screen("composer", text=LONG, button=BUSY, phase="finalizing"),
    "chat-over-limit": screen("composer", text=LONG, field={
        "count": "10,214 of 10,000 characters", "isOverLimit": True}),
    "capture-saving": screen("capture", text=LONG, capture={"isSaving": True}, button=OFF),
    "capture-not-saved": screen("capture", text=LONG, capture={
        "canSave": True,
        "saveProblem": "There is no connection. Your text is kept. Please try again later."}),
    "capture-signed-out": screen("capture", text=LONG, capture={
        "needsReauthentication": True,
        "saveProblem": "Please sign in again to save. Your text is kept."}),
    "capture-meaning": screen("capture", capture={
        "success": "Saved", "meaning": "A calm morning by the water."}),
    "capture-over-limit": screen("capture", text=LONG, field={
        "count": "5,012 of 5,000 characters", "isOverLimit": True}),
    "meal-analyzing": screen("mealLog", text="two eggs", button=BUSY, mealLog={
        "stage": "analyzing", "status": "Analyzing..."}),
    "meal-confirming": screen("mealLog", text="two eggs and a slice of toast", mealLog={
        "canConfirm": True}),
    "meal-unknown": screen("mealLog", mealLog={"status": "Meal logged", "results": {
        "items": [{"name": "egg", "amount": "100 g", **FIGURES}],
        "total": FIGURES, "unknown": ["a plate of grandmother's stew"]}}),
    "dictation-form": screen("dictation", text=LONG, dictation={"fields": FORM}),
    "dictation-not-approved": screen("dictation", text="Ann", dictation={
        "fields": FORM, "focus": "name", "target": "name",
        "denial": {"field": "name", "text": "This field is not approved for dictation."}}),
    "dictation-offers": screen("dictation", text=LONG, dictation={
        "fields": FORM, "notice": "The approval of this form has ended.",
        "offers": [{"action": "approve", "title": "Approve for 60 minutes"},
                   {"action": "reload", "title": "Load the form again"}]}),
    "dictation-unfinished": screen("dictation", text=LONG, dictation={"fields": FORM, "unfinished": {
        "notice": "You have an unfinished dictation of 12 words.",
        "offers": [{"action": "restore", "title": "Restore"},
                   {"action": "discard", "title": "Discard"}]}}),
    "dictation-splitting": screen("dictation", recording=True, dictation={"splitting": {
        "notice": "Very long dictation may need to be split into several parts.",
        "offers": [{"action": "dismissSplitNotice", "title": "OK"}]}}),
}

EXPERIENCES = {"composer": "chat", "capture": "capture", "mealLog": "meal", "dictation": "dictation"}
SCREENS |= {f"{name}-hearing": screen(one, recording=True, text=LONG) for one, name in EXPERIENCES.items()}

# The states of a call, each with its changes to the screen.
CALLS = {
    **{f"call-{state}": (state, {}) for state in (
        "starting", "processing", "preview", "paused", "idle")},
    "call-noise": ("listening", {"noiseOffer": NOISE}),
    "call-recordings": ("listening", {
        "panel": "full", "recordings": [RECORDING], "settings": {"recordsCalls": True}}),
}


def opens_the_rationale(person, scripted):
    scripted.shows({**scripted.screen, "rationale": RATIONALE})
    person.sheet.wait_for()


def opens_the_help(person, scripted):
    scripted.says({"type": "openSettings"})
    person.sheet.wait_for()


def opens_the_sources(person, _scripted):
    person.page.get_by_role("button", name="Sound source").click()
    person.sheet.wait_for()


def loses_the_session(person, scripted):
    scripted.says({"type": "bye", "code": "replaced", "text": "This goes on elsewhere."})
    person.page.locator(".notice:not([hidden])").wait_for()


def fails(person, scripted):
    scripted.shows({**scripted.screen, "message": FAILED})
    person.alert.wait_for()


DIALOGS = {"rationale": opens_the_rationale, "help": opens_the_help, "sources": opens_the_sources,
           "lost": loses_the_session, "failed": fails}
