package org.kifu.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.board.StartSpec;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.FaceText;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * A part of a game as a kifu diagram shows it: the discs that are on the board before it, and the
 * number of each disc placed in it. Numbers are continuous from the start of the game; passes have
 * no number.
 *
 * @param before the board before the first ply
 * @param after the board after the last ply
 * @param side the side to move before the first ply
 * @param nameOfMover the name of the side that places the first disc, by the rules; that of the
 *     side to move if there is none
 * @param isFromStart whether the part begins with the start that the rules prescribe
 * @param discs the discs that are placed, in order
 * @param passes the passes, in order
 * @param lines the lines that are flipped where the square alone does not say which
 */
public record NumberedDiscs(
    BoardFace before,
    BoardFace after,
    Disc side,
    String nameOfMover,
    boolean isFromStart,
    List<NumberedDisc> discs,
    List<PassBetween> passes,
    List<ChosenLine> lines) {
  /**
   * A disc that was placed.
   *
   * @param number the number of discs that were placed in the game, including this one
   * @param mover the side that placed it
   */
  public record NumberedDisc(int number, Place place, Disc mover) {}

  /**
   * A pass.
   *
   * @param after the number of discs that were placed in the game before the pass
   */
  public record PassBetween(Disc side, int after) {}

  /**
   * The line that a disc flips, in games where it flips one of several.
   *
   * @param number the number of the disc
   */
  public record ChosenLine(int number, PlaceToward move) {
    @Override
    public String toString() {
      return number + " " + move;
    }
  }

  /** Copies the lists. */
  public NumberedDiscs {
    discs = List.copyOf(discs);
    passes = List.copyOf(passes);
    lines = List.copyOf(lines);
  }

  /** Whether discs stay where they are placed by these rules, and nothing else is on the board. */
  public static boolean areKnownBy(Rules<?, ?> rules) {
    return isOfDiscs(rules);
  }

  private static <P, M> boolean isOfDiscs(Rules<P, M> rules) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    return rules.scoring().isPresent() // pieces move
        && rules
            .display()
            .face(start)
            .filter(face -> face.cells().stream().noneMatch(Cell.Tile.class::isInstance))
            .isPresent();
  }

  /**
   * The part of a game.
   *
   * @param first the first ply, from 1, with passes counted
   * @param last the last ply; a number beyond the end of the game means its end, a number below
   *     {@code first} means no ply
   * @throws IllegalArgumentException if these rules are not {@linkplain #areKnownBy known}
   */
  public static <P, M> NumberedDiscs of(Replay<P, M> game, int first, int last) {
    return new Part<>(game).of(first, last);
  }

  /** The diagram: the side to move if it is not that of the start, the board, the lines. */
  public String text(DiscSigns signs) {
    FaceText board = new FaceText(before, signs);
    for (NumberedDisc disc : discs) {
      board.write(disc.place().file(), disc.place().rank(), Integer.toString(disc.number()));
    }
    return (isFromStart ? "" : "To move: " + nameOfMover + "\n") + board.spaced();
  }

  /**
   * The lines that the squares alone do not say, in one line of text; nothing if there are none.
   */
  public Optional<String> chosenLines() {
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(lines.stream().map(ChosenLine::toString).collect(Collectors.joining(", ")));
  }

  /** A game of which parts are taken. */
  private record Part<P, M>(Replay<P, M> game) {
    NumberedDiscs of(int first, int last) {
      List<Step<P, M>> steps = game.steps();
      int from = Math.clamp(first - 1L, 0, steps.size());
      int to = Math.clamp(last, from, steps.size());
      List<NumberedDisc> discs = new ArrayList<>();
      List<PassBetween> passes = new ArrayList<>();
      List<ChosenLine> lines = new ArrayList<>();
      int number = 0;
      for (int i = 0; i < to; i++) {
        P position = steps.get(i).before();
        Disc side = game.rules().sideToMove(position);
        MoveToken token = game.rules().token(steps.get(i).move());
        Optional<Place> place = place(token);
        number += place.isPresent() ? 1 : 0;
        if (i >= from && place.isPresent()) {
          discs.add(new NumberedDisc(number, place.get(), side));
          if (token instanceof PlaceToward line && isUnclear(position, place.get())) {
            lines.add(new ChosenLine(number, line));
          }
        } else if (i >= from) {
          passes.add(new PassBetween(side, number));
        }
      }
      P before = position(from);
      Disc side = game.rules().sideToMove(before);
      Disc mover = discs.isEmpty() ? side : discs.getFirst().mover();
      return new NumberedDiscs(
          face(before),
          face(position(to)),
          side,
          game.rules().display().nameOf(mover),
          isStart(before),
          discs,
          passes,
          lines);
    }

    private static Optional<Place> place(MoveToken token) {
      return switch (token) {
        case Place place -> Optional.of(place);
        case PlaceToward line -> Optional.of(line.place());
        default -> Optional.empty();
      };
    }

    private boolean isUnclear(P position, Place place) {
      return !(game.rules().resolve(position, place) instanceof TokenMeaning.Legal<M>);
    }

    private P position(int plies) {
      return plies < game.steps().size() ? game.steps().get(plies).before() : game.end();
    }

    private boolean isStart(P position) {
      return game.rules().start(StartSpec.STANDARD).filter(position::equals).isPresent();
    }

    private BoardFace face(P position) {
      return game.rules()
          .display()
          .face(position)
          .orElseThrow(() -> new IllegalArgumentException(game.rules().name()));
    }
  }
}
