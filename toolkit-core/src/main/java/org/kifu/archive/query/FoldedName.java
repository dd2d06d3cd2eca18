package org.kifu.archive.query;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;

/**
 * A name without case, accents and superfluous spaces, for comparison.
 *
 * @param text the folded name, in lower case
 */
public record FoldedName(String text) {
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** Folds a name. */
  public static FoldedName of(String name) {
    String lower = isAscii(name) ? name.toLowerCase(Locale.ROOT) : withoutAccents(name);
    return new FoldedName(SPACES.matcher(lower).replaceAll(" ").strip());
  }

  /** Whether a name is ASCII, the common case, which is faster in bulk work. */
  private static boolean isAscii(String name) {
    return name.chars().allMatch(letter -> letter < 0x80);
  }

  private static String withoutAccents(String name) {
    String plain = ACCENTS.matcher(name).replaceAll(""); // a long run would be sorted slowly
    String bare = ACCENTS.matcher(Normalizer.normalize(plain, Normalizer.Form.NFKD)).replaceAll("");
    return spelledOut(bare.toLowerCase(Locale.ROOT));
  }

  /** The text with plain letters for those that Unicode does not treat as accented. */
  private static String spelledOut(String lower) {
    return lower
        .replace("ß", "ss")
        .replace("æ", "ae")
        .replace("œ", "oe")
        .replace("ø", "o")
        .replace("ł", "l")
        .replace("đ", "d")
        .replace("ı", "i");
  }

  /** Whether this name contains {@code part}. */
  public boolean contains(FoldedName part) {
    return text.contains(part.text);
  }

  /** Whether a text names somebody or something; {@code ???} does not. */
  public static boolean isName(String text) {
    return text.codePoints().anyMatch(Character::isLetterOrDigit);
  }

  /**
   * A player whose games were chosen by name.
   *
   * @param wanted the player's name, or a part of it
   * @param several whether the name may mean several players, who then count as one
   */
  public record PlayerName(FoldedName wanted, boolean several) {
    /** The sides of the player in a game; both if the player, or a namesake, had both colours. */
    public List<Disc> sides(GameHeader header) {
      List<Disc> whole =
          Stream.of(Disc.BLACK, Disc.WHITE).filter(side -> isWhole(header, side)).toList();
      return !whole.isEmpty() && !several
          ? whole
          : Stream.of(Disc.BLACK, Disc.WHITE).filter(side -> isPart(header, side)).toList();
    }

    private boolean isWhole(GameHeader header, Disc side) {
      return name(header, side).equals(wanted);
    }

    private boolean isPart(GameHeader header, Disc side) {
      return name(header, side).contains(wanted);
    }

    private static FoldedName name(GameHeader header, Disc side) {
      return FoldedName.of(header.player(side));
    }
  }
}
