package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.game.Outcome;
import org.kifu.layout.ScoreJudge;
import org.kifu.notation.WrittenEnding;

/** A sentence below the moves of a game, which may state its score or why it stops. */
final class SentenceBelow {
  private final LineReading line;
  private final LineAssembly assembly;

  SentenceBelow(LineReading line, LineAssembly assembly) {
    this.line = line;
    this.assembly = assembly;
  }

  /**
   * Returns the game with what the sentence says; nothing if it says nothing of it.
   *
   * @param isAtMoves whether no other line stands between
   */
  Optional<GameDraft> of(GameDraft game, boolean isAtMoves) {
    return scored(game, isAtMoves).or(() -> game.verdict().over() ? Optional.empty() : ended(game));
  }

  /** A sentence below a game that is over states its score where it holds both counts. */
  private Optional<GameDraft> scored(GameDraft game, boolean isAtMoves) {
    return ScoreJudge.mayState(line.line().text())
        ? score(game, isAtMoves).flatMap(score -> assembly.declare(game, withPlayers().with(score)))
        : Optional.empty();
  }

  /**
   * A score that the game confirms, or one right below it beside which a damaged game has nothing
   * to say.
   */
  private Optional<Outcome> score(GameDraft game, boolean isAtMoves) {
    String text = line.line().text();
    return game.isSound()
        ? game.scoreJudge().flatMap(judge -> judge.inSentence(text))
        : isAtMoves ? ScoreJudge.unconfirmed(text) : Optional.empty();
  }

  /** The sentence as a comment, with the players whom it names with their colours. */
  private LineReading withPlayers() {
    return line.facts()
        .filter(facts -> facts.nameAPlayer() && line.hasColours())
        .map(line.asComment()::of)
        .orElseGet(line::asComment);
  }

  /** A line below the moves of a game that is not over may say why it stops. */
  private Optional<GameDraft> ended(GameDraft game) {
    return WrittenEnding.ofStop(line.line().text())
        .map(said -> game.with(List.of(line.asComment().with(said))));
  }
}
