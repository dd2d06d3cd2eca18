package org.kifu.format.transcript;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.format.WrittenScore;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome;

/** The discs of both players behind their names, {@code Black: Bob 16}, {@code White: Anna 48}. */
final class DiscsBehindNames {
  private static final Pattern DISCS = Pattern.compile("(.*\\p{L}.*?)[\\s:,]+\\(?(\\d{1,2})\\)?");

  private DiscsBehindNames() {}

  /** Returns the score if they are those of a full board, or of a game in which one had none. */
  static Optional<Outcome> in(GameHeader header) {
    Matcher black = DISCS.matcher(header.black());
    Matcher white = DISCS.matcher(header.white());
    if (header.black().isEmpty() || !black.matches() || !white.matches()) {
      return Optional.empty();
    }
    int blackDiscs = Integer.parseInt(black.group(2));
    int whiteDiscs = Integer.parseInt(white.group(2));
    boolean isWhole = blackDiscs + whiteDiscs == Square.COUNT || blackDiscs == 0 || whiteDiscs == 0;
    return isWhole ? WrittenScore.outcome(blackDiscs + "-" + whiteDiscs) : Optional.empty();
  }

  /** Returns the same header with the names alone. */
  static GameHeader without(GameHeader header) {
    return new GameHeader(
        name(header.black()), name(header.white()), header.event(), header.place(), header.date());
  }

  private static String name(String written) {
    return DISCS.matcher(written).replaceFirst("$1");
  }
}
