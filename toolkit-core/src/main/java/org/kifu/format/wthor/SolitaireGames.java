package org.kifu.format.wthor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.Counted;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.TheoreticalScore;
import org.kifu.rules.Othello;

/** A walk through the records of a solitaire file. */
final class SolitaireGames implements Iterator<ParsedGame> {
  private static final int TABLE = 256;

  private final InputStream stream;
  private final SourceProblems problems;
  private final SolitaireParser parser;
  private final int declared;
  private long offset;
  private byte[] next;
  private int number;
  private boolean cutOff;
  private boolean isOver;

  /**
   * Starts before the first record.
   *
   * @param head the first bytes of the source, at least the header; the stream is positioned after
   *     them
   */
  SolitaireGames(byte[] head, InputStream stream, SolitaireParser parser, SourceProblems problems) {
    this.stream = new SequenceInputStream(new ByteArrayInputStream(head), stream);
    this.parser = parser;
    this.problems = problems;
    this.declared = Header.of(head).games();
    read(WthorLayout.HEADER);
    checkTable(head);
    read(TABLE);
    this.next = read(Solitaire.SIZE);
    skipSecondTable();
  }

  /** Checks the table that counts the records by the number of empties, the same for all. */
  private void checkTable(byte[] head) {
    int at = WthorLayout.HEADER + 4 * Header.of(head).names();
    if (at + 4 <= head.length && WthorLayout.i32(head, at) != declared) {
      problems.add(
          ProblemCode.WTHOR_HEADER,
          at,
          "the table counts %s, the header %d"
              .formatted(Counted.of(WthorLayout.i32(head, at), "solitaire"), declared));
    }
  }

  /** Skips the second half of a table of the published length, which holds only zeros. */
  private void skipSecondTable() {
    if (next.length == Solitaire.SIZE && isZero(next)) {
      read(TABLE - Solitaire.SIZE);
      next = read(Solitaire.SIZE);
    }
  }

  private static boolean isZero(byte[] bytes) {
    return Arrays.equals(bytes, new byte[bytes.length]);
  }

