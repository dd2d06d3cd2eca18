package org.kifu.app;

import java.util.Arrays;
import java.util.List;
import org.kifu.browser.Chromium;

/**
 * Somebody who does a task in the window, with one means only, and counts the steps. A step is a
 * click, a text that is typed, or a way with the keys to something that is then pressed.
 */
final class Hand {
  /** The means of somebody. */
  enum Means {
    POINTER,
    KEYS,
    TOUCH
  }

  /** More ways to an element by the tabulator nobody goes. */
  private static final int MOST_TABS = 400;

  private static final int BOARD = 8;

  private final Chromium browser;
  private final Means means;
  private int steps;

  Hand(Chromium browser, Means means) {
    this.browser = browser;
    this.means = means;
    browser.touchable(means == Means.TOUCH);
  }

  Means means() {
    return means;
  }

  int steps() {
    return steps;
  }

  /** Chooses the first element of a selector, as soon as it is there. */
  void choose(String selector) {
    chooseIt("document.querySelector(\"%s\")".formatted(selector));
  }

  /** Chooses a square of the board. */
  void chooseSquare(String selector) {
    if (means == Means.KEYS) {
      String square = "document.querySelector(\"%s\")".formatted(selector);
      browser.await(square + " !== null");
      goTo("document.activeElement.closest('.squares') !== null");
      int at = Integer.parseInt(browser.evaluate(index("document.activeElement")));
      int to = Integer.parseInt(browser.evaluate(index(square)));
      press(to % BOARD - at % BOARD, "ArrowRight", "ArrowLeft");
      press(to / BOARD - at / BOARD, "ArrowDown", "ArrowUp");
      browser.press("Enter");
      steps++;
    } else {
      choose(selector);
    }
  }

  private static String index(String square) {
    return "[...document.querySelectorAll('.squares [role=gridcell]')].indexOf(%s)"
        .formatted(square);
  }

  private void press(int times, String forward, String back) {
    for (int i = 0; i < Math.abs(times); i++) {
      browser.press(times > 0 ? forward : back);
    }
  }

  /** Presses a key that does something everywhere on a screen; only who has keys can. */
  void press(String key) {
    browser.press(key);
    steps++;
  }

  /** Types a text into a field. */
  void type(String selector, String text) {
    String field = "document.querySelector(\"%s\")".formatted(selector);
    browser.await(field + " !== null");
    if (means == Means.KEYS) {
      goTo("document.activeElement === " + field);
    } else {
      touchAt(orLabel(field));
    }
    browser.type(text);
    steps++;
  }

  private void chooseIt(String element) {
    browser.await(element + " !== null && !" + element + ".disabled");
    if (means != Means.KEYS) {
      touchAt(orLabel(element));
    } else if (browser.evaluate(element + ".type").equals("radio")) {
      chooseOfGroup(element);
    } else {
      goTo("document.activeElement === " + element);
      browser.press("Enter");
    }
    steps++;
  }

  /** The label of a field, which is larger than the field; or the element, if it has none. */
  private static String orLabel(String element) {
    return "(%1$s.closest('label') || %1$s)".formatted(element);
  }

  /** The tabulator leads to the chosen one of a group, and the arrows lead to the others. */
  private void chooseOfGroup(String element) {
    goTo("document.activeElement.name === " + element + ".name");
    for (int i = 0; i < MOST_TABS && browser.evaluate(element + ".checked").equals("false"); i++) {
      browser.press("ArrowDown");
    }
  }

  /** Goes on with the tabulator until an element has the focus. */
  private void goTo(String condition) {
    for (int i = 0; i < MOST_TABS; i++) {
      if (browser.evaluate(condition).equals("true")) {
        return;
      }
      browser.press("Tab");
    }
    throw new AssertionError("the keys do not lead to " + condition);
  }

  /** A click or a tap in the middle of an element, which must not be covered. */
  private void touchAt(String element) {
    browser.evaluate(element + ".scrollIntoView({block: 'center', behavior: 'instant'})");
    String middle =
        "(({x, y, width, height}) => [x + width / 2, y + height / 2, Math.min(width, height)])("
            + element
            + ".getBoundingClientRect())";
    List<Double> place =
        Arrays.stream(browser.evaluate(middle).split(",", -1)).map(Double::valueOf).toList();
    double x = place.get(0);
    double y = place.get(1);
    String met = "document.elementFromPoint(%s, %s)".formatted(x, y);
    if (browser.evaluate(element + ".contains(" + met + ")").equals("false")) {
      throw new AssertionError(element + " is covered by " + browser.evaluate(met + ".outerHTML"));
    }
    if (means == Means.TOUCH) {
      if (place.get(2) < 24) {
        throw new AssertionError(element + " is too small for a finger: " + place.get(2));
      }
      browser.tap(x, y);
    } else {
      browser.click(x, y);
    }
  }
}
