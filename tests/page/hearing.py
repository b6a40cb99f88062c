"""Somebody who does not look at the screen: what is said to them after each tap."""

from tests.page.phones import Screen

HEARS = """
  window.heard = [];
  addEventListener("DOMContentLoaded", () => {
    const take = ({ addedNodes }) => addedNodes.forEach(({ data }) => window.heard.push(data));
    const observer = new MutationObserver((changes) => changes.forEach(take));
    observer.observe(document.getElementById("status"), { childList: true });
  });
"""

LONGEST = 12  # words


class Listener:
    """Hears the one region that is read out."""

    def __init__(self, phone: Screen):
        """Before its page is loaded."""
        self.phone = phone
        phone.context.add_init_script(HEARS)

    def hears(self, key: str, *told: str) -> None:
        """One short sentence after this tap, with all that is `told` in it."""
        said = self._after(key)
        assert 1 == len(said), (key, said)
        assert len(said[0].split()) <= LONGEST, said[0]
        assert all(part in said[0] for part in told), (said[0], told)

    def hears_nothing(self, *keys: str) -> None:
        """These are but steps on the way: nothing is told yet."""
        for key in keys:
            assert [] == self._after(key), key

    def _after(self, key: str) -> list[str]:
        self.phone.page.evaluate("window.heard.length = 0")
        self.phone.tap(key)
        self.phone.page.evaluate("new Promise(requestAnimationFrame)")
        return self.phone.page.evaluate("window.heard")
