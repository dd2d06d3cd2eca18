package org.kifu.annotate.output;

import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.board.StartSpec;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.words.Words;

/**
 * The words for a game by its rules: gold in place of white where the light discs are gold, and men
 * in place of discs where men decide.
 */
public final class GameWords {
  private static final String GOLD = "gold";
  private static final String MEN = "men";

  /** The values of draughts from which on a win is forced, in hundredths of a man. */
  public static final int FORCED = 3200;

  /** The most that a win with an equal count is worth more than another result without discs. */
  private static final int EQUAL = 2;

  private GameWords() {}

  /** The same words, for a game. */
  public static Words of(AnnotatedGame game, Words words) {
    return of(game.game().rules(), words);
  }

  /** The same wording, for a game. */
  public static Wording of(AnnotatedGame game, Wording wording) {
    return new Wording(of(game, wording.words()), wording.audience());
  }

  /** The same words, for the games of the rules with this name. */
  public static Words of(String rules, Words words) {
    return words.ofGame(Catalogue.byName(rules).map(entry -> kind(entry.rules())).orElse(""));
  }

  /** Whether these are the words for draughts, where a forced win is no number of men. */
  public static boolean areOfMen(Words words) {
    return words.isOfGame(MEN);
  }

  /**
   * Whether an exact value or loss stands for a win and is no number: a forced win of draughts, or
   * an equal count that a side wins.
   */
  public static boolean isSizeless(int centidiscs, boolean exact, Words words) {
    int size = Math.abs(centidiscs);
    return exact
        && (areOfMen(words) ? size >= FORCED : words.isOfGame(GOLD) && 0 < size && size <= EQUAL);
  }

  private static <P> String kind(Rules<P, ?> rules) {
    if (rules.scoring().isEmpty()) {
      return rules.valueUnit();
    }
    Optional<BoardFace> face =
        rules.start(StartSpec.STANDARD).flatMap(start -> rules.display().face(start));
    return face.filter(board -> board.make() == BoardFace.Make.RAVENSBURGER).isPresent()
        ? GOLD
        : "";
  }
}
