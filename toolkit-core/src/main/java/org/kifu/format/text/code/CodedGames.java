package org.kifu.format.text.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.format.text.find.CellScanner;
import org.kifu.format.text.find.Finds;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;

/** Games whose squares are written as numbers, in the code that makes them legal. */
public final class CodedGames {
  /** The least number of squares of a game before another one. */
  private static final int LEAST = 12;

  /** The least number of squares of the last game. */
  private static final int LEAST_OF_LAST = 8;

  /** The least number of squares whose numbers are named as file and rank. */
  private static final int LEAST_OF_NAMED = 3;

  /** The least number of digits of rows with squares. */
  private static final int LEAST_DIGITS = LEAST_OF_NAMED;

  /** The number of digits that may be those of many squares, and of numbers that are a few. */
  private static final int MANY_DIGITS = 10;

  private static final int LEAST_NUMBERS = 4;

  /** The share of the numbers that have to be legal squares. */
  private static final double MOST = 0.8;

  /** The first move of almost all games, and the gain of one that begins with it. */
  private static final String USUAL = "f5";

  private static final double IS_USUAL = 0.5;

  private static final int FROM_BELOW = 56;

  private final Judge judge;

  /** The games by the rules of a judge. */
  public CodedGames(Judge judge) {
    this.judge = judge;
  }

  /** The games of a stream in a code. */
  private record Coded(double cost, List<FoundGame> games) {
    double value() {
      long usual = games.stream().filter(game -> game.moves().startsWith(USUAL)).count();
      return games.stream().mapToInt(FoundGame::size).sum() + usual * IS_USUAL - cost;
    }
  }

  /** The games of rows that hold nothing but them; none if no code makes the numbers legal. */
  public List<FoundGame> on(List<Row> rows) {
    if (!haveNumbers(rows)) {
      return List.of();
    }
    return streams(rows)
        .flatMap(this::games)
        .max(Comparator.comparingDouble(Coded::value))
        .map(Coded::games)
        .orElse(List.of());
  }

  /** The numbers of rows that are enough for a game. */
  private static Stream<CodeStream> streams(List<Row> rows) {
    NumberStreams numbers = new NumberStreams();
    PairStreams pairs = new PairStreams();
    CellScanner scanner = new CellScanner(SquareSpelling.LATIN);
    Finds finds = new Finds();
    for (Row row : rows) {
      scanner.scan(row, finds);
      numbers.take(row, finds);
      pairs.take(row, finds);
    }
    Stream<CodeStream> enough =
        Stream.concat(numbers.streams().stream(), pairs.streams().stream())
            .filter(
                stream -> stream.squares().size() >= (stream.isNamed() ? LEAST_OF_NAMED : LEAST));
    return Stream.concat(enough, numbers.alone().stream());
  }

  /** Whether there are digits enough for the smallest game, of a few numbers or of named ones. */
  private static boolean haveNumbers(List<Row> rows) {
    int digits = 0;
    int numbers = 0;
    boolean areNamed = false;
    for (Row row : rows) {
      for (Cell cell : row.cells()) {
        areNamed |= !cell.label().isEmpty();
        String text = cell.written();
        boolean isInNumber = false;
        for (int i = 0; i < text.length(); i++) {
          boolean isDigit = Character.isDigit(text.charAt(i));
          digits += isDigit ? 1 : 0;
          numbers += isDigit && !isInNumber ? 1 : 0;
          isInNumber = isDigit;
        }
      }
      if (digits >= MANY_DIGITS) {
        return true;
      }
    }
    return areNamed ? digits >= LEAST_DIGITS : numbers >= LEAST_NUMBERS;
  }

  private Stream<Coded> games(CodeStream stream) {
    List<Coded> found = new ArrayList<>();
    for (SquareCode code : SquareCode.values()) {
      if (code.isPair() == stream.arePairs()) {
        for (int turn = 0; turn < 2; turn++) {
          double cost = stream.cost() + code.cost() + turn;
          read(stream, code, turn * FROM_BELOW)
              .ifPresent(games -> found.add(new Coded(cost, games)));
        }
      }
    }
    return found.stream();
  }

  /** The games of a stream; a number that is no square is a pass, or separates games. */
  private Optional<List<FoundGame>> read(CodeStream stream, SquareCode code, int turn) {
    List<FoundGame> games = new ArrayList<>();
    List<WrittenSquare> played = new ArrayList<>();
    JudgedPosition position = judge.start();
    int pass = 0;
    double mayBeLeft = (1 - MOST) * stream.squares().size();
    for (CodedSquare coded : stream.squares()) {
      int square = code.square(coded);
      if (square < 0 || played.isEmpty() && !judge.isFirstMove(square ^ turn)) {
        mayBeLeft--;
        if (mayBeLeft < 0) {
          return Optional.empty();
        }
        pass = 1;
        continue;
      }
      JudgedPosition next = position.play(square ^ turn);
      if (next == null) {
        JudgedPosition first = judge.start().play(square ^ turn);
        if (played.size() < LEAST || first == null) {
          return Optional.empty();
        }
        games.add(game(played, position, stream, code));
        played.clear();
        next = first;
      }
      played.add(coded.as(square ^ turn, pass));
      pass = 0;
      position = next;
    }
    boolean areAll = played.size() == stream.squares().size();
    if (played.size() >= LEAST_OF_LAST || areAll) {
      games.add(game(played, position, stream, code));
    }
    int all = games.stream().mapToInt(FoundGame::size).sum();
    boolean isMost = (all >= LEAST || areAll) && all >= MOST * stream.squares().size();
    return isMost ? Optional.of(games) : Optional.empty();
  }

  private static FoundGame game(
      List<WrittenSquare> played, JudgedPosition end, CodeStream stream, SquareCode code) {
    FoundGame game = FoundGame.legal(played, end);
    String words = stream.isNamed() ? "file and rank as their names say" : code.words();
    game.note(code.note(), words);
    return game;
  }
}
