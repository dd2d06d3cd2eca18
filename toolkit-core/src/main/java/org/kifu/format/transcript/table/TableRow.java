package org.kifu.format.transcript.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.layout.ScoreJudge;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenDiscs;
import org.kifu.source.text.TextLine;

/** A row of a table of games: the fields below the columns, and the facts of each field. */
final class TableRow {
  /** The moves of a row whose fields have no columns. */
  static final Pattern MOVES_IN_A_ROW = Pattern.compile("(?i)(?:[a-h][1-8][ -]?+){4,}+");

  private final TextLine line;
  private final List<FactColumn> columns;
  private final List<RowField> fields;
  private final boolean isOfOnePlayer;

  /** The facts of the fields that have a column, in order. */
  private final List<Optional<LineFacts>> said;

  /**
   * Reads the fields.
   *
   * @param isOfOnePlayer whether the table lists one player's own games, in which the discs of that
   *     player come first
   */
  TableRow(TextLine line, List<FactColumn> columns, List<RowField> fields, boolean isOfOnePlayer) {
    this.line = line;
    this.columns = columns;
    this.fields = fields;
    this.isOfOnePlayer = isOfOnePlayer;
    int count = Math.min(fields.size(), columns.size());
    this.said = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      said.add(columns.get(i).of(line, fields.get(i)));
    }
  }

  /** Whether each field fits its column, or moves and names are certainly in their columns. */
  boolean isRow() {
    return isWhole() && mayHold(fields.size()) || fields.size() == columns.size() && isSure();
  }

  /** Whether the row has a field for each column; a short game has none for its missing moves. */
  private boolean isWhole() {
    return fields.size() == columns.size()
        || fields.size() < columns.size() && columns.get(fields.size()).isOneMove();
  }

  /** Whether the first fields fit their columns. */
  private boolean mayHold(int count) {
    boolean mayHold = true;
    for (int i = 0; i < count && mayHold; i++) {
      mayHold = columns.get(i).isMoves() || mayHoldAt(i);
    }
    return mayHold;
  }

  private boolean mayHoldAt(int index) {
    return columns.get(index).mayHold(fields.get(index).in(line), said.get(index));
  }

  /** Whether moves and names are in their columns, so that no field is shifted. */
  private boolean isSure() {
    boolean isSure = true;
    for (int i = 0; i < columns.size() && isSure; i++) {
      FactColumn column = columns.get(i);
      isSure =
          column.isMoves()
              ? !column.isOneMove() && MOVES_IN_A_ROW.matcher(fields.get(i).in(line)).matches()
              : !column.isPlayer() || mayHoldAt(i);
    }
    return isSure;
  }

  /** Returns the content of the row; nothing if it has neither moves nor a player. */
  Optional<LineReading> reading(HiddenElements page) {
    Map<OwnColumn, RowField> own = own();
    Optional<Disc> side = OwnColumn.side(line, own);
    Map<DiscColumn, Integer> discs = discs();
    LineReading reading = LineParser.read(onlyMoves(), page);
    readCount(reading);
    LineFacts facts = facts(own, side, discs);
    if (!reading.hasMoves() && !facts.nameAPlayer()) {
      return Optional.empty();
    }
    LineReading known = (reading.hasMoves() ? reading : withoutMoves(line)).of(facts);
    Optional<Tolerated> badDate = facts.badDate().map(this::badDate);
    known = badDate.isPresent() ? known.tolerating(badDate.get()) : known;
    Optional<Tolerated> passed =
        unusedResult(side).or(() -> badScore(discs)).or(() -> ignored(side));
    return Optional.of(passed.isPresent() ? known.tolerating(passed.get()) : known);
  }

  /** Reads black's discs alone in the column of the score, if the board of the game has them. */
  private void readCount(LineReading game) {
    for (int i = 0; i < said.size() && game.hasMoves() && !isOfOnePlayer; i++) {
      RowField field = fields.get(i);
      boolean mayBe =
          said.get(i).isEmpty() && columns.get(i).fact().equals(Optional.of(Fact.RESULT));
      OptionalInt count = mayBe ? WrittenDiscs.read(field.in(line)) : OptionalInt.empty();
      if (count.isPresent() && count.getAsInt() <= Square.COUNT) {
        Outcome score = Outcome.ofBlackDiscs(count.getAsInt());
        boolean isSure =
            ScoreJudge.of(game.moves().squares())
                .filter(judge -> judge.confirms(score))
                .isPresent();
        said.set(i, isSure ? Optional.of(LineFacts.ofScore(score, field.from())) : said.get(i));
      }
    }
  }

  static LineReading withoutMoves(TextLine line) {
    return LineReading.ofMoves(line, WrittenMoves.NONE).as(ReadingKind.ROW);
  }

  /** The facts of a row that is cut off before its moves; none for other rows. */
  LineFacts ofCutOff() {
    boolean isCut = fields.size() < columns.size() && mayHold(fields.size() - 1);
    Map<OwnColumn, RowField> own = own();
    return isCut ? facts(own, OwnColumn.side(line, own), discs()) : LineFacts.NONE;
  }

  /** The line with blanks for everything outside the columns of moves. */
  private TextLine onlyMoves() {
    TextLine moves = line;
    int from = 0;
    for (int i = 0; i < fields.size(); i++) {
      if (columns.get(i).isMoves()) {
        int to = fields.get(i).from();
        boolean isBehindOther = i == 0 || !columns.get(i - 1).isMoves();
        moves = isBehindOther && from < to ? moves.blanked(from, to) : moves;
        from = fields.get(i).to();
      }
    }
    int end = line.text().length();
    return from < end ? moves.blanked(from, end) : moves;
  }

  /** The finding on the fields without a fact: the first that is not of its kind, or else words. */
  private Optional<Tolerated> ignored(Optional<Disc> side) {
    Optional<Tolerated> words = Optional.empty();
    for (int i = 0; i < fields.size(); i++) {
      FactColumn column = columns.get(i);
      boolean isSaid =
          column.isMoves()
              || said.get(i).isPresent()
              || side.isPresent() && column.own().isPresent();
      String value = isSaid ? "" : fields.get(i).in(line);
      Optional<String> kind = value.isEmpty() || mayHoldAt(i) ? Optional.empty() : column.kind();
      if (kind.isPresent()) {
        String message = "'%s' is not a %s".formatted(value, kind.get());
        return Optional.of(new Tolerated(ProblemCode.BAD_VALUE, fields.get(i).from(), message));
      }
      if (words.isEmpty() && value.chars().anyMatch(Character::isLetter)) {
        String message = "ignored '%s'".formatted(value);
        words = Optional.of(new Tolerated(ProblemCode.TEXT_IGNORED, fields.get(i).from(), message));
      }
    }
    return words; // a number, such as that of the row, is not a fact
  }

  /** The finding on a date that is impossible or ambiguous, in the words of its field alone. */
  private Tolerated badDate(int at) {
    String value = field(at).map(field -> field.in(line)).orElse("");
    return new Tolerated(ProblemCode.BAD_VALUE, at, WrittenDate.fault(value));
  }

  private Optional<RowField> field(int at) {
    return fields.stream().filter(field -> field.from() == at).findFirst();
  }

  private Map<OwnColumn, RowField> own() {
    Map<OwnColumn, RowField> own = new EnumMap<>(OwnColumn.class);
    for (int i = 0; i < said.size(); i++) {
      RowField field = fields.get(i);
      columns.get(i).own().ifPresent(column -> own.put(column, field));
    }
    return own;
  }

  /** The finding on the result of a player's own game, if the row does not tell who was black. */
  private Optional<Tolerated> unusedResult(Optional<Disc> side) {
    String message = "the row does not say who was black, so that its result is not used";
    for (int i = 0; i < said.size() && isOfOnePlayer && side.isEmpty(); i++) {
      boolean isResult = columns.get(i).fact().equals(Optional.of(Fact.RESULT));
      if (isResult && said.get(i).isPresent()) {
        return Optional.of(new Tolerated(ProblemCode.BAD_VALUE, fields.get(i).from(), message));
      }
    }
    return Optional.empty();
  }

  private LineFacts facts(
      Map<OwnColumn, RowField> own, Optional<Disc> side, Map<DiscColumn, Integer> discs) {
    LineFacts facts = LineFacts.NONE;
    for (Optional<LineFacts> each : said) {
      facts =
          each.isEmpty()
              ? facts
              : facts.equals(LineFacts.NONE) ? each.get() : facts.and(each.get());
    }
    if (isOfOnePlayer) {
      return ownFacts(own, side, facts);
    }
    Optional<LineFacts> score =
        facts.score().equals(Outcome.NONE) && !discs.isEmpty() ? score(discs) : Optional.empty();
    return score.map(facts::and).orElse(facts);
  }

  /** The players and the score of a row of a player's own games. */
  private LineFacts ownFacts(Map<OwnColumn, RowField> own, Optional<Disc> side, LineFacts facts) {
    LineFacts known = facts.withoutScore();
    if (side.isEmpty()) {
      return known;
    }
    Optional<LineFacts> score =
        Optional.ofNullable(facts.places().get(Fact.RESULT))
            .flatMap(at -> ownScore(at, side.get()));
    LineFacts players = OwnColumn.players(line, own, side.get());
    return players.and(score.map(known::and).orElse(known));
  }

  private Optional<LineFacts> ownScore(int at, Disc side) {
    return field(at)
        .flatMap(field -> OwnColumn.score(field.in(line), side))
        .map(score -> LineFacts.ofScore(score, at));
  }

  /** The score in columns of numbers: the discs of both sides, or their difference. */
  private Optional<LineFacts> score(Map<DiscColumn, Integer> discs) {
    return DiscColumn.score(discs).map(score -> LineFacts.ofScore(score, placeOfDiscs()));
  }

  private Map<DiscColumn, Integer> discs() {
    Map<DiscColumn, Integer> discs = new EnumMap<>(DiscColumn.class);
    for (int i = 0; i < said.size(); i++) {
      Optional<DiscColumn> column = columns.get(i).discs();
      String value = column.isPresent() ? fields.get(i).in(line) : "";
      if (column.isPresent() && DiscColumn.isNumber(value)) {
        discs.put(column.get(), Integer.parseInt(value));
      }
    }
    return discs;
  }

  private int placeOfDiscs() {
    int at = 0;
    while (columns.get(at).discs().isEmpty()) {
      at++;
    }
    return fields.get(at).from();
  }

  /** The finding on numbers of discs that are not a score, or contradict each other. */
  private Optional<Tolerated> badScore(Map<DiscColumn, Integer> discs) {
    boolean isBad = !discs.isEmpty() && DiscColumn.score(discs).isEmpty();
    String message = isBad ? "the numbers of discs are not a score: " + discs.values() : "";
    return isBad
        ? Optional.of(new Tolerated(ProblemCode.BAD_VALUE, placeOfDiscs(), message))
        : Optional.empty();
  }
}
