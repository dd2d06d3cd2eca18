package org.kifu.archive.tournament;

import java.util.Arrays;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.Labelled;
import org.kifu.game.SourceLocation;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/**
 * One line of a tournament's results.
 *
 * @param kind the kind of the line
 * @param pairing the players, the date and the round
 * @param discs the count; empty if it is not known, or if there was no game
 * @param blackHalves black's half points: 2 for a win, 1 for a draw, 0 for a loss; 0 without a game
 * @param where the place of the line in its source
 * @param game the number of the record in its source, from 1; 0 if it has no record
 */
public record TournamentResult(
    ResultKind kind,
    Pairing pairing,
    Optional<DiscCount> discs,
    int blackHalves,
    SourceLocation where,
    int game) {
  /**
   * The players of a game, with its round, date and event.
   *
   * @param black the player of the black discs, or the only player
   * @param white the player of the white discs; empty without a game
   * @param round the round from 1; 0 if it is not known
   * @param date the date, as precise as in the source
   * @param event the tournament; empty if it is not known
   */
  public record Pairing(String black, String white, int round, GameDate date, String event) {
    /** The round and the players, such as {@code round 3, A - B}. */
    @Override
    public String toString() {
      String names = white.isEmpty() ? black : black + " - " + white;
      return round > 0 ? "round " + round + ", " + names : names;
    }
  }

  /** A result without a game. */
  public static TournamentResult withoutGame(
      ResultKind kind, Pairing pairing, SourceLocation where) {
    return new TournamentResult(kind, pairing, Optional.empty(), 0, where, 0);
  }

  /**
   * The result of a game with a known count.
   *
   * @param rules the rules of the game, which name the winner
   */
  public static TournamentResult of(
      ResultKind kind,
      Pairing pairing,
      Rules<?, ?> rules,
      FinalCount count,
      SourceLocation where,
      int game) {
    int halves =
        switch (kind) {
          case TIME_BLACK -> 0;
          case TIME_WHITE -> 2;
          default -> count.halves(Disc.BLACK);
        };
    return new TournamentResult(
        kind, pairing, Optional.of(DiscCount.of(count, rules)), halves, where, game);
  }

  /** The same result for other players or another round. */
  public TournamentResult with(Pairing other) {
    return new TournamentResult(kind, other, discs, blackHalves, where, game);
  }

  /** The same result with the round that another source knows. */
  TournamentResult inRound(int round) {
    return with(new Pairing(pairing.black, pairing.white, round, pairing.date, pairing.event));
  }

  /**
   * The known part of the count, such as {@code 42-22} or {@code 1-0 without discs}; with the
   * winner if that is not the side with more discs.
   */
  public String score() {
    return discs
        .map(count -> count + winner(count))
        .orElseGet(
            () ->
                switch (blackHalves) {
                  case 0 -> "0-1 without discs";
                  case 1 -> "a draw without discs";
                  default -> "1-0 without discs";
                });
  }

  private String winner(DiscCount count) {
    boolean isShown =
        kind != ResultKind.PLAYED
            || blackHalves == 1 + Integer.signum(count.black() - count.white());
    return isShown ? "" : ", won by " + (blackHalves == 2 ? Disc.BLACK : Disc.WHITE).label();
  }

  /** Kinds of lines in a tournament's results. */
  public enum ResultKind implements Labelled {
    /** A game that was played, agreed or resigned. */
    PLAYED,
    /** A game in which black overstepped the time. */
    TIME_BLACK,
    /** A game in which white overstepped the time. */
    TIME_WHITE,
    /** The player had no opponent in this round. */
    BYE,
    /** The player did not play this round. */
    ABSENT,
    /** The player left the tournament. */
    WITHDRAWN;

    /** The kind with this name. */
    public static Optional<ResultKind> of(String label) {
      return Arrays.stream(values()).filter(kind -> kind.label().equals(label)).findFirst();
    }

    /** Whether this is the result of a game. */
    public boolean isGame() {
      return this == PLAYED || this == TIME_BLACK || this == TIME_WHITE;
    }
  }
}
