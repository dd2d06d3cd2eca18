package org.kifu.format.transcript.table;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineFacts;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/**
 * A column of a table of games, by what it holds.
 *
 * @param isOneMove whether it holds one move of each game, as its name with a number says
 */
record FactColumn(
    boolean isMoves,
    boolean isOneMove,
    Optional<Fact> fact,
    Optional<DiscColumn> discs,
    Optional<OwnColumn> own) {
  /** Names of the column of the moves. */
  private static final Set<String> MOVES =
      Set.of(
          ("moves transcript kifu game record sequence coups partie züge zuge movimientos jugadas"
                  + " mosse partita ходы партия 棋譜 棋谱 手順 着法 기보 수순 zetten partij drag parti"
                  + " ruchy posunięcia partia lances partida")
              .split(" "));

  private static final Pattern SQUARE = Pattern.compile("(?i)[a-h][1-8]");

  /** The column of one move of a game that has a column for each. */
  private static final Pattern NUMBERED =
      Pattern.compile("(?i)(?:move|m|ply|coup|zug)[ _.]?(\\d{1,2})");

  /** Of a name such as {@code black_player}. */
  static FactColumn named(String name) {
    String words = LabelledFact.words(name).toLowerCase(Locale.ROOT);
    String word = words.replaceAll("\\b(?:player|name)\\b", "");
    boolean isOneMove = NUMBERED.matcher(name).matches();
    return new FactColumn(
        isOneMove || MOVES.contains(word.strip()),
        isOneMove,
        LabelledFact.named(word),
        DiscColumn.named(name),
        OwnColumn.named(words));
  }

  boolean saysSomething() {
    return fact.isPresent() || discs.isPresent() || own.isPresent();
  }

  /** The facts of a field of it; nothing if it is empty or none of its kind. */
  Optional<LineFacts> of(TextLine line, RowField field) {
    String value = field.in(line);
    return value.isEmpty()
        ? Optional.empty()
        : fact.flatMap(is -> LineFacts.labelled(line, new LabelledFact(is, value, field.from())));
  }

  /** Whether a field may be one of it: a date is a date, and a square is no name. */
  boolean mayHold(TextLine line, RowField field) {
    String value = field.in(line);
    return value.isEmpty()
        || fact.isEmpty() && (discs.isEmpty() || DiscColumn.isNumber(value))
        || of(line, field).isPresent() && !SQUARE.matcher(value).matches();
  }

  /** Whether a name is that of the column of one move, such as {@code m12}. */
  static boolean isOneMove(String name) {
    return NUMBERED.matcher(name).matches();
  }
}
