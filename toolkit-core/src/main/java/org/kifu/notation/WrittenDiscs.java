package org.kifu.notation;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The discs of one player as people write them: {@code 18}, {@code 18 discs}, {@code 46 (win)}. */
public final class WrittenDiscs {
  private static final String WON =
      "win|wins|winner|won|loss|loses|lost|loser|draw|gagne|gagnant|vainqueur|perd|gana|ganador|pierde"
          + "|gewonnen|verloren|sieger|vince|vincitore|勝ち?|負け?|○|●|승|패";

  private static final String COUNT =
      "\\(?(\\d{1,2})\\s?(?:DISCS)?\\)?(?:[\\s,;]*\\((?:WON)\\)|[\\s,;]+(?:WON))?"
          .replace("DISCS", DiscWords.behindNumber())
          .replace("WON", WON);

  private static final Pattern ALONE = Pattern.compile("(?iu)" + COUNT);

  private static final Pattern BEHIND_NAME =
      Pattern.compile(
          "(?iu)(.*\\p{L}.*?)(?:[\\s\u3000:,;]+|\\s*[\u2013\u2014]\\s*|\\s-\\s)" + COUNT);

  private WrittenDiscs() {}

  /** Returns the count that a text states; nothing if the text is anything else. */
  public static OptionalInt read(String text) {
    if (!hasDigit(text)) {
      return OptionalInt.empty();
    }
    Matcher count = ALONE.matcher(text.strip());
    return count.matches() ? OptionalInt.of(Integer.parseInt(count.group(1))) : OptionalInt.empty();
  }

  /**
   * A player with the discs after the name, {@code Anna 48}, {@code Anna - 48 discs}.
   *
   * @param name the name without the discs
   */
  public record OfPlayer(String name, int discs) {
    /** Returns the player and the discs; nothing if the text is anything else. */
    public static Optional<OfPlayer> read(String text) {
      if (!hasDigit(text)) {
        return Optional.empty();
      }
      Matcher player = BEHIND_NAME.matcher(text);
      return player.matches()
          ? Optional.of(new OfPlayer(player.group(1), Integer.parseInt(player.group(2))))
          : Optional.empty();
    }
  }

  private static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= '0' && text.charAt(i) <= '9') {
        return true;
      }
    }
    return false;
  }
}
