"""What can be wrong with a screen for those who see, tap or read otherwise: each look tells it in lines."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from referee.page import STATIC_FOLDER
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

CUT = """() => {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isHidden = (element) => element.closest(".vh, .sprite, #status, svg, select, .fan, [inert]");
    // For readers alone, or where a long name ends in three dots: names may be cut, numbers never.
    const isForReaders = (element) => getComputedStyle(element).clipPath.startsWith("inset(50%");
    const MAY_BE_CUT = ".name, .bar small, .owner small, .owner b, .counting h1, .mine h1, .leads *, .gets p";
    const rectsOf = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const windowOf = (element, rect) => {
      let inset = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (display !== "inline" && ["hidden", "clip"].includes(overflowX)) {
          inset = { ...inset, left: Math.max(inset.left, box.left), right: Math.min(inset.right, box.right) };
        }
        if (display !== "inline" && ["hidden", "clip"].includes(overflowY)) {
          inset = { ...inset, top: Math.max(inset.top, box.top), bottom: Math.min(inset.bottom, box.bottom) };
        }
        if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) return inset;
        if (position === "fixed") break;
      }
      const { clientWidth } = document.documentElement;
      return { ...inset, left: Math.max(inset.left, 0), right: Math.min(inset.right, clientWidth) };
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !isSeen(element) || isHidden(element)) continue;
      let outer = element;
      while (outer && !isForReaders(outer)) outer = outer.parentElement;
      if (outer) continue;
      if (element.closest(MAY_BE_CUT) && !/^[+−-]?\\d+$/.test(node.data.trim())) continue;
      for (const rect of rectsOf(node)) {
        const { left, right, top, bottom } = windowOf(element, rect);
        // The box of a line is higher than its letters.
        const room = rect.height * 0.2;
        const isCutAside = rect.left < left - 1.5 || rect.right > right + 1.5;
        if (isCutAside || rect.top + room < top || rect.bottom - room > bottom) {
          found.push(`cut: ${node.data.trim().slice(0, 60)}`);
          break;
        }
      }
    }
    return found;
}"""

OVERLAID = """() => {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const APART = ".vh, .sprite, #status, svg, select, .scroll, .fan, .crown, [inert], [aria-hidden=true]";
    const told = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || !isSeen(element) || element.closest(APART)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = element.getBoundingClientRect();
      for (const rect of range.getClientRects()) {
        // Of a line the letters, and no more of them than their element shows.
        const [left, right] = [Math.max(rect.left, box.left), Math.min(rect.right, box.right)];
        const [top, bottom] = [rect.top + rect.height * 0.25, rect.bottom - rect.height * 0.25];
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (getComputedStyle(element).overflow === "hidden" && (y < box.top || y > box.bottom)) continue;
        const said = element.closest(".say")?.getBoundingClientRect(); // it scrolls where it is long
        if (said && (y < said.top || y > said.bottom)) continue;
        const above = document.elementFromPoint(x, y)?.closest(".scrim, .sheet, .notices");
        const shown = !above || above.contains(element);
        const text = node.data.trim();
        if (shown && right - left > 2) told.push({ element, left, right, top, bottom, text });
      }
    }
    return told.flatMap((one, at) =>
      told.slice(0, at).filter((other) => one.element !== other.element
        && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2)
        .map((other) => `overlaid: ${one.text.slice(0, 40)} and ${other.text.slice(0, 40)}`));
}"""

BROKEN = """() => {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element.closest("button, a") || element.closest(".name, .vh") || !isSeen(element)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${word}`);
      }
    }
    return found;
}"""

DRESSED = """async (paths) => {
    const there = [...document.querySelectorAll("link[rel=stylesheet]")];
    const folder = there[0].href.slice(0, there[0].href.lastIndexOf("/") + 1);
    const names = there.map((link) => link.href.split("/").at(-1));
    const all = () => [...document.querySelectorAll("main, main *")];
    const boxOf = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { content } = getComputedStyle(element, "::before");
      return [...[x, y, width, height].map(Math.round), content].join(" ");
    };
    const before = new Map(all().map((element) => [element, boxOf(element)]));
    const added = await Promise.all(paths.filter((path) => !names.includes(path)).map((path) =>
      new Promise((done) => {
        const link = document.createElement("link");
        Object.assign(link, { rel: "stylesheet", href: folder + path });
        link.onload = () => done(link);
        document.head.append(link);
      })));
    const changed = all().filter((element) => before.has(element) && before.get(element) !== boxOf(element));
    const isAround = (element) => changed.some((one) => one !== element && element.contains(one));
    const inner = changed.filter((element) => !isAround(element));
    const told = inner.map((element) =>
      `${element.tagName} ${element.className}: ${before.get(element)}, then ${boxOf(element)}`);
    added.forEach((link) => link.remove());
    return told;
}"""

BARE = """() => {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const hasBorder = (element) => {
      const { borderTopStyle, borderTopWidth, borderBottomStyle, outlineStyle, textDecorationLine } =
        getComputedStyle(element);
      const drawn = [borderTopStyle, borderBottomStyle, outlineStyle].some((one) => one !== "none");
      return drawn || textDecorationLine.includes("underline") || parseFloat(borderTopWidth) > 0;
    };
    const hasCard = (element) => element.querySelector(".card");
    const kept = [...document.querySelectorAll(".card, .key")].filter((one) => isSeen(one)
      && !one.matches(".gone, .plain, .none, .word") && getComputedStyle(one).forcedColorAdjust !== "none");
    return [
      ...[...document.querySelectorAll("main :is(button, a, input, select, textarea, summary)")]
        // A browser draws the boxes itself, and a field may have its edge around it.
        .filter((one) => isSeen(one) && !one.matches("[type=checkbox]") && !hasCard(one))
        .filter((one) => !hasBorder(one) && !(one.matches("input") && hasBorder(one.parentElement)))
        .map((one) => `bare: ${one.outerHTML.slice(0, 90)}`),
      ...kept.map((one) => `without its color: ${one.outerHTML.slice(0, 90)}`),
    ];
}"""

EMPTY = """() => {
    const SEEN = "button, a, input, select, summary, .card, .face, .tile, svg, img, canvas, textarea";
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const boxOf = (element) => element.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(SEEN)].filter(isSeen).map(boxOf);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.data.trim() || !isSeen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    const spans = boxes.filter(({ width, height }) => width > 2 && height > 2)
      .map(({ top, bottom }) => [top, bottom]).sort(([a], [b]) => a - b);
    let [reached, widest, from] = [0, 0, 0];
    for (const [top, bottom] of [...spans, [innerHeight, innerHeight]]) {
      const end = Math.min(top, innerHeight);
      if (end - reached > widest) [widest, from] = [end - reached, reached];
      reached = Math.max(reached, bottom);
    }
    const share = 100 * widest / innerHeight;
    return share > 25 ? [`empty: ${share.toFixed(1)} % from ${Math.round(from)} down`] : [];
}"""

TOO_LOW = """() => [...document.querySelectorAll("button, a, input, select, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
    .filter((element) => !element.closest(".reading"))
    .filter((element) => element.getBoundingClientRect().bottom > innerHeight + 0.5)
    .map((element) => `below the fold: ${element.ariaLabel ?? element.textContent}`)"""

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


def cut(page: Page) -> list[str]:
    """Words and numbers of which a part cannot be read: they are wider than what holds them, or lower."""
    return page.evaluate(CUT)


def broken(page: Page) -> list[str]:
    """Words of keys that go on in another line, for want of room."""
    return page.evaluate(BROKEN)


def overlaid(page: Page) -> list[str]:
    """Words that lie over other words."""
    return page.evaluate(OVERLAID)


def dead(page: Page) -> list[str]:
    """Fields that do not take what is typed on a keyboard; they are left as they were. What a sheet lies over
    is not tried."""
    lying = page.locator("[role=dialog]")
    among = lying.last if lying.count() else page.locator("main")
    found = []
    for field in among.locator("input[type=text], textarea").filter(visible=True).all():
        before, longest = field.input_value(), int(field.get_attribute("maxlength") or 10**6)
        if len(before) >= longest or not field.is_editable():
            continue
        field.press("End")
        page.keyboard.press("x")
        if field.input_value() == f"{before}x":
            page.keyboard.press("Backspace")
        else:
            found.append(f"dead: {field.evaluate('(one) => one.ariaLabel ?? one.labels[0]?.textContent')}")
    return found


def undressed(page: Page) -> list[str]:
    """What looks otherwise once other screens were shown, and their styles are there as well."""
    return page.evaluate(DRESSED, sorted(path.name for path in (STATIC_FOLDER / "styles").iterdir()))


def bare(page: Page) -> list[str]:
    """Where a person has chosen the colors: what is tapped and has no edge, and cards that lost theirs."""
    return page.evaluate(BARE)


def empty(page: Page) -> list[str]:
    """More than a quarter of the screen, from its left to its right, without text, a card or a control."""
    return page.evaluate(EMPTY)


def too_low(page: Page) -> list[str]:
    """What has to be scrolled to before it can be tapped."""
    return page.evaluate(TOO_LOW)


def resized(page: Page, width: int = 360, height: int = 740, text: str = "") -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)


LOOKS = """(key) => {
    const { backgroundColor, color, borderColor, boxShadow } = getComputedStyle(key);
    const { ariaLabel, textContent, disabled } = key;
    const told = [ariaLabel, textContent, disabled, backgroundColor, color, borderColor, boxShadow];
    const { x, y, width, height } = key.getBoundingClientRect();
    return [...told, x, y, width, height];
}"""
"""What a key says and how it looks."""
