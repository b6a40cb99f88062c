"""Somebody who uses no finger: Tab, Enter and digits, and a ring around what has the focus."""

from tests.page.phones import Screen

FOCUSED = """() => {
  const { activeElement: target } = document;
  const style = getComputedStyle(target);
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  let ground = target.parentElement;
  const isClear = (element) => numbers(getComputedStyle(element).backgroundColor)[3] < 0.5;
  while (ground?.parentElement && isClear(ground)) ground = ground.parentElement;
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (color) => {
    const [red, green, blue] = numbers(color).slice(0, 3).map((part) => linear(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = isClear(ground) ? "rgb(255, 255, 255)" : getComputedStyle(ground).backgroundColor;
  const [darker, lighter] = [light(style.outlineColor), light(behind)].sort((one, other) => one - other);
  const box = target.getBoundingClientRect();
  const spoken = (node) => {
    if (!(node instanceof Element)) return node.textContent;
    if (node.getAttribute("aria-hidden")) return "";
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(spoken).join("");
  };
  return {
    name: (target.getAttribute("aria-label") ?? spoken(target.labels?.[0] ?? target)).trim(),
    isNothing: target === document.body,
    ring: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
    contrast: (lighter + 0.05) / (darker + 0.05),
    isInSight: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
  };
}"""

FAR = 90  # steps; no screen of a journey has as many


class Keyboard:
    """Goes to what has a name, and presses it. `wrong` is where the focus could not be seen, or was lost."""

    def __init__(self, phone: Screen):
        self.phone = phone
        self.wrong: list[str] = []

    def go_to(self, name: str) -> None:
        """By Tab alone; every step has to be seen."""
        for _ in range(FAR):
            self.phone.page.keyboard.press("Tab")
            focused = self.phone.page.evaluate(FOCUSED)
            if focused["isNothing"]:
                continue  # the end of the page; the next step is its beginning
            if focused["ring"] < 3 or focused["contrast"] < 3 or not focused["isInSight"]:
                self.wrong.append(f"not seen: {focused}")
            if focused["name"] == name:
                return
        raise AssertionError(f"Tab does not lead to {name!r}")

    def press(self, *names: str, key: str = "Enter") -> None:
        """Each in turn. Whatever comes then has the focus, or else its heading."""
        for name in names:
            self.go_to(name)
            self.phone.page.keyboard.press(key)
            self.phone.page.evaluate("new Promise(requestAnimationFrame)")
            focused = self.phone.page.evaluate(FOCUSED)
            if focused["isNothing"]:
                self.wrong.append(f"lost after {name}")

    def type(self, text: str) -> None:
        self.phone.page.keyboard.type(text)
