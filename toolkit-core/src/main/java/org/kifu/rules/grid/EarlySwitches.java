package org.kifu.rules.grid;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the sources of the Reversi of the 1880s differ.
 *
 * @param supply the discs of each side, those on the centre among them
 * @param endsWhenOut whether the game ends when the side to move has no disc left
 * @param quiet when a disc may be laid beside own discs without flipping any
 */
record EarlySwitches(int supply, boolean endsWhenOut, Quiet quiet) {
  /** When a disc may be laid without flipping any. */
  enum Quiet {
    NEVER,
    ONLY_WITHOUT_CAPTURE,
    ALWAYS
  }

  /** What is played without a switch. */
  static final EarlySwitches USUAL = new EarlySwitches(32, false, Quiet.NEVER);

  private static final int FEWER = 30;

  private static final Pattern NAME =
      Pattern.compile(
          "reversi-1880(:supply=30)?(:out=ends)?(?::quiet=(only-without-capture|always))?");

  /** The switches in the name of rules; nothing if it is no name of this game. */
  static Optional<EarlySwitches> of(String name) {
    Matcher matcher = NAME.matcher(name);
    return matcher.matches()
        ? Optional.of(
            new EarlySwitches(
                matcher.group(1) == null ? USUAL.supply : FEWER,
                matcher.group(2) != null,
                quiet(matcher)))
        : Optional.empty();
  }

  private static Quiet quiet(Matcher name) {
    if (name.group(3) == null) {
      return Quiet.NEVER;
    }
    return name.group(3).equals("always") ? Quiet.ALWAYS : Quiet.ONLY_WITHOUT_CAPTURE;
  }
}
