package org.kifu.rules.grid;

import java.util.stream.Collectors;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.IllegalReason;
import org.kifu.rules.TokenMeaning.Legal;

/** The meaning of tokens: the move, or the reason why there is none, in the words of the rules. */
record GridTokens(GridShape shape, GridGame game) {
  TokenMeaning<GridMove> resolve(GridPosition position, MoveToken token) {
    return switch (token) {
      case Place place when isOnBoard(place) -> square(position, at(place));
      case Place place -> offBoard(place);
      case Pass() -> pass(position);
      case NoSquare(String written) -> noSquare("'" + written + "'");
      case Path path -> Illegal.discsStay(path.toString());
      case Coloured coloured -> Illegal.coloursAreGiven(coloured.toString());
      case PlaceToward line when !game.isOneWay() -> Illegal.allLinesFlip(line.toString());
      case PlaceToward line when !isOnBoard(line.place()) -> offBoard(line.place());
      case PlaceToward line when !flips(position, at(line.place())) ->
          illegal(position, at(line.place()));
      case PlaceToward line -> line(position, line);
    };
  }

  private boolean isOnBoard(Place place) {
    return shape.has(place.file(), place.rank());
  }

  private int at(Place place) {
    return shape.at(place.file(), place.rank());
  }

  private TokenMeaning<GridMove> offBoard(Place place) {
    return shape.isHole(place.file(), place.rank())
        ? new Illegal<>(
            IllegalReason.NO_SQUARE, place + " is a hole of the board, where nobody plays")
        : noSquare(place.toString());
  }

  private TokenMeaning<GridMove> noSquare(String written) {
    return new Illegal<>(
        IllegalReason.NO_SQUARE,
        "%s is not a square of the %dx%d board".formatted(written, shape.width(), shape.height()));
  }

  private TokenMeaning<GridMove> pass(GridPosition position) {
    return position.isOver()
        ? Illegal.afterTheEnd("this pass")
        : position.canMove()
            ? Illegal.passNotForced(game.nameOf(position.sideToMove()))
            : new Legal<>(GridMove.PASS);
  }

  private static boolean flips(GridPosition position, int square) {
    return position.isEmpty(square) && position.flipsAt(square);
  }

  private TokenMeaning<GridMove> square(GridPosition position, int square) {
    return !flips(position, square)
        ? illegal(position, square)
        : game.isOneWay() ? onlyLine(position, square) : new Legal<>(shape.move(square));
  }

  private TokenMeaning<GridMove> illegal(GridPosition position, int square) {
    String name = shape.name(square);
    if (position.isOver()) {
      return Illegal.afterTheEnd(name);
    }
    return position.isEmpty(square)
        ? Illegal.flipsNothing(
            name, game.nameOf(position.sideToMove()), position.passed().isLegal(square))
        : Illegal.taken(name);
  }

  /** The move of a square without a line, which is enough if only one line can be flipped. */
  private TokenMeaning<GridMove> onlyLine(GridPosition position, int square) {
    int[] closing = position.closing(square).toArray();
    return closing.length == 1
        ? new Legal<>(new GridMove(square, closing[0]))
        : new Illegal<>(
            IllegalReason.AMBIGUOUS,
            "%s encloses in %d directions and flips one of them: write %s"
                .formatted(shape.name(square), closing.length, choices(position, square)));
  }

  private String choices(GridPosition position, int square) {
    return position
        .closing(square)
        .mapToObj(disc -> shape.name(square) + ">" + shape.name(disc))
        .collect(Collectors.joining(" or "));
  }

  private TokenMeaning<GridMove> line(GridPosition position, PlaceToward line) {
    int square = at(line.place());
    int closing = isOnBoard(line.closing()) ? at(line.closing()) : GridMove.PASS.square();
    return position.closing(square).anyMatch(disc -> disc == closing)
        ? new Legal<>(new GridMove(square, closing))
        : new Illegal<>(
            IllegalReason.WRONG_LINE,
            "%s closes no line from %s; only %s"
                .formatted(line.closing(), line.place(), choices(position, square)));
  }
}
