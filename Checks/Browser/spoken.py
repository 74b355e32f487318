"""The output of a page for a screen reader: its announcements, the focus, and the accessibility tree.

HARK_WRITE_SPOKEN=1 writes the files of `spoken/`. Read them as a user would hear them before you commit
them.
"""

import os
import re
from pathlib import Path

KEPT = Path(__file__).parent / "spoken"

# Collects the announcements of live regions in `heard`, in order.
LIVE = """
    window.heard = [];
    (() => {
        const regions = '[aria-live], [role=status], [role=alert], [role=log]';
        const polite = { status: 'politely', log: 'politely', alert: 'at once' };
        // The regions that were rendered before a change; only these are certain to be announced.
        let known = new Set();
        const isRendered = (one) => one.checkVisibility({ visibilityProperty: true });
        const manner = (one) => ({ polite: 'politely', assertive: 'at once', off: null })[one.ariaLive]
            ?? (one.ariaLive ? null : polite[one.role]);
        const say = (region, text) => {
            // The focus is in the dialog above all others.
            const modal = document.activeElement?.closest('dialog:modal')
                ?? document.querySelector('dialog:modal');
            const how = modal && !modal.contains(region) ? 'unheard behind a dialog'
                // Screen readers announce an alert that appears, but not every status does.
                : known.has(region) || region.role === 'alert' ? manner(region) : 'not by every reader';
            if (text.trim()) heard.push(`(${how}) ${text.trim().replace(/\\s*\\n\\s*/g, ' | ')}`);
        };
        const take = (changes) => {
            const said = new Map();
            for (const { target, addedNodes, type, attributeName } of changes) {
                const one = target.nodeType === 1 ? target : target.parentElement;
                const inside = one?.closest(regions);
                const appeared = type === 'childList' ? [...addedNodes].filter((node) => node.nodeType === 1)
                    : type === 'attributes' ? [one] : [];
                const more = appeared.flatMap((node) =>
                    [...node.querySelectorAll(regions), ...(node.matches(regions) ? [node] : [])]);
                for (const region of new Set([inside, ...more].filter(Boolean))) {
                    if (!region.isConnected || !manner(region) || !isRendered(region)) continue;
                    if (type === 'attributes' && attributeName !== 'aria-busy' && known.has(region)
                        && (region === one || !isRendered(one))) continue;
                    const parts = said.get(region) ?? new Set();
                    said.set(region, parts);
                    if (region.role !== 'log') parts.add(region);
                    else if (type !== 'attributes' || attributeName === 'aria-busy') {
                        for (const node of type === 'childList' ? addedNodes : [one]) parts.add(node);
                    }
                }
            }
            for (const [region, parts] of said) {
                if (region.ariaBusy === 'true') waiting.set(region, new Set([...waiting.get(region) ?? [], ...parts]));
                else {
                    const all = new Set([...waiting.get(region) ?? [], ...parts]);
                    waiting.delete(region);
                    all.delete(region.role === 'log' ? region : null);
                    const outer = [...all].filter((one) => one.isConnected
                        && ![...all].some((other) => other !== one && other.contains(one)));
                    for (const part of outer) say(region, part.innerText ?? part.data);
                }
            }
            known = new Set([...document.querySelectorAll(regions)].filter(isRendered));
        };
        const waiting = new Map();
        new MutationObserver(take).observe(document, { subtree: true, childList: true, characterData: true,
            attributes: true, attributeFilter: ['hidden', 'class', 'aria-busy', 'open'] });
    })();
"""

UNSURE = re.compile(r"^\((?:not by|unheard).*", re.MULTILINE)

# Roles whose children repeat their name.
NAMED_BY_CONTENT = {"button", "link", "heading", "radio", "switch", "columnheader", "rowheader", "cell",
                    "MenuListPopup", "option", "LabelText", "image", "gridcell"}
STATES = {"pressed": "pressed", "checked": "checked", "expanded": "expanded", "disabled": "unavailable",
          "required": "required", "readonly": "read-only", "busy": "busy"}


