package org.kifu.format.transcript;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenScore;

/**
 * The discs of both players behind their names, {@code Black: Bob 16}, {@code White: Anna 48}.
 *
 * @param header the names alone
 * @param score what the discs say: a full board, or a game in which one side had none
 */
record DiscsBehindNames(GameHeader header, Outcome score) {
  private static final Pattern DISCS = Pattern.compile("(.*\\p{L}.*?)[\\s:,]+\\(?(\\d{1,2})\\)?");

  /** Looks behind the names of a header; nothing if there is no score of a game. */
  static Optional<DiscsBehindNames> in(GameHeader header) {
    if (!mayHave(header.black()) || !mayHave(header.white())) {
      return Optional.empty();
    }
    Matcher black = DISCS.matcher(header.black());
    Matcher white = DISCS.matcher(header.white());
    if (!black.matches() || !white.matches()) {
      return Optional.empty();
    }
    int blackDiscs = Integer.parseInt(black.group(2));
    int whiteDiscs = Integer.parseInt(white.group(2));
    boolean isWhole = blackDiscs + whiteDiscs == Square.COUNT || blackDiscs == 0 || whiteDiscs == 0;
    GameHeader names =
        new GameHeader(
            black.group(1), white.group(1), header.event(), header.place(), header.date());
    return WrittenScore.outcome(blackDiscs + "-" + whiteDiscs)
        .filter(_ -> isWhole)
        .map(score -> new DiscsBehindNames(names, score));
  }

  /** Most names end with a letter. */
  private static boolean mayHave(String name) {
    char last = name.isEmpty() ? ' ' : name.charAt(name.length() - 1);
    return last == ')' || last >= '0' && last <= '9';
  }
}
