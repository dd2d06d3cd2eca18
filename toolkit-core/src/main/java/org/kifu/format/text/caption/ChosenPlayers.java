package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;

/** The choice of both players among those that may be the players of a game. */
final class ChosenPlayers {
  private final List<Placing.Placed> claims;
  private final @Nullable FinalBoard board;
  private final int squares;
  private final List<Claim> left = new ArrayList<>(0);
  private final boolean areCounted;
  private Optional<Claim> black;
  private Optional<Claim> white;

  /**
   * Chooses the players.
   *
   * @param claims all facts that may be those of the game, the most likely first
   * @param board the final board; null if the game is not over
   * @param squares the number of squares of the board
   */
  ChosenPlayers(List<Placing.Placed> claims, @Nullable FinalBoard board, int squares) {
    this.claims = claims;
    this.board = board;
    this.squares = squares;
    black = player(LabelKind.BLACK, null);
    white = player(LabelKind.WHITE, black.orElse(null));
    if (white.isEmpty() || black.isPresent() && weightOf(white.get()) > weightOf(black.get())) {
      white = player(LabelKind.WHITE, null);
      black = player(LabelKind.BLACK, white.orElse(null));
    }
    areCounted =
        new CountedDiscs(board, squares).areDiscs(black.orElse(null), white.orElse(null))
            && !isContradicted();
    if (!areCounted && haveOtherNumbers()) {
      claims.stream()
          .filter(Placing.Placed::isAmongMoves)
          .map(Placing.Placed::claim)
          .filter(claim -> isChosen(claim, black) || isChosen(claim, white))
          .forEach(left::add);
      black = Optional.empty();
      white = Optional.empty();
    }
  }

  private static boolean isChosen(Claim claim, Optional<Claim> player) {
    return player.filter(claim::equals).isPresent();
  }

  Optional<Claim> black() {
    return black;
  }

  Optional<Claim> white() {
    return white;
  }

  /** Whether the numbers behind the names are their discs. */
  boolean areCounted() {
    return areCounted;
  }

  /** The names among moves that have other numbers behind them, and so are none. */
  List<Claim> leftAmongMoves() {
    return left;
  }

  /** The score by the discs behind the names; null if they have none. */
  @Nullable ReadScore discs() {
    return areCounted ? counted() : null;
  }

  private @Nullable ReadScore counted() {
    return new CountedDiscs(board, squares).ofPlayers(black.orElse(null), white.orElse(null));
  }

  private double weightOf(Claim claim) {
    for (Placing.Placed placed : claims) {
      if (placed.claim().equals(claim)) {
        return Settlement.weight(placed);
      }
    }
    return 0;
  }

  private Stream<Claim> claims(LabelKind kind) {
    return claims.stream().map(Placing.Placed::claim).filter(claim -> claim.kind() == kind);
  }

  /** The player of a side, who is not named together with another player for the other side. */
  private Optional<Claim> player(LabelKind side, @Nullable Claim other) {
    for (Placing.Placed placed : claims) {
      Claim claim = placed.claim();
      if (claim.kind() == side && (other == null || agrees(claim, other))) {
        return Optional.of(claim);
      }
    }
    return Optional.empty();
  }

  private boolean agrees(Claim claim, Claim other) {
    if (claim.manner().isNamed() == other.manner().isNamed()) {
      return true;
    }
    List<Claim> beside =
        claims(other.kind()).filter(each -> each.row().equals(claim.row())).toList();
    return beside.isEmpty()
        || beside.stream().anyMatch(each -> SameName.are(each.value(), other.value()));
  }

  /** Whether a score with a label is another one than the numbers behind both names. */
  private boolean isContradicted() {
    ReadScore counted = counted();
    return counted != null
        && claims(LabelKind.SCORE)
            .filter(claim -> claim.manner().isNamed())
            .flatMap(claim -> ReadScore.of(claim, board, squares).stream())
            .anyMatch(score -> !score.outcome().equals(counted.outcome()));
  }

  /** Whether two names that nothing else makes players have numbers behind them. */
  private boolean haveOtherNumbers() {
    return Stream.of(black, white)
            .flatMap(Optional::stream)
            .filter(claim -> claim.manner().isOfNames())
            .map(Claim::player)
            .filter(player -> player != null && player.side() == 0 && player.discs().isPresent())
            .count()
        == 2;
  }
}