class Reader:
    """Records the output for a screen reader after each step of a user."""

    def __init__(self, person):
        self.person = person
        self.page = person.page
        self.lines = []
        self.focus = ""
        self.page.add_init_script(LIVE)
        self.session = self.page.context.new_cdp_session(self.page)

    def does(self, step: str, *announced: str, reads: str | None = None):
        """Records a step, the announcements so far, the new focus, and the accessibility tree below `reads`."""
        # Text that a page has from the start is read with the page, not announced.
        if not self.lines and not announced:
            self.page.evaluate("heard.splice(0)")
        self.lines += ["", f"# {step}", ""]
        if announced:
            self.page.wait_for_function(
                "(texts) => texts.every((text) => heard.some((one) => one.includes(text)))", arg=announced)
        self.lines += self.page.evaluate("heard.splice(0)")
        focus = self._focus()
        if focus != self.focus:
            self.lines.append(f"(focus) {focus}")
        self.focus = focus
        if reads:
            self.lines += self._tree(reads)

    def is_kept_as(self, name: str):
        text = re.sub(r"\b\d+(?=:\d\d\b| seconds?\b)", "0", "\n".join(self.lines).strip() + "\n")
        text = re.sub(r"\b0:\d\d\b", "0:00", text)
        unsure = UNSURE.findall(text)
        assert not unsure, f"not every screen reader announces {unsure}"
        file = KEPT / f"{name}.txt"
        if os.environ.get("HARK_WRITE_SPOKEN"):
            KEPT.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        assert text == file.read_text("utf-8")

    def _nodes(self) -> dict:
        found = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return {one["nodeId"]: one for one in found}

    def _focus(self) -> str:
        nodes = self._nodes()
        focused = [one for one in nodes.values() if not one["ignored"] and has(one, "focused")]
        return described(focused[-1]) if focused else ""

    def _tree(self, selector: str) -> list:
        nodes = self._nodes()
        root = self.session.send("DOM.getDocument")["root"]["nodeId"]
        wanted = self.session.send("DOM.querySelector", {"nodeId": root, "selector": selector})
        node = self.session.send("DOM.describeNode", wanted)["node"]["backendNodeId"]
        top = next(one for one in nodes.values() if one.get("backendDOMNodeId") == node)
        return list(lines(nodes, top))


def lines(nodes: dict, node: dict, depth: int = 0, name: str = ""):
    """Yields the lines of a node and its descendants. Text that repeats the `name` of its parent is omitted."""
    role, own = node["role"]["value"], text(node, "name")
    if role == "InlineTextBox" or node["ignored"] and role == "none" and not node.get("childIds"):
        return
    is_shown = not node["ignored"] and role not in ("none", "generic", "RootWebArea") \
        and not (role == "StaticText" and own.strip() in name)
    if is_shown:
        yield "  " * depth + described(node)
        depth += 1
    inner = own if is_shown and role in NAMED_BY_CONTENT else name
    for each in node.get("childIds", []):
        if each in nodes:
            yield from lines(nodes, nodes[each], depth, inner)


def text(node: dict, part: str) -> str:
    return str(node.get(part, {}).get("value", ""))


def has(node: dict, state: str):
    found = [one["value"].get("value") for one in node.get("properties", []) if one["name"] == state]
    return found[0] if found and found[0] not in ("false", False) else None


def described(node: dict) -> str:
    """Returns the role, name, value, states, and description of a node, in the order of most readers."""
    role = node["role"]["value"]
    if role == "StaticText":
        return f"“{text(node, 'name')}”"
    parts = [role]
    if name := text(node, "name"):
        parts.append(f"“{name}”")
    if value := text(node, "value"):
        parts.append(f"containing “{value}”")
    parts += [("" if has(node, state) in (True, "true") else f"{has(node, state)} ") + word
              for state, word in STATES.items() if has(node, state)]
    if has(node, "expanded") is None and any(one["name"] == "expanded" for one in node.get("properties", [])):
        parts.append("collapsed")
    line = ", ".join(parts)
    description = text(node, "description")
    return f"{line} – {description}" if description else line
