package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * A sentence that says which side each of two players has: {@code Anna plays black and Ben white},
 * {@code Anna lleva las negras y Ben las blancas}. Both names begin with a capital letter, and
 * words of tables are all that stands between them and the sides.
 */
final class SidesInSentence {
  private static final int MOST = 150;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}'’-]+");

  /** The end of a sentence, and what may stand before the second player. */
  private static final String ENDS = ".!?:;\n";

  private final PlacedText text;
  private final List<MatchResult> words;
  private final List<SideWords.Player> players = new ArrayList<>(2);

  private SidesInSentence(PlacedText text, List<MatchResult> words) {
    this.text = text;
    this.words = words;
  }

  /** Both players of a sentence in a text; none if there is no such sentence. */
  static List<SideWords.Player> in(PlacedText text) {
    if (text.length() > MOST || text.toString().indexOf(' ') < 0) {
      return List.of();
    }
    List<MatchResult> words = WORD.matcher(text).results().toList();
    int verb = 1;
    while (verb < words.size() && !CaptionWords.HAS_A_SIDE.has(words.get(verb).group())) {
      verb++;
    }
    return verb < words.size() ? new SidesInSentence(text, words).players(verb) : List.of();
  }

  private List<SideWords.Player> players(int verb) {
    int first = verb - 1;
    while (first > 0 && isName(first - 1) && isSame(first - 1)) {
      first--;
    }
    int side = side(verb + 1);
    if (side < 0 || !isName(verb - 1) || !takes(first, verb, side)) {
      return List.of();
    }
    int next = side + 1;
    next += next < words.size() && CaptionWords.AND.has(words.get(next).group()) ? 1 : 0;
    int end = next;
    while (end < words.size() && isName(end)) {
      end++;
    }
    boolean hasVerb = end < words.size() && CaptionWords.HAS_A_SIDE.has(words.get(end).group());
    int other = side(hasVerb ? end + 1 : end);
    return other >= 0 && isEnd(other) && takes(next, end, other) && areOpposed()
        ? players
        : List.of();
  }

  /** Takes a player, whose name is some words, with a side. */
  private boolean takes(int from, int to, int side) {
    if (from >= to) {
      return false;
    }
    PlacedText name = text.piece(words.get(from).start(), words.get(to - 1).end());
    LabelKind kind = sideOf(side) > 0 ? LabelKind.BLACK : LabelKind.WHITE;
    players.add(new SideWords.Player(kind, name, true));
    return NameShape.isPlayer(name.toString());
  }

  private boolean areOpposed() {
    return players.getFirst().side() != players.getLast().side();
  }

  /** The index of the side that follows, behind words that add nothing; -1 if none does. */
  private int side(int from) {
    int at = from;
    while (at < words.size()
        && (CaptionWords.ARTICLE.has(words.get(at).group())
            || CaptionWords.AS.has(words.get(at).group()))) {
      at++;
    }
    return at < words.size() && sideOf(at) != 0 ? at : -1;
  }

  /** The side that a word names, if it means nothing else as "first" does. */
  private int sideOf(int word) {
    String small = SmallLetters.of(words.get(word).group());
    return LabelName.isSideAlone(small) ? Labels.side(small) : 0;
  }

  private boolean isName(int word) {
    return Character.isUpperCase(words.get(word).group().codePointAt(0)) && sideOf(word) == 0;
  }

  /** Whether a word and the one behind it are in the same sentence. */
  private boolean isSame(int word) {
    String between = text.toString().substring(words.get(word).end(), words.get(word + 1).start());
    return between.chars().noneMatch(sign -> ENDS.indexOf(sign) >= 0);
  }

  /** Whether a sentence, or the text, ends behind a word. */
  private boolean isEnd(int word) {
    String behind = text.toString().substring(words.get(word).end()).stripLeading();
    return behind.isEmpty() || !Character.isLetterOrDigit(behind.charAt(0));
  }
}
