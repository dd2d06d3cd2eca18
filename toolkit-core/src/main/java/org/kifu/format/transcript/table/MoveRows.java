package org.kifu.format.transcript.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * The columns of a table with a move a row, or the moves of both sides, whose first line names
 * them: {@code game_id,ply,move,best_move}, {@code Nr;Black;White}. The name of a column tells
 * which squares were played; squares of other columns are not moves.
 */
public record MoveRows(char separator, List<RowColumn> columns) {
  /** Names of the column of the move that was played. */
  private static final Set<String> MOVES =
      Set.of(
          ("move,square,played,move"
                  + " played,zug,coup,mossa,jugada,movimiento,ход,zet,drag,ruch,lance,手"
                  + ",着手,수,着法,field,feld,position,coordinate")
              .split(","));

  private static final Set<String> NUMBERS =
      Set.of(
          (",ply,n,no,nr,no.,nr.,#,num,number,turn,move no,moveno,move number,movenumber,move"
                  + " num,ply no,ply number,index,手数,手順,番号,№")
              .split(",", -1));

  /** Names of two columns that hold a square together, its letter and its digit. */
  private static final Set<String> FILES =
      Set.of("file,column,col,letter,colonne,columna,colonna,spalte,kolumn,列".split(","));

  private static final Set<String> RANKS =
      Set.of("rank,row,digit,ligne,rangée,fila,riga,zeile,reihe,rad,行".split(","));

