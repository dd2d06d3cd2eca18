package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.game.Outcome;
import org.kifu.layout.ScoreJudge;
import org.kifu.notation.WrittenEnding;

/** A sentence below the moves of a game, which may state its score or the reason it stopped. */
final class SentenceBelow {
  private final LineReading line;
  private final LineAssembly assembly;

  SentenceBelow(LineReading line, LineAssembly assembly) {
    this.line = line;
    this.assembly = assembly;
  }

  /**
   * Returns the game with the facts of the sentence; nothing if the sentence does not describe it.
   *
   * @param isAtMoves whether there is no other line between the moves and the sentence
   */
  Optional<GameDraft> of(GameDraft game, boolean isAtMoves) {
    return scored(game, isAtMoves).or(() -> game.verdict().over() ? Optional.empty() : ended(game));
  }

  /** The game with the score, if it is over and the sentence holds both counts. */
  private Optional<GameDraft> scored(GameDraft game, boolean isAtMoves) {
    return ScoreJudge.mayState(line.line().text())
        ? score(game, isAtMoves).flatMap(score -> assembly.declare(game, withPlayers().with(score)))
        : Optional.empty();
  }

  /** A score that the game confirms, or one right below a damaged game, which cannot do so. */
  private Optional<Outcome> score(GameDraft game, boolean isAtMoves) {
    String text = line.line().text();
    return game.isSound()
        ? game.scoreJudge().flatMap(judge -> judge.inSentence(text))
        : isAtMoves ? ScoreJudge.unconfirmed(text) : Optional.empty();
  }

  /** The sentence as a comment, with the players that it names by colour. */
  private LineReading withPlayers() {
    return line.facts()
        .filter(facts -> facts.nameAPlayer() && line.hasColours())
        .map(line.asComment()::of)
        .orElseGet(line::asComment);
  }

  /** The game with the reason it stopped, if it is not over and the sentence gives one. */
  private Optional<GameDraft> ended(GameDraft game) {
    return WrittenEnding.ofStop(line.line().text())
        .map(said -> game.with(List.of(line.asComment().with(said))));
  }
}
