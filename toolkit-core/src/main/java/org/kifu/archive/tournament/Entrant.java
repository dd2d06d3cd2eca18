package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.WinsDrawsLosses;

/** A player while results are added up. */
final class Entrant {
  /**
   * One result of this player.
   *
   * @param opponent the opponent; null without a game
   * @param meeting the result, still without the opponent's number
   * @param credit the discs that count for the player in tie-breaks; 0 if they are not known
   * @param opponentCredit those that count for the opponent
   */
  record OwnResult(
      @Nullable Entrant opponent, Standing.Meeting meeting, int credit, int opponentCredit) {
    boolean isGame() {
      return meeting.kind().isGame();
    }
  }

  private final String name;
  private final List<OwnResult> lines = new ArrayList<>();
  private WinsDrawsLosses score = WinsDrawsLosses.NONE;
  private int byes;
  private boolean withdrawn;

  Entrant(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  boolean isWithdrawn() {
    return withdrawn;
  }

  void withdraw() {
    withdrawn = true;
  }

  void add(OwnResult line) {
    lines.add(line);
    Standing.Meeting meeting = line.meeting();
    if (meeting.kind().isGame()) {
      score = score.plus(WinsDrawsLosses.ofGame(meeting.halves()));
    }
    byes += meeting.kind() == TournamentResult.ResultKind.BYE ? 1 : 0;
  }

  /** The results in the order of their rounds. */
  List<OwnResult> lines() {
    return lines.stream().sorted(Comparator.comparingInt(line -> line.meeting().round())).toList();
  }

  WinsDrawsLosses score() {
    return score;
  }

  int byes() {
    return byes;
  }

  /** The points in half points: a point for a win or a bye, half a point for a draw. */
  private long halves() {
    return score.halfPoints() + 2L * byes;
  }

  int discs() {
    return lines.stream().mapToInt(OwnResult::credit).sum();
  }

  int discDifference() {
    return lines.stream()
        .filter(OwnResult::isGame)
        .mapToInt(line -> line.credit() - line.opponentCredit())
        .sum();
  }

  long points(TournamentRules.PointRule rule) {
    return rule == TournamentRules.PointRule.DISCS ? 2L * discs() : halves();
  }

  /** The sum of the opponents' points, in half points. */
  long opponentPoints() {
    return lines.stream()
        .flatMap(line -> Optional.ofNullable(line.opponent()).stream())
        .mapToLong(opponent -> opponent.halves())
        .sum();
  }

  /**
   * The Brightwell quotient in halves: the discs plus the opponents' points times the factor. A
   * round without a game, or a game against a player who withdrew, counts as a draw against
   * oneself.
   */
  long bq(int factor) {
    return lines.stream().mapToLong(line -> bq(line, factor)).sum();
  }

  private long bq(OwnResult line, int factor) {
    Entrant opponent = line.opponent();
    return opponent == null || opponent.withdrawn
        ? 2L * DiscCount.UNPLAYED.half() + factor * halves()
        : 2L * line.credit() + factor * opponent.halves();
  }

  /** The half points against some opponents. */
  long halvesAgainst(List<Entrant> opponents) {
    return lines.stream()
        .filter(line -> line.opponent() != null && opponents.contains(line.opponent()))
        .mapToLong(line -> line.meeting().halves())
        .sum();
  }

  boolean hasMet(Entrant other) {
    return lines.stream().anyMatch(line -> line.opponent() == other);
  }
}
