"""What a browser tells of a screen: when a tap was painted, what moved, how large the keys are."""

from typing import NamedTuple

from playwright.sync_api import CDPSession

from tests.page.phones import Screen

A_LITTLE_LATE = 700  # ms; longer than a browser takes what moves for an answer to a tap

WATCHES = """
  window.frames_of_taps = [];
  window.interactions = new Map();
  window.moves = [];
  window.paints = {};
  const textOfScreen = () => document.getElementById("screen").textContent;
  addEventListener("click", (event) => {
    if (!event.isTrusted) return;
    const before = textOfScreen();
    window.painted = new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const ms = performance.now() - event.timeStamp;
          window.frames_of_taps.push({ ms, isNew: textOfScreen() !== before });
          done();
        };
        port2.postMessage(null);
      });
    });
  }, true);
  const watch = (type, options, heard) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(heard));
    observer.observe({ type, buffered: true, ...options });
  };
  watch("event", { durationThreshold: 16 }, ({ interactionId: id, duration }) => {
    if (id) window.interactions.set(id, Math.max(duration, window.interactions.get(id) ?? 0));
  });
  watch("layout-shift", {}, ({ value, hadRecentInput, sources }) => {
    const keys = ".tapping, .tapping div, .tapping button, .valkeys, .valkeys button";
    const isOfKeys = sources.some(({ node }) => node instanceof Element && node.matches(keys));
    window.moves.push({ value, isOfATap: hadRecentInput, isOfKeys });
  });
  window.whenRead = (selector, text) => new Promise((done) => {
    const look = () => {
      const target = document.querySelector(selector);
      if (!(target?.ariaLabel ?? target?.textContent)?.includes(text)) return;
      observer.disconnect();
      done(performance.timeOrigin + performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });
  addEventListener("pointerdown", ({ timeStamp }) => {
    window.touched = performance.timeOrigin + timeStamp;
  }, true);
  watch("paint", {}, ({ name, startTime }) => { window.paints[name] = startTime; });
  watch("largest-contentful-paint", {}, ({ startTime }) => { window.paints.largest = startTime; });
"""
"""A tap is painted once the frame after it is on its way to the screen."""

TWO_FRAMES = """new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
})"""
"""After these a browser has told what it saw."""

BOXES = """() => [...document.querySelectorAll("button, a:not(.standing)")].map((target) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  const { transform } = getComputedStyle(target);
  const down = transform === "none" ? 0 : new DOMMatrix(transform).f; // a key under the finger comes up again
  return `${target.textContent}: ${[x, y - down, width, height].map(Math.round)}`;
})"""

TARGETS = """() => {
  const boxOf = (target) => target.getBoundingClientRect();
  const isThere = (target) => target.checkVisibility({ visibilityProperty: true }) && boxOf(target).width > 0;
  const all = [...document.querySelectorAll("button, a, input, select, summary")].filter(isThere);
  const keys = all.filter((target) => target.matches(".pad .key, .cards-pad .key, .valkeys .button"));
  const told = (target) => target.getAttribute("aria-label") ?? target.textContent;
  // Where every card of the deck has a key, they may be narrower.
  const least = (target) => (target.matches(".cards-pad .key") ? 44 : 48);
  const sizeOf = (target) => Math.min(boxOf(target).width, boxOf(target).height);
  const small = all.filter((target) => sizeOf(target) < least(target));
  const low = keys.filter((target) => boxOf(target).height < 52);
  const gapOf = (one, other) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
    const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
    return Math.max(across, down);
  };
  const near = keys.filter((one) => keys.some((other) => other !== one && gapOf(one, other) < 6));
  const cut = all.filter((target) => !target.closest(".reading") && boxOf(target).bottom > innerHeight);
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const found = { small, low, near, cut };
  const list = ([how, targets]) => targets.map((target) => `${how}: ${told(target)}`);
  return { width, height, wrong: Object.entries(found).flatMap(list) };
}"""


class Tap(NamedTuple):
    """A tap, how many milliseconds later a frame was painted, and whether it showed something new."""

    milliseconds: float
    is_new: bool


def watch(phone: Screen) -> None:
    """Before its page is loaded."""
    phone.context.add_init_script(f"{{ {WATCHES} }}")


def devtools(phone: Screen) -> CDPSession:
    return phone.context.new_cdp_session(phone.page)


def slow_down(phone: Screen, times: int) -> None:
    """As if its processor were so many times slower."""
    devtools(phone).send("Emulation.setCPUThrottlingRate", {"rate": times})


def answer_late(phone: Screen, milliseconds: int, bits_a_second: float = 0) -> None:
    """Whatever is asked from here on comes so much later, and no faster."""
    bytes_a_second = bits_a_second / 8 or -1
    session = devtools(phone)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": milliseconds,
            "downloadThroughput": bytes_a_second,
            "uploadThroughput": bytes_a_second,
        },
    )


def taps(phone: Screen, *names: str) -> list[Tap]:
    """One after the other, each as soon as the one before is painted."""
    phone.page.evaluate("window.painted")
    phone.page.evaluate("window.interactions.clear(); window.frames_of_taps = []")
    for name in names:
        phone.tap(name)
        phone.page.evaluate("window.painted")
    told = phone.page.evaluate("window.frames_of_taps")
    return [Tap(one["ms"], one["isNew"]) for one in told]


def wait_for(phone: Screen, selector: str, text: str) -> None:
    """From now on, until it reads so there, or is read out so."""
    phone.page.evaluate("(where) => { window.read = whenRead(...where); }", [selector, text])


def read_after(touched: Screen, *phones: Screen) -> float:
    """How many milliseconds after a touch of one phone all the others could read what they wait for."""
    times = [phone.page.evaluate("window.read") for phone in phones]
    return max(times) - touched.page.evaluate("window.touched")


def interactions(phone: Screen, many: int) -> list[float]:
    """What Event Timing tells of the last so many taps; one of less than 16 ms it leaves out."""
    phone.page.evaluate(TWO_FRAMES)
    told = phone.page.evaluate("[...window.interactions.values()]")
    return [*told[-many:], *[16.0] * (many - len(told))]


def forget(phone: Screen) -> None:
    """What moved up to here is of no interest."""
    phone.page.evaluate("window.moves = []")


def shift(phone: Screen) -> float:
    """How much changed its place by itself, long after a tap: the cumulative layout shift."""
    phone.page.evaluate(TWO_FRAMES)
    told = phone.page.evaluate("window.moves")
    return round(sum(one["value"] for one in told if not one["isOfATap"]) + 0.0, 2)


def boxes(phone: Screen) -> list[str]:
    """Where everything stands that is tapped in play."""
    phone.comes_to_rest()
    return phone.page.evaluate(BOXES)


def moved_keys(phone: Screen) -> list[dict]:
    """Keys that changed their place, for whatever reason."""
    phone.page.evaluate(TWO_FRAMES)
    return [one for one in phone.page.evaluate("window.moves") if one["isOfKeys"]]


def out_of_reach(phone: Screen) -> list[str]:
    """What is too small or too near to be tapped in a hurry, and whether there is anything to scroll to."""
    phone.comes_to_rest()
    told = phone.page.evaluate(TARGETS)
    size = phone.page.viewport_size
    larger = [f"{told[way]} of {way}" for way in ("width", "height") if told[way] > size[way]]
    return [*told["wrong"], *larger]
