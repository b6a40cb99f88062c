"""What can be wrong with a screen for those who see, tap or read otherwise: each look tells it in lines."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.page.tour import Stop

SCHEMES = ("light", "dark")
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
    "elementRef": False,
}

AXE = """async (rules) => {
    const { violations } = await axe.run(rules);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}"""

TOO_SMALL = """(isInPlay) => {
    const MANY = ".cards-pad, .all-cards"; // seven in a row, so that all cards are seen at once
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    // A label is tapped for the box in it.
    const tapped = (element) => (element.matches("[type=checkbox]") && element.closest("label")) || element;
    return [...document.querySelectorAll("button, a, input, select, textarea, summary")].filter(isSeen)
      .flatMap((element) => {
        const { width, height } = tapped(element).getBoundingClientRect();
        const side = isInPlay && !element.closest(MANY) ? 48 : 44;
        const tall = element.closest(".pad, .cards-pad") ? 52 : side;
        const isLarge = width >= side - 0.1 && height >= tall - 0.1;
        return isLarge ? [] : [`${element.ariaLabel ?? element.textContent}: ${width} x ${height}`];
      });
}"""

TOO_CLOSE = """() => {
    const PADS = ".pad, .cards-pad, .all-cards, .calls, .acts, .houserow, .keys";
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const between = (one, other) =>
      Math.max(one.x - other.right, other.x - one.right, one.y - other.bottom, other.y - one.bottom);
    return [...document.querySelectorAll(PADS)].flatMap((pad) => {
      // A key that was just tapped is still down, nearer to the next one.
      const keys = [...pad.querySelectorAll("button:not(:active), a:not(:active)")].filter(isSeen);
      const boxes = keys.map((key) => key.getBoundingClientRect());
      return keys.flatMap((key, at) =>
        keys.slice(0, at).flatMap((other, place) => {
          const apart = between(boxes[at], boxes[place]);
          return apart >= 5.9 ? [] : [`${key.textContent} and ${other.textContent}: ${apart} apart`];
        }));
    });
}"""

TOLD_BY_COLOR_ALONE = """() => {
    const SIGNS = { red: /[●R]/, blue: /[■B]/, green: /[▲G]/, yellow: /[★Y]/ };
    const nameOf = (element) => element.closest("button, [role=img]")?.ariaLabel ?? element.textContent;
    // Of a card its shape lies behind the number and in the corner; the felt takes the color of its card.
    const shapeOf = (element, part) => getComputedStyle(element, part).clipPath;
    const hasShape = (element) => ["::before", "::after"].some((part) => shapeOf(element, part) !== "none");
    const isSaid = (element) => element.closest("[aria-hidden=true]") || nameOf(element)?.includes(
      Object.keys(SIGNS).find((color) => element.classList.contains(color)));
    return Object.entries(SIGNS).flatMap(([color, sign]) =>
      [...document.querySelectorAll(`.${color}:not(.lit)`)]
        .filter((element) => !(sign.test(element.textContent) || hasShape(element)) || !isSaid(element))
        .map((element) => `only ${color}: ${element.outerHTML}`));
}"""

FAINT = """() => {
    const FROM_AFAR = ".tile, .race li, .course tr, .say, .ring > *, .now h2, .now p, .to, .loud, h1";
    const BESIDE_THAT = ".card *, small, thead *, .hint, .soft, .tag, .todo-h";
    // On somebody's color and on the felt letters are large, and may be nearer to their ground.
    const ON_COLOR = ".tile, .moment, .gets, .leads, .felt, .board, .podium, .color, td";
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const partsOf = (color) => color.match(/[\\d.]+/g).map(Number);
    const isPainted = (color) => partsOf(color)[3] !== 0;
    const brightness = (color) => {
      const [red, green, blue] = partsOf(color).map((part) => linear(part / 255));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => {
      const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element) => {
      const color = getComputedStyle(element).backgroundColor;
      return isPainted(color) ? color : groundOf(element.parentElement);
    };
    // A total stands on a bar as well, as long as it is of what decides.
    const barOf = (element) => getComputedStyle(element.closest("li") ?? element, "::before").backgroundColor;
    const isText = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim();
    const isRead = (element) =>
      [...element.childNodes].some(isText) && element.checkVisibility() && !element.matches(BESIDE_THAT);
    return [...document.querySelectorAll(FROM_AFAR)]
      .flatMap((region) => [region, ...region.querySelectorAll("*")])
      .filter(isRead)
      .flatMap((element) =>
        [groundOf(element), barOf(element)].filter(isPainted)
          .map((ground) => contrast(getComputedStyle(element).color, ground))
          .filter((found) => found < (element.closest(ON_COLOR) ? 5 : 7))
          .map((found) => `${element.textContent}: ${found.toFixed(1)} to 1`));
}"""

TAKEN = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def violations(page: Page) -> list[str]:
    """What axe finds. It is brought along once for all the screens that a page shows."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(AXE, RULES)


def too_small_or_close(stop: Stop) -> list[str]:
    """For a finger: 44 pixels, 48 in play; keys 52 high and six apart."""
    page = stop.phone.page
    return page.evaluate(TOO_SMALL, stop.in_play) + page.evaluate(TOO_CLOSE)


def told_by_color_alone(page: Page) -> list[str]:
    """What has the color of a card has its shape or letter too, and its name is read out."""
    return page.evaluate(TOLD_BY_COLOR_ALONE)


def faint(page: Page) -> list[str]:
    """Scores, and whose turn it is, are read from the other side of the table: seven to one."""
    return page.evaluate(FAINT)


def too_wide(page: Page) -> list[str]:
    """Compared with the phone, as a page that is too wide makes its window wider too."""
    (width, _), most = page.evaluate(TAKEN), page.viewport_size["width"]
    return [] if width <= most else [f"{width} wide on {most}"]


def too_tall(page: Page) -> list[str]:
    (_, height), most = page.evaluate(TAKEN), page.viewport_size["height"]
    return [] if height <= most else [f"{height} high on {most}"]
