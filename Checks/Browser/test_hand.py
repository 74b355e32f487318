"""The hand that operates a page in any engine."""

from hand import PlaywrightHand

# After ten frames, the first button becomes enabled, and the second stops moving.
BUTTONS = """
    <button aria-disabled="true" onclick="clicked.push('first')">First</button>
    <button style="position: absolute; top: 0" onclick="clicked.push('second')">Second</button>
    <script>
        window.clicked = [];
        const [first, second] = document.querySelectorAll('button');
        let frames = 0;
        const draw = () => {
            frames += 1;
            second.style.top = `${20 * frames}px`;
            if (frames < 10) requestAnimationFrame(draw);
            else first.removeAttribute('aria-disabled');
        };
        const begin = () => { frames = 0; requestAnimationFrame(draw); };
    </script>
"""


def test_a_click_waits_until_the_element_accepts_it(context):
    hand = PlaywrightHand(context.new_page())
    hand.page.set_content(BUTTONS)
    hand.does("() => begin()")
    hand.clicks("button", "First")
    hand.does("() => begin()")
    hand.clicks("button", "Second")
    hand.waits("() => clicked.length === 2")
    assert hand.does("() => clicked") == ["first", "second"]
