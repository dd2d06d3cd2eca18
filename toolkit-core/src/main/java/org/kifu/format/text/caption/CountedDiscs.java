package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.Cell;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;

/**
 * Numbers that count the discs of one side: behind the name of a player, or with labels of their
 * own. A number behind a name may also be a rating.
 *
 * @param board the final board; null if the game is not over
 * @param squares the number of squares of the board
 */
record CountedDiscs(@Nullable FinalBoard board, int squares) {
  /** The trust in discs behind both names. */
  private static final double DISCS = 2;

  /** The least sum of discs that leave out the empty squares. */
  private static final int LEAST_SUM = 20;

  /** The greatest number of a player, which is no number of discs. */
  private static final int MOST_OF_PLAYERS = 2;

  /** A year, which may be that of a game. */
  private static final Pattern YEAR = Pattern.compile("(?:19[5-9]|20[0-4])\\d");

  private static OptionalInt discs(@Nullable Claim claim) {
    PlayerName player = claim == null ? null : claim.player();
    return player == null ? OptionalInt.empty() : player.discs();
  }

  /** Whether the numbers behind names are discs, and no part of the names. */
  boolean areDiscs(@Nullable Claim black, @Nullable Claim white) {
    OptionalInt blacks = discs(black);
    OptionalInt whites = discs(white);
    if (blacks.isPresent() && whites.isPresent()) {
      int one = blacks.getAsInt();
      int other = whites.getAsInt();
      return one + other == squares
          || one + other <= squares && (one == 0 || other == 0)
          || board != null && (board.has(one, other) || board.has(other, one));
    }
    boolean isBlack = blacks.isPresent();
    OptionalInt only = isBlack ? blacks : whites;
    return only.isPresent() && board != null && board.has(isBlack, only.getAsInt());
  }

  /** The score by the discs behind the names. */
  @Nullable ReadScore ofPlayers(@Nullable Claim black, @Nullable Claim white) {
    Claim first = discs(black).isPresent() ? black : white;
    if (first == null) {
      return null;
    }
    Optional<Outcome> outcome = ofDiscs(discs(black), discs(white));
    return outcome.map(score -> new ReadScore(first, score, DISCS, false)).orElse(null);
  }

  private Optional<Outcome> ofDiscs(OptionalInt black, OptionalInt white) {
    FinalBoard ofSize = board == null ? new FinalBoard(0, 0, squares) : board;
    if (black.isPresent() && white.isPresent()) {
      return ofSize.score(black.getAsInt(), white.getAsInt());
    }
    int blacks = black.orElseGet(() -> squares - white.orElse(squares + 1));
    if (blacks < 0 || blacks > squares) {
      return Optional.empty();
    }
    return Optional.of(ofSize.ofBlack(blacks));
  }

  /** The score of discs that have labels of their own. */
  @Nullable ReadScore ofCounts(Optional<Claim> black, Optional<Claim> white) {
    Claim first = black.or(() -> white).orElse(null);
    double trust = first == null ? 0 : trust(first, number(black), number(white));
    return first == null || trust <= 0
        ? null
        : ofDiscs(number(black), number(white))
            .map(score -> new ReadScore(first, score, trust, false))
            .orElse(null);
  }

  /** The trust in discs with labels: they may be points or other numbers. */
  private double trust(Claim claim, OptionalInt black, OptionalInt white) {
    boolean areBoth = black.isPresent() && white.isPresent();
    boolean isConfirmed =
        board != null
            && (areBoth
                ? board.has(black.getAsInt(), white.getAsInt())
                : board.has(black.isPresent(), black.orElseGet(() -> white.orElse(0))));
    int sum = black.orElse(0) + white.orElse(0);
    boolean isKeyed = claim.manner() == Manner.KEY || claim.manner() == Manner.COLUMN;
    boolean mayBe =
        areBoth
            ? sum == squares || isKeyed && sum >= LEAST_SUM
            : (isKeyed && board == null || namesDiscs(claim)) && sum > MOST_OF_PLAYERS;
    return isConfirmed ? ReadScore.CONFIRMED : mayBe ? DISCS : 0;
  }

  /** Whether a label says that a number counts discs, as no word for a side alone does. */
  private static boolean namesDiscs(Claim claim) {
    List<Cell> cells = claim.row().cells();
    return claim.manner() != Manner.NUMBERS
        && (cells.size() > 2 && isOfDiscs(cells.getFirst().written())
            || cells.stream()
                .filter(cell -> cell.written().strip().equals(claim.written().toString()))
                .anyMatch(cell -> isOfDiscs(cell.label())));
  }

  private static boolean isOfDiscs(String label) {
    return LabelName.kind(label)
        .filter(kind -> kind == LabelKind.BLACK_DISCS || kind == LabelKind.WHITE_DISCS)
        .isPresent();
  }

  private static OptionalInt number(Optional<Claim> claim) {
    return claim.isPresent()
        ? OptionalInt.of(Integer.parseInt(claim.get().value()))
        : OptionalInt.empty();
  }

  /** The ratings behind both names, or a year that only one of them has. */
  static Notes ratings(Optional<Claim> black, Optional<Claim> white) {
    List<Tag> tags = new ArrayList<>(2);
    add(Tag.BLACK_RATING, black, tags);
    add(Tag.WHITE_RATING, white, tags);
    boolean isYear = tags.size() == 1 && YEAR.matcher(tags.getFirst().value()).matches();
    if (isYear) {
      return Notes.of(List.of(new Remark(0, tags.getFirst().value())), List.of());
    }
    return tags.isEmpty()
        ? Notes.NONE
        : new Notes(List.of(), List.of(), List.of(), tags, List.of());
  }

  private static void add(String name, Optional<Claim> claim, List<Tag> tags) {
    claim
        .map(Claim::player)
        .map(PlayerName::rating)
        .filter(rating -> !rating.isEmpty())
        .ifPresent(rating -> tags.add(new Tag(0, name, rating)));
  }
}
