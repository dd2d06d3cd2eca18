package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.fact.SidesInSentence;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.table.UnnamedRow;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome;
import org.kifu.layout.ScoreJudge;
import org.kifu.source.text.TextLine;

/**
 * Facts that only the board of a finished game confirms: the score in a sentence right above its
 * moves or before them, and the facts of an {@link UnnamedRow}.
 */
final class SureByBoard {
  /** The most characters before the moves of a row; other lines have more. */
  private static final int MOST_BEFORE = 300;

  private SureByBoard() {}

  /**
   * The game with the score that the words above its moves state, and the players before the score;
   * the same game if they state none.
   */
  static GameDraft under(GameDraft game, TextLine words) {
    Optional<LineFacts> players =
        LineReading.header(game.lines()).equals(GameHeader.NONE)
            ? game.scoreJudge()
                .flatMap(
                    judge ->
                        SidesInSentence.scored(words).filter(said -> judge.confirms(said.score())))
            : Optional.empty();
    if (players.isPresent()) {
      LineReading said = LineReading.of(words, ReadingKind.LABEL, Outcome.NONE, 0);
      return game.under(List.of(said.of(players.get())));
    }
    return game.scoreJudge()
        .flatMap(judge -> judge.inSentence(words.text()))
        .map(game::declaring)
        .orElse(game);
  }

  /** The game with the facts in the words beside its moves; the same game if there are none. */
  static GameDraft inRow(GameDraft game) {
    LineReading reading = game.first();
    if (!reading.isPartlyIgnored()) {
      return game;
    }
    GameDraft row = inRow(game, reading);
    if (!reading.isBehindWords()) {
      return row;
    }
    String before = reading.line().text().substring(0, reading.moves().placeOf(0));
    boolean mayState =
        row.equals(game) && before.length() <= MOST_BEFORE && ScoreJudge.mayState(before);
    return mayState
        ? game.scoreJudge()
            .flatMap(judge -> judge.inSentence(before))
            .map(game::declaring)
            .orElse(game)
        : row;
  }

  private static GameDraft inRow(GameDraft game, LineReading reading) {
    boolean mayBe =
        reading.moves().placeOf(0) <= MOST_BEFORE
            && !game.isSpread()
            && LineReading.header(game.lines()).equals(GameHeader.NONE);
    Optional<UnnamedRow> row = mayBe ? UnnamedRow.of(reading) : Optional.empty();
    return row.flatMap(each -> game.judge().flatMap(each::confirmed))
        .map(said -> game.with(reading, said))
        .orElse(game);
  }
}
