package org.kifu.format.transcript.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.NamedFact;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.TextLine;

/**
 * A column of a table of games, by its content.
 *
 * @param isOneMove whether it holds one move of each game, according to its name with a number
 * @param isLetter whether its name is only the letter of a side, so that its numbers may mean
 *     something else
 */
record FactColumn(
    boolean isMoves,
    boolean isOneMove,
    Optional<Fact> fact,
    Optional<DiscColumn> discs,
    Optional<OwnColumn> own,
    boolean isLetter) {
  /** Names of the column of the moves. */
  private static final Set<String> MOVES =
      Set.of(
          ("moves transcript kifu game record sequence notation movetext coups transcription züge"
               + " zuge zugfolge notación trascrizione transcripción transcrição notazione notace"
               + " partie movimientos jugadas mosse partita ходы партия 棋譜 棋谱 手順 着法 기보 수순 zetten"
               + " partij drag parti ruchy posunięcia partia lances partida træk tahy")
              .split(" "));

  private static final Pattern SQUARE = Pattern.compile("(?i)[a-h][1-8]");

  /** Names that may also tell which game a row belongs to, if another column holds the moves. */
  private static final Set<String> GAMES =
      Set.of("game partie partita partij parti partia partida партия record".split(" "));

  /** The column of one move of a game that has a column for each. */
  private static final Pattern NUMBERED =
      Pattern.compile("(?i)(?:move|m|ply|coup|zug|z)[ _.]?(\\d{1,2})");

  /** One of the columns that hold the moves of a game in parts, {@code Moves 1-20}. */
  private static final Pattern PART = Pattern.compile("(\\p{L}+) \\d{1,2} ?[-\u2013] ?\\d{1,2}");

  /** The name of a column that is only the number of its move. */
  private static final Pattern COUNT = Pattern.compile("\\d{1,2}\\.?");

  /** The least number of such columns; fewer may be rounds. */
  private static final int CLEAR_COUNT = 12;

  private static final FactColumn OF_ONE_MOVE =
      new FactColumn(true, true, Optional.empty(), Optional.empty(), Optional.empty(), false);

  private static final Pattern BESIDE_MOVES = Pattern.compile("(?<!\\w)(?:player|name|at|on)\\b");

  /** Names of a score that is written with the discs of both sides, or shortened. */
  private static final Set<String> SCORES =
      Set.of("discs", "disks", "disques", "steine", "sc", "res", "erg");

  /** Danish for black, a word that means something else in other languages. */
  private static final String DANISH_BLACK = "sort";

  private static final String DANISH_WHITE = "hvid";

  /** The columns of these names, which may tell more about each other. */
  static List<FactColumn> named(List<String> written) {
    boolean isDanish = written.stream().anyMatch(DANISH_WHITE::equalsIgnoreCase);
    List<String> names =
        isDanish
            ? written.stream()
                .map(name -> name.equalsIgnoreCase(DANISH_BLACK) ? "black" : name)
                .toList()
            : written;
    Map<String, DiscColumn> letters = DiscColumn.letters(names);
    List<FactColumn> columns =
        names.stream().map(name -> named(name).withLetter(name, letters)).toList();
    boolean hasSides = has(columns, Fact.BLACK) && has(columns, Fact.WHITE);
    List<FactColumn> known =
        hasSides ? columns : columns.stream().map(FactColumn::asPlayer).toList();
    return areCounted(names) ? counted(names, known) : withOneOfMoves(names, known);
  }

  /** Whether columns are named by the numbers of their moves, from 1 on. */
  static boolean areCounted(List<String> names) {
    List<Integer> numbers =
        names.stream().filter(COUNT.asMatchPredicate()).map(FactColumn::count).toList();
    boolean areCounted = numbers.size() >= CLEAR_COUNT;
    for (int i = 0; i < numbers.size() && areCounted; i++) {
      areCounted = numbers.get(i) == i + 1;
    }
    return areCounted;
  }

  private static int count(String name) {
    return Integer.parseInt(name.endsWith(".") ? name.substring(0, name.length() - 1) : name);
  }

  private static List<FactColumn> counted(List<String> names, List<FactColumn> columns) {
    List<FactColumn> counted = new ArrayList<>(columns);
    for (int i = 0; i < counted.size(); i++) {
      if (COUNT.matcher(names.get(i)).matches()) {
        counted.set(i, OF_ONE_MOVE);
      } else if (counted.get(i).isMoves()) {
        counted.set(i, counted.get(i).withoutMoves()); // it names the game of a row
      }
    }
    return counted;
  }

  /** The columns; of several that may hold the moves, those with another meaning do not. */
  private static List<FactColumn> withOneOfMoves(List<String> names, List<FactColumn> columns) {
    List<FactColumn> all = new ArrayList<>(columns);
    long ofMoves = columns.stream().filter(FactColumn::isMoves).count();
    for (int i = 0; i < all.size() && ofMoves > 1; i++) {
      if (all.get(i).isMoves() && GAMES.contains(word(names.get(i)))) {
        all.set(i, all.get(i).withoutMoves());
        ofMoves--;
      }
    }
    return all;
  }

  private static boolean has(List<FactColumn> columns, Fact fact) {
    return columns.stream().anyMatch(column -> column.fact().equals(Optional.of(fact)));
  }

  /** The column of a name such as {@code black_player}. */
  static FactColumn named(String name) {
    String word = word(name);
    return new FactColumn(
        holdsMoves(name),
        isOneMove(name),
        SCORES.contains(word) ? Optional.of(Fact.RESULT) : NamedFact.of(name),
        DiscColumn.named(name),
        OwnColumn.named(SmallLetters.of(LabelledFact.words(name))),
        false);
  }

  /** Whether a name is that of a column of moves, which every table has. */
  static boolean holdsMoves(String name) {
    return isOneMove(name) || MOVES.contains(word(name)) || isPart(name);
  }

  /** Whether a name is that of a part of the moves. */
  static boolean isPart(String name) {
    Matcher part = PART.matcher(name);
    return part.matches() && MOVES.contains(SmallLetters.of(part.group(1)));
  }

  private static String word(String name) {
    String words = SmallLetters.of(LabelledFact.words(name));
    String plain = words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    return BESIDE_MOVES.matcher(plain).replaceAll("").strip();
  }

  /** The same column if its name is the letter of a colour, {@code B} or {@code Pions N}. */
  private FactColumn withLetter(String name, Map<String, DiscColumn> letters) {
    DiscColumn side = letters.get(name);
    return side == null
        ? this
        : new FactColumn(false, false, fact, Optional.of(side), own, name.length() == 1);
  }

  /** A column named only by the letter of a side, as the column of the player. */
  private FactColumn asPlayer() {
    return isLetter
        ? new FactColumn(
            false,
            false,
            discs.map(side -> side == DiscColumn.BLACK ? Fact.BLACK : Fact.WHITE),
            Optional.empty(),
            own,
            false)
        : this;
  }

  private FactColumn withoutMoves() {
    return new FactColumn(false, false, fact, discs, own, isLetter);
  }

  boolean saysSomething() {
    return fact.isPresent() || discs.isPresent() || own.isPresent();
  }

  /** The facts of a field of the column; nothing if it is empty or not of its kind. */
  Optional<LineFacts> of(TextLine line, RowField field) {
    return fact.isEmpty() || field.isEmpty()
        ? Optional.empty()
        : LineFacts.labelled(line, new LabelledFact(fact.get(), field.in(line), field.from()));
  }

  /**
   * Whether the column may hold a value: a date is a date, and a square is not a name.
   *
   * @param said the facts of the value
   */
  boolean mayHold(String value, Optional<LineFacts> said) {
    return value.isEmpty()
        || fact.isEmpty() && (discs.isEmpty() || isLetter || DiscColumn.isNumber(value))
        || said.isPresent() && !SQUARE.matcher(value).matches();
  }

  boolean isPlayer() {
    return fact.filter(said -> said == Fact.BLACK || said == Fact.WHITE).isPresent();
  }

  /** A word for its values, unless it may hold any value. */
  Optional<String> kind() {
    return fact.equals(Optional.of(Fact.DATE))
        ? Optional.of("date")
        : fact.equals(Optional.of(Fact.RESULT))
            ? Optional.of("result")
            : discs.map(_ -> "number of discs");
  }

  /** Whether a name is that of the column of one move, such as {@code m12}. */
  static boolean isOneMove(String name) {
    return NUMBERED.matcher(name).matches();
  }
}