  private byte[] read(int length) {
    try {
      byte[] bytes = stream.readNBytes(length);
      offset += bytes.length;
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean hasNext() {
    if (next.length == 0 && !isOver) {
      isOver = true;
      problems.compareCounts(declared, number, cutOff, offset);
    }
    return next.length > 0;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    byte[] record = next;
    Solitaire.SolitaireOrigin origin =
        new Solitaire.SolitaireOrigin(
            problems.source(), problems.start() + offset - record.length, record);
    next = read(Solitaire.SIZE);
    number++;
    return record.length == Solitaire.SIZE ? parser.parse(origin, number) : partOf(origin);
  }

  private ParsedGame partOf(Solitaire.SolitaireOrigin origin) {
    cutOff = true;
    String message =
        "the source ends after %d of the %d bytes of this record"
            .formatted(origin.record().length, Solitaire.SIZE);
    List<Problem> found = new ArrayList<>();
    found.add(new Problem(ProblemCode.TRUNCATED, origin.start(), number, 0, message));
    return new ParsedGame(number, Optional.empty(), origin, found);
  }

  /**
   * A parser of solitaires into records: a game without moves from the position, its solution as a
   * remark in the form of problem files, {@code f5:+12}.
   */
  static final class SolitaireParser {
    private final NameFile players;
    private final NameFile tournaments;

    SolitaireParser(NameFile players, NameFile tournaments) {
      this.players = players;
      this.tournaments = tournaments;
    }

    ParsedGame parse(Solitaire.SolitaireOrigin origin, int number) {
      Solitaire solitaire = Solitaire.of(origin.record());
      List<Problem> problems = new ArrayList<>(0);
      Optional<Position> position = solitaire.position();
      if (position.isEmpty()) {
        int at = solitaire.isBoardDamaged() ? Solitaire.BOARD : Solitaire.SIDE;
        String message = "the position of this solitaire is damaged";
        problems.add(new Problem(ProblemCode.BAD_START, origin.at(at), number, 0, message));
        return new ParsedGame(number, Optional.empty(), origin, problems);
      }
      complain(solitaire, origin, number, problems);
      return new ParsedGame(
          number, Optional.of(record(solitaire, position.get())), origin, problems);
    }

    private void complain(
        Solitaire solitaire, Solitaire.SolitaireOrigin origin, int number, List<Problem> problems) {
      checkName(tournaments, solitaire.tournament(), Fact.EVENT, origin, number, problems);
      checkName(players, solitaire.blackPlayer(), Fact.BLACK, origin, number, problems);
      checkName(players, solitaire.whitePlayer(), Fact.WHITE, origin, number, problems);
      if (solitaire.empties() != solitaire.countedEmpties()) {
        problems.add(
            contradiction(
                origin,
                Solitaire.EMPTIES,
                number,
                "the record says %s, its position has %d"
                    .formatted(
                        Counted.of(solitaire.empties(), "empty square"),
                        solitaire.countedEmpties())));
      }
      if (solitaire.move() == WthorLayout.NO_SQUARE) {
        problems.add(
            contradiction(
                origin,
                Solitaire.MOVE,
                number,
                "the first move of the solution does not name a square"));
      } else if (!isLegal(solitaire)) {
        String move = Square.name(solitaire.move());
        problems.add(
            contradiction(
                origin,
                Solitaire.MOVE,
                number,
                "the first move of the solution, %s, is not legal".formatted(move)));
      }
      if (solitaire.score() % 2 != 0 && Math.abs(solitaire.score()) <= WthorLayout.MAX_SCORE) {
        problems.add(
            contradiction(
                origin,
                Solitaire.SCORE,
                number,
                "the score %d of the solution is odd".formatted(solitaire.score())));
      }
      if (solitaire.move25() != 0
          && WthorLayout.square((byte) solitaire.move25()) == WthorLayout.NO_SQUARE) {
        problems.add(
            contradiction(
                origin, Solitaire.MOVE_25, number, "move 25 of the game does not name a square"));
      }
      if (Math.abs(solitaire.score()) > WthorLayout.MAX_SCORE
          || solitaire.realScore() > WthorLayout.MAX_SCORE) {
        problems.add(
            new Problem(
                ProblemCode.SCORE_OUT_OF_RANGE,
                origin.at(Solitaire.SCORE),
                number,
                0,
                "scores %d and %d: one is more than the squares of the board"
                    .formatted(solitaire.score(), solitaire.realScore())));
      }
    }

    private static Problem contradiction(
        Solitaire.SolitaireOrigin origin, int at, int number, String message) {
      return new Problem(ProblemCode.WTHOR_SOLITAIRE, origin.at(at), number, 0, message);
    }

    private static boolean isLegal(Solitaire solitaire) {
      return solitaire
          .position()
          .filter(
              position -> Othello.RULES.legalMoves(position).contains(Move.at(solitaire.move())))
          .isPresent();
    }

    private static void checkName(
        NameFile names,
        int name,
        Fact fact,
        Solitaire.SolitaireOrigin origin,
        int number,
        List<Problem> problems) {
      if (names.isPresent() && !names.has(name)) {
        problems.add(
            new Problem(
                ProblemCode.WTHOR_INDEX,
                origin.of(fact),
                number,
                0,
                "number %d is beyond the %s of the file beside it"
                    .formatted(name, Counted.of(names.entries().size(), "name"))));
      }
    }

    private GameRecord record(Solitaire solitaire, Position position) {
      boolean hasScore = Math.abs(solitaire.score()) <= WthorLayout.MAX_SCORE;
      Optional<TheoreticalScore> theory =
          hasScore
              ? Optional.of(
                  new TheoreticalScore(solitaire.solvedBlackDiscs(), solitaire.countedEmpties()))
              : Optional.empty();
      return new GameRecord(
          header(solitaire),
          GameRecord.OTHELLO,
          StartSpec.of(position),
          MoveList.EMPTY,
          solitaire.realScore() <= WthorLayout.MAX_SCORE
              ? Outcome.ofBlackDiscs(solitaire.realScore())
              : Outcome.NONE,
          remarks(solitaire, hasScore),
          List.of(),
          theory);
    }

    private GameHeader header(Solitaire solitaire) {
      return new GameHeader(
          players.get(solitaire.blackPlayer(), WthorLayout.UNKNOWN_PLAYER),
          players.get(solitaire.whitePlayer(), WthorLayout.UNKNOWN_PLAYER),
          tournaments.get(solitaire.tournament(), WthorLayout.SEVERAL_TOURNAMENTS),
          "",
          Header.isPlausibleYear(solitaire.year())
              ? GameDate.ofYear(solitaire.year())
              : GameDate.UNKNOWN);
    }

    private static List<Remark> remarks(Solitaire solitaire, boolean hasScore) {
      List<Remark> remarks = new ArrayList<>();
      if (hasScore && solitaire.move() != WthorLayout.NO_SQUARE) {
        String move = Square.name(solitaire.move());
        remarks.add(new Remark(0, "%s:%+d".formatted(move, solitaire.score())));
      }
      int square = WthorLayout.square((byte) solitaire.move25());
      if (square != WthorLayout.NO_SQUARE) {
        remarks.add(new Remark(0, "move 25 of the game: " + Square.name(square)));
      }
      return List.copyOf(remarks);
    }
  }
}