  private static final Set<String> GAMES =
      Set.of(
          "game",
          "game id",
          "gameid",
          "game no",
          "game number",
          "match",
          "match id",
          "partie",
          "partie id");

  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}\\.?");
  private static final Pattern DISCS = Pattern.compile("\\d{1,2}");
  private static final Pattern SQUARE = Pattern.compile("(?i)[a-h][1-8]");

  /** The kinds of columns. */
  enum RowKind {
    MOVE,
    FILE,
    RANK,
    NUMBER,
    GAME,
    BLACK,
    WHITE,
    FACT,
    OTHER
  }

  /** A column. */
  record RowColumn(String name, RowKind kind, Optional<Fact> fact) {
    static RowColumn named(String name) {
      String word = SmallLetters.of(LabelledFact.words(name));
      RowKind kind =
          MOVES.contains(word)
              ? RowKind.MOVE
              : NUMBERS.contains(word)
                  ? RowKind.NUMBER
                  : GAMES.contains(word) ? RowKind.GAME : ofHalf(word);
      Optional<Fact> fact =
          kind == RowKind.OTHER ? FactColumn.named(name).fact() : Optional.empty();
      return new RowColumn(name, fact.map(RowColumn::ofFact).orElse(kind), fact);
    }

    /** Whether only tables of games have the column: one of all moves, or of the score. */
    boolean isOfGames() {
      FactColumn column = FactColumn.named(name);
      return column.isMoves() && kind != RowKind.GAME || column.discs().isPresent();
    }

    /** The same column as the number of a row, which may have the same name as its moves. */
    RowColumn asNumber() {
      return kind == RowKind.MOVE ? new RowColumn(name, RowKind.NUMBER, fact) : this;
    }

    private static RowKind ofHalf(String word) {
      return FILES.contains(word)
          ? RowKind.FILE
          : RANKS.contains(word) ? RowKind.RANK : RowKind.OTHER;
    }

    private static RowKind ofFact(Fact fact) {
      return switch (fact) {
        case BLACK -> RowKind.BLACK;
        case WHITE -> RowKind.WHITE;
        default -> RowKind.FACT;
      };
    }
  }

  /**
   * A row.
   *
   * @param game the name of its game; empty if it names none
   * @param number the number of its first move; 0 if it has none
   */
  public record MoveRow(LineReading reading, String game, int number) {}

  /** Returns the columns that a line names; nothing if they do not belong to such a table. */
  public static Optional<MoveRows> named(String text) {
    if (!mayBe(text)) {
      return Optional.empty();
    }
    for (char sign : new char[] {',', ';', '\t', '|'}) {
      List<RowColumn> named =
          text.indexOf(sign) < 0
              ? List.of()
              : withoutEmptyEnd(RowField.of(text, sign)).stream()
                  .map(field -> RowColumn.named(text.substring(field.from(), field.to())))
                  .toList();
      List<RowColumn> numbered =
          count(named, RowKind.NUMBER) > 0
              ? named
              : count(named, RowKind.BLACK) + count(named, RowKind.WHITE) == 2
                  ? named.stream().map(RowColumn::asNumber).toList()
                  : withFirstAsNumber(named);
      List<RowColumn> table = isTable(named) ? named : numbered;
      if (table.size() > 1 && isTable(table)) {
        return Optional.of(new MoveRows(sign, table));
      }
    }
    return Optional.empty();
  }

  private static List<RowField> withoutEmptyEnd(List<RowField> fields) {
    int count = fields.size();
    while (count > 0 && fields.get(count - 1).isEmpty()) {
      count--;
    }
    return fields.subList(0, count);
  }

  /** The columns; if two may be the moves, the first may be their number, {@code Zug;Feld}. */
  private static List<RowColumn> withFirstAsNumber(List<RowColumn> named) {
    if (count(named, RowKind.MOVE) != 2 || named.getFirst().kind() != RowKind.MOVE) {
      return named;
    }
    List<RowColumn> numbered = new ArrayList<>(named);
    numbered.set(0, named.getFirst().asNumber());
    return numbered;
  }

  /** Whether a line has no digits, like names of columns, and a sign that separates them. */
  private static boolean mayBe(String text) {
    boolean isParted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        return false;
      }
      isParted |= c == ',' || c == ';' || c == '\t' || c == '|';
    }
    return isParted;
  }

  /** Whether a column holds the moves and another numbers them, or two hold those of the sides. */
  private static boolean isTable(List<RowColumn> named) {
    long moves = count(named, RowKind.MOVE);
    boolean isCounted = count(named, RowKind.NUMBER) + count(named, RowKind.GAME) > 0;
    boolean areSides =
        moves == 0
            && count(named, RowKind.BLACK) == 1
            && count(named, RowKind.WHITE) == 1
            && count(named, RowKind.FACT) == 0
            && named.stream().noneMatch(RowColumn::isOfGames)
            && named.getLast().kind() != RowKind.GAME
            && (isCounted || named.size() == 2);
    boolean areHalves = moves == 0 && areHalves(named);
    return (moves == 1 || areHalves) && isCounted || areSides;
  }

  private static long count(List<RowColumn> named, RowKind kind) {
    return named.stream().filter(column -> column.kind() == kind).count();
  }

  private static boolean areHalves(List<RowColumn> named) {
    return count(named, RowKind.FILE) == 1 && count(named, RowKind.RANK) == 1;
  }

  private boolean areSides() {
    return count(columns, RowKind.MOVE) == 0 && !areHalves(columns);
  }

  /** Returns the moves of a row; nothing if a line is not a row. */
  public Optional<MoveRow> row(TextLine line) {
    List<RowField> fields = RowField.of(line.text(), separator);
    if (fields.size() < columns.size() - 1 || fields.size() < 2) {
      return Optional.empty();
    }
    WrittenMoves.Builder moves = new WrittenMoves.Builder();
    String game = "";
    int number = 0;
    boolean isRow = true;
    for (int i = 0; i < Math.min(fields.size(), columns.size()); i++) {
      String value = fields.get(i).in(line);
      switch (columns.get(i).kind()) {
        case MOVE -> isRow &= takeMove(line, fields.get(i), moves);
        case FILE -> isRow &= areSides() || takeHalves(line, fields, i, moves);
        case BLACK, WHITE ->
            isRow &= !areSides() || value.isEmpty() || takeMove(line, fields.get(i), moves);
        case NUMBER -> {
          isRow &= value.isEmpty() || NUMBER.matcher(value).matches();
          number = isRow && !value.isEmpty() ? Integer.parseInt(value.replace(".", "")) : number;
        }
        case GAME -> game = value;
        case RANK, FACT, OTHER -> {}
      }
    }
    boolean isWhole = isRow && moves.size() > 0;
    return isWhole
        ? Optional.of(new MoveRow(reading(line, fields, moves.build()), game, number))
        : Optional.empty();
  }

  private static boolean takeMove(TextLine line, RowField field, WrittenMoves.Builder moves) {
    String value = field.in(line);
    if (MoveWord.isPass(value)) {
      moves.pass(field.from());
      return true;
    }
    boolean isSquare = SQUARE.matcher(value).matches();
    if (isSquare) {
      MoveWord.end(line.text(), field.from(), field.to(), moves);
    }
    return isSquare;
  }

  /** Takes a square whose letter and digit are in two fields. */
  private boolean takeHalves(
      TextLine line, List<RowField> fields, int file, WrittenMoves.Builder moves) {
    String letter = fields.get(file).in(line);
    int rank = 0;
    while (columns.get(rank).kind() != RowKind.RANK) {
      rank++;
    }
    String digit = rank < fields.size() ? fields.get(rank).in(line) : "";
    if (MoveWord.isPass(letter)) {
      moves.pass(fields.get(file).from());
      return true;
    }
    boolean isSquare = SQUARE.matcher(letter + digit).matches();
    if (isSquare) {
      moves.place(fields.get(file).from(), (letter.charAt(0) | 0x20) - 'a', digit.charAt(0) - '1');
    }
    return isSquare;
  }

  private LineReading reading(TextLine line, List<RowField> fields, WrittenMoves moves) {
    LineReading reading = LineReading.ofMoves(line, moves);
    LineFacts facts = LineFacts.NONE;
    List<String> others = new ArrayList<>(0);
    int other = 0;
    for (int i = 0; i < Math.min(fields.size(), columns.size()); i++) {
      RowField field = fields.get(i);
      Optional<Fact> fact = areSides() ? Optional.empty() : columns.get(i).fact();
      Optional<LineFacts> said =
          fact.filter(_ -> !field.isEmpty())
              .flatMap(
                  is ->
                      LineFacts.labelled(line, new LabelledFact(is, field.in(line), field.from())));
      facts = said.map(facts::and).orElse(facts);
      if (columns.get(i).kind() == RowKind.OTHER && saysMore(field.in(line))) {
        other = others.isEmpty() ? field.from() : other;
        others.add("'" + columns.get(i).name() + "'");
      }
    }
    LineReading said = facts.equals(LineFacts.NONE) ? reading : reading.of(facts);
    String message = "ignored the column " + String.join(" and ", others);
    return others.isEmpty()
        ? said
        : said.tolerating(new Tolerated(ProblemCode.TEXT_IGNORED, other, message));
  }

  /** Whether a value is more than a number, a time or the letter of a side. */
  private static boolean saysMore(String value) {
    Optional<Fact> fact = LabelledFact.named(value);
    return value.length() > 1 && fact.isEmpty() && value.chars().anyMatch(Character::isLetter);
  }

  /** Returns the facts of a row above or below the moves of both sides: their names or discs. */
  public Optional<LineReading> caption(TextLine line) {
    List<RowField> fields = RowField.of(line.text(), separator);
    if (!areSides() || fields.size() != columns.size()) {
      return Optional.empty();
    }
    List<RowField> both = new ArrayList<>(2);
    for (int i = 0; i < fields.size(); i++) {
      Optional<Fact> fact = columns.get(i).fact();
      if (fact.isPresent()) {
        both.add(fact.get() == Fact.BLACK ? 0 : both.size(), fields.get(i));
      }
    }
    String black = both.getFirst().in(line);
    String white = both.getLast().in(line);
    if (DISCS.matcher(black).matches() && DISCS.matcher(white).matches()) {
      return WrittenScore.outcome(black + "-" + white)
          .map(score -> LineReading.of(line, LineReading.ReadingKind.RESULT, score, 0));
    }
    boolean areNames = isName(black) && isName(white);
    return areNames
        ? Optional.of(
            LineReading.of(line, LineReading.ReadingKind.PLAYERS, Outcome.NONE, 0)
                .of(
                    name(line, Fact.BLACK, both.getFirst())
                        .and(name(line, Fact.WHITE, both.getLast()))))
        : Optional.empty();
  }

  private static boolean isName(String value) {
    return value.length() > 1
        && Character.isLetter(value.charAt(0))
        && value.chars().noneMatch(Character::isDigit);
  }

  private static LineFacts name(TextLine line, Fact fact, RowField field) {
    return LineFacts.labelled(line, new LabelledFact(fact, field.in(line), field.from()))
        .orElse(LineFacts.NONE);
  }
}
