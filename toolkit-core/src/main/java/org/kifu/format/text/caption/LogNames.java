package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * The players of a log that names who plays each move, {@code Anna plays a disc on F5}: the words
 * that stand before all moves of one side and before none of the other, or behind them.
 */
final class LogNames {
  /** The number of moves from which on words before them show who plays. */
  private static final int LEAST = 8;

  /** The most characters before a move in which words are looked for. */
  private static final int MOST = 80;

  private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{M}\\p{N}_.-]*");

  private final List<PlacedText> ofBlack = new ArrayList<>();
  private final List<PlacedText> ofWhite = new ArrayList<>();

  private LogNames() {}

  /** Adds the players of a game, if its moves are in such a log. */
  static void add(FoundGame game, Claims claims) {
    if (game.size() >= LEAST && game.end() instanceof OthelloPosition) {
      for (boolean isBehind : new boolean[] {false, true}) {
        LogNames names = new LogNames();
        if (names.take(game.squares(), isBehind) && names.add(game.squares().getFirst(), claims)) {
          return;
        }
      }
    }
  }

  /** Takes the text before or behind each move; false if there are moves without words there. */
  private boolean take(List<WrittenSquare> squares, boolean isBehind) {
    @Nullable JudgedPosition position = OthelloPosition.START;
    for (int at = 0; at < squares.size(); at++) {
      WrittenSquare square = squares.get(at);
      PlacedText beside =
          isBehind
              ? behind(square, at + 1 < squares.size() ? squares.get(at + 1) : null)
              : before(square, at > 0 ? squares.get(at - 1) : null);
      if (position == null || !WORD.matcher(beside).find()) {
        return false;
      }
      boolean isBlack = position.isBlackToMove() != position.mustPass();
      (isBlack ? ofBlack : ofWhite).add(beside);
      position = position.play(square.square());
    }
    return !ofBlack.isEmpty() && !ofWhite.isEmpty();
  }

  /** The text between a move and the one before it. */
  private static PlacedText before(WrittenSquare square, @Nullable WrittenSquare last) {
    PlacedText text = square.row().cells().get(square.cell()).text();
    int from = last != null && areTogether(last, square) ? last.to() : 0;
    return text.piece(Math.max(from, square.from() - MOST), square.from());
  }

  /** The text between a move and the one behind it. */
  private static PlacedText behind(WrittenSquare square, @Nullable WrittenSquare next) {
    PlacedText text = square.row().cells().get(square.cell()).text();
    int to = next != null && areTogether(square, next) ? next.from() : text.length();
    return text.piece(square.to(), Math.min(to, square.to() + MOST));
  }

  /** Whether a square is behind another one in the same cell. */
  private static boolean areTogether(WrittenSquare one, WrittenSquare other) {
    return one.cell() == other.cell() && one.to() <= other.from() && one.row().equals(other.row());
  }

  /** Adds both players; false if the words name none. */
  private boolean add(WrittenSquare first, Claims claims) {
    Set<String> blacks = common(ofBlack);
    Set<String> whites = common(ofWhite);
    Set<String> ofBoth = Set.copyOf(blacks);
    blacks.removeIf(word -> isIn(word, ofWhite));
    whites.removeIf(word -> isIn(word, ofBlack) || ofBoth.contains(word));
    PlacedText black = name(ofBlack.getFirst(), blacks);
    PlacedText white = name(ofWhite.getFirst(), whites);
    if (black != null && white != null) {
      claims.addPlayer(LabelKind.BLACK, PlayerName.of(black), first.row(), Manner.NAMES);
      claims.addPlayer(LabelKind.WHITE, PlayerName.of(white), first.row(), Manner.NAMES);
    }
    return black != null && white != null;
  }

  /** The words that all texts have. */
  private static Set<String> common(List<PlacedText> texts) {
    Set<String> common = new LinkedHashSet<>(words(texts.getFirst()));
    texts.forEach(text -> common.retainAll(words(text)));
    return common;
  }

  private static List<String> words(PlacedText text) {
    return WORD.matcher(text).results().map(MatchResult::group).toList();
  }

  private static boolean isIn(String word, List<PlacedText> texts) {
    return texts.stream().anyMatch(text -> words(text).contains(word));
  }

  /** The words of a name, if they follow one another and name no side. */
  private static @Nullable PlacedText name(PlacedText text, Set<String> words) {
    int from = -1;
    int to = -1;
    int count = 0;
    for (MatchResult word : WORD.matcher(text).results().toList()) {
      if (words.contains(word.group())) {
        from = from < 0 ? word.start() : from;
        to = word.end();
        count++;
      }
    }
    boolean isName =
        count > 0
            && count == words(text.piece(from, to)).size()
            && words.stream().allMatch(LogNames::mayBeName);
    return isName ? text.piece(from, to) : null;
  }

  private static boolean mayBeName(String word) {
    return Labels.side(SmallLetters.of(word)) == 0
        && !CaptionWords.OF_A_SIDE.has(word)
        && !CaptionWords.END_OF_A_CONNECTION.has(word);
  }
}
