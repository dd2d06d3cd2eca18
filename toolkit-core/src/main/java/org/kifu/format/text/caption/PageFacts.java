package org.kifu.format.text.caption;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;
import org.kifu.notation.WrittenEnding;
import org.kifu.notation.WrittenScore;

/** Collects the facts that the rows of a page state. */
final class PageFacts {
  /** A label that ends its line: the value is on the next one. */
  private static final Pattern LABEL_ALONE = Pattern.compile("\\s*([^:]{2,30}?)\\s*:\\s*");

  /** The number of rows of a game from which on a number alone on one of them counts its moves. */
  private static final int SHEET = 8;

  private static final Pattern NUMBER = Pattern.compile("\\s*\\d+\\s*");

  /** The number of rows from a game on which nothing is said of it but in named values. */
  private static final int FAR = 30;

  /** The most characters of a sentence that states a result. */
  private static final int MOST_OF_RESULT = 80;

  private static final int MOST_OF_VALUE = 60;

  /** The width of a gap behind the name of a player. */
  private static final String GAP = "  ";

  /** The least number of words beside moves that are a text, and the letters of each. */
  private static final int LEAST_WORDS = 2;

  private static final int LEAST_OF_WORD = 3;

  private final Claims claims;
  private final TableFacts tables;
  private final SideRows alone;
  private final DataFacts data;
  private final AlignedColumns columns;
  private final FreeText text;
  private final OneSided halves;
  private final UnlabelledNames names;

  /** Whether moves are the value of a variable, as facts may be. */
  private final boolean isProgram;

  /** Whether games stand side by side, and their captions too. */
  private final boolean areBeside;

  private final Map<Integer, BitSet> moves = new HashMap<>();
  private final BitSet near = new BitSet();

  /** The rows between those of a game. */
  private final BitSet inside = new BitSet();

  /** The rows of boards, whose signs are no labels. */
  private final BitSet boards = new BitSet();

  /** The rows of games that have a row for each move, or for two. */
  private final BitSet sheets = new BitSet();

  private LabelledText labelledLast = new LabelledText(PlacedText.EMPTY);
  private @Nullable LabelKind above;
  private @Nullable Row rowAbove;

  private PageFacts(List<FoundGame> games, PageStyle style) {
    this.claims = new Claims(FinalBoard.squares(games));
    this.alone = new SideRows(claims);
    this.columns = new AlignedColumns(claims);
    this.halves = new OneSided(claims);
    this.names = new UnlabelledNames(claims, halves);
    this.text = new FreeText(games);
    this.data = new DataFacts(claims, group -> ProgramText.isInScriptOf(group, games));
    this.isProgram = ProgramText.holds(games);
    this.areBeside = new CaptionsBeside(games).areThere();
    this.tables = new TableFacts(claims, moves, new ColumnGames(games), style.heading());
    for (FoundGame game : games) {
      WrittenSquare last = null;
      for (WrittenSquare square : game.squares()) {
        boolean isThere =
            last != null
                && last.cell() == square.cell()
                && last.row().number() == square.row().number();
        if (!isThere) {
          moves
              .computeIfAbsent(square.row().number(), _ -> new BitSet())
              .set(Math.max(0, square.cell()));
        }
        last = square;
      }
    }
    for (FoundGame game : games) {
      game.boardRows().forEach(row -> boards.set(row.number()));
      if (game.rows().length >= SHEET) {
        game.addRowsTo(sheets);
      }
      near.set(Math.max(0, game.firstRow() - FAR), game.lastRow() + FAR + 1);
      inside.set(game.firstRow(), game.lastRow());
    }
  }

  /** The facts of a page. */
  static Claims of(List<Row> rows, List<FoundGame> games, PageStyle style) {
    PageFacts facts = new PageFacts(games, style);
    rows.stream().filter(row -> row.kind() == RowKind.DATA).forEach(facts.data::learn);
    rows.forEach(facts::take);
    facts.halves.leave();
    style.learn(facts.tables.headings());
    games.forEach(game -> LogNames.add(game, facts.claims));
    games.forEach(game -> DataLogNames.add(game, rows, facts.claims));
    return facts.claims;
  }

  private void take(Row row) {
    if (row.kind() == RowKind.DATA) {
      data.take(row);
      takeSentences(row);
      return;
    }
    boolean isOfLost = !moves.containsKey(row.number()) && RowContent.isOfGame(row);
    if (!near.get(row.number()) || isOfLost && !boards.get(row.number())) {
      return; // facts beside moves that were not read are those of their game
    }
    boolean isTable = row.kind() == RowKind.TABLE;
    if (isTable) {
      tables.leaveOtherSquares(row);
    }
    if (isTable && !boards.get(row.number()) && tables.take(row)) {
      return;
    }
    if (!moves.containsKey(row.number()) && alone.take(row)) {
      return;
    }
    LabelKind label = above;
    above = null;
    List<FreeText.Piece> pieces = text.of(row);
    boolean isOfMoves = moves.containsKey(row.number());
    if (columns.take(row, pieces, isOfMoves)) {
      return;
    }
    Optional<NamesWithScore> fields =
        isOfMoves && !pieces.isEmpty()
            ? NamesWithScore.inFields(
                pieces.stream().map(FreeText.Piece::text).toList(), claims.squares())
            : Optional.empty();
    if (fields.isPresent()) {
      names.add(fields.get(), row);
      fields.get().others().forEach(other -> claims.leave(other, row));
      return;
    }
    Optional<RowRemark> remark = isOfMoves ? Optional.empty() : RowRemark.of(row, this::labelled);
    boolean isProse =
        remark
            .filter(each -> each.kind() != RowRemark.Kind.HEADING)
            .filter(
                each ->
                    each.kind() == RowRemark.Kind.BRACKET
                        ? inside.get(row.number())
                        : Prose.is(row.text()))
            .isPresent();
    if (isProse) {
      claims.remarks().add(remark.get());
      return;
    }
    int before = claims.size();
    boolean isAlone = areBeside && !isOfMoves;
    for (FreeText.Piece piece : pieces) {
      for (PlacedText part : isAlone ? CaptionsBeside.parts(piece.text()) : List.of(piece.text())) {
        take(part, row, label);
      }
    }
    if (claims.size() == before) {
      remark.ifPresent(claims.remarks()::add);
    }
  }

  /** Takes the facts of texts among named values, whose labels name both players. */
  private void takeSentences(Row row) {
    boolean mayBe =
        row.cells().stream()
            .anyMatch(cell -> cell.written().indexOf(':') > 0 && cell.written().indexOf(' ') > 0);
    for (FreeText.Piece piece : mayBe ? text.of(row) : List.<FreeText.Piece>of()) {
      boolean isFact =
          LabelName.kind(row.cells().get(piece.cell()).label())
              .filter(LabelName::isFact)
              .isPresent();
      List<LabelledText.Value> values = isFact ? List.of() : labelled(piece.text()).values();
      boolean areBoth =
          values.stream().anyMatch(value -> value.kind() == LabelKind.BLACK)
              && values.stream().anyMatch(value -> value.kind() == LabelKind.WHITE);
      for (LabelledText.Value value : areBoth ? values : List.<LabelledText.Value>of()) {
        if (LabelName.isFact(value.kind())) {
          claims.add(value.kind(), value.text(), row, Manner.LABEL);
        }
      }
    }
  }

  /** The values of a text; they are kept, because one text is looked at for several reasons. */
  private LabelledText labelled(PlacedText piece) {
    if (!labelledLast.text().equals(piece)) {
      labelledLast = new LabelledText(piece);
    }
    return labelledLast;
  }

  private void take(PlacedText piece, Row row, @Nullable LabelKind label) {
    int before = claims.size();
    boolean isOfMoves = moves.containsKey(row.number());
    boolean isCode = !isProgram && ProgramText.is(piece.toString());
    LabelledText labelled = labelled(piece);
    List<LabelledText.Value> values = isCode ? List.of() : labelled.values();
    boolean isNamed = false;
    boolean isHalf = false;
    for (LabelledText.Value value : values) {
      if (!value.isSure()) {
        halves.take(new SideWords.Player(value.kind(), value.text(), false), row, isOfMoves);
        isHalf = true;
      } else if (value.isWord() && LabelName.isFact(value.kind())) {
        halves.confirm(value.kind(), null, row);
        Manner manner = piece.strip().toString().startsWith("[") ? Manner.TAG : Manner.LABEL;
        int size = claims.size();
        claims.add(value.kind(), value.text(), row, manner);
        isNamed |=
            claims.size() > size
                && value.kind() != LabelKind.SCORE
                && value.kind() != LabelKind.DATE;
      }
    }
    if (areFacts(values)) {
      RowOccasions.add(labelled, row, claims);
    }
    addBehind(piece, values, row);
    if (label == LabelKind.SCORE && !values.isEmpty()) {
      keepAbove(row);
    }
    boolean isOther = !isNamed && names.take(labelled, row, values, isOfMoves);
    if (claims.size() == before && !isOther) {
      takeRest(piece, row, label);
    }
    if (claims.size() == before
        && !isOther
        && !isHalf
        && isOfMoves
        && (OtherWords.areIn(piece.toString())
            || SquareList.areIn(piece.toString())
            || isHalfWithin(piece, row))) {
      claims.leave(piece, row);
    }
    boolean isCount = sheets.get(row.number()) && NUMBER.matcher(piece).matches();
    if (!isCount && claims.since(before).stream().noneMatch(Claim::isOfScore)) {
      LooseNumbers.add(piece, row, claims);
    }
  }

  /** Whether a text is half a square before the end of its row, behind which the other half is. */
  private boolean isHalfWithin(PlacedText piece, Row row) {
    PlacedText last = row.cells().getLast().text();
    return FreeText.isHalfSquare(piece.toString())
        && !boards.get(row.number())
        && piece.at(piece.length()).offset() < last.at(last.length()).offset();
  }

  /** Adds the score, the day or the words that stand apart behind the last value. */
  private void addBehind(PlacedText piece, List<LabelledText.Value> values, Row row) {
    PlacedText last = values.isEmpty() ? piece.piece(0, 0) : values.getLast().text();
    int gap = last.length() == 0 ? -1 : piece.toString().lastIndexOf(GAP);
    if (gap < 0
        || !values.stream().allMatch(LabelledText.Value::isSure)
        || piece.at(gap).offset() < last.after(last.length() - 1).offset()) {
      return;
    }
    PlacedText behind = piece.piece(gap, piece.length()).strip();
    boolean areSides =
        values.size() == 2
            && values.stream().map(LabelledText.Value::kind).distinct().count() == 2
            && values.stream()
                .allMatch(
                    value -> value.kind() == LabelKind.BLACK || value.kind() == LabelKind.WHITE);
    Optional<DateInText> day = DateInText.first(behind);
    if (areSides && WrittenCounts.areOnly(behind, claims.squares())) {
      claims.add(LabelKind.SCORE, behind, row, Manner.NAMES);
    } else if (areSides && day.isPresent()) {
      claims.addDay(day.get(), row);
    } else if (behind.toString().indexOf(':') < 0 && OtherWords.areIn(behind.toString())
        || values.getLast().kind() == LabelKind.EVENT
            && behind.chars().anyMatch(Character::isDigit)) {
      int first = gap;
      while (piece.at(first - 1).offset() > last.at(last.length() - 1).offset()) {
        first--;
      }
      claims.addOccasion(row, piece.piece(first, piece.length()).strip());
    }
  }

  private static boolean areFacts(List<LabelledText.Value> values) {
    for (LabelledText.Value value : values) {
      if (value.isWord() && LabelName.isFact(value.kind())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a text beside a fact says something: it has words that are no labels. */
  static boolean isText(String text) {
    int words = 0;
    for (String word : CaptionWords.of(text.strip())) {
      boolean isWord = word.codePoints().filter(Character::isLetter).count() >= LEAST_OF_WORD;
      words += isWord && LabelName.kind(word).isEmpty() ? 1 : 0;
    }
    return words >= LEAST_WORDS;
  }

  /** Takes what a text states as a whole: a value below its label, a result, a date. */
  private void takeRest(PlacedText piece, Row row, @Nullable LabelKind label) {
    Optional<BareLabel.Value> bare = BareLabel.in(piece, claims.squares());
    boolean isHeading =
        LabelName.kind(piece.toString().strip()).filter(LabelKind.SCORE::equals).isPresent();
    Matcher alone = LABEL_ALONE.matcher(piece.length() > MOST_OF_VALUE ? "" : piece);
    if (bare.isPresent()) {
      claims.add(bare.get().kind(), bare.get().text(), row, Manner.LABEL);
    } else if (isHeading) {
      above = LabelKind.SCORE;
      rowAbove = row;
    } else if (alone.matches()) {
      above = LabelName.kind(alone.group(1)).filter(LabelName::isFact).orElse(null);
      rowAbove = row;
    } else if (label != null && piece.length() <= MOST_OF_VALUE) {
      claims.add(label, piece, row, Manner.LABEL);
      keepAbove(row);
    } else if (isResult(piece) || WrittenCounts.areOnly(piece, claims.squares())) {
      claims.add(LabelKind.SCORE, piece, row, Manner.FORM);
    } else if (WonCounts.in(piece.strip().toString(), claims.squares()).isPresent()) {
      String counts = WonCounts.in(piece.strip().toString(), claims.squares()).get();
      claims.add(new Claim(LabelKind.SCORE, counts, piece.strip(), row, Manner.FORM));
    } else {
      addDate(piece, row);
    }
  }

  /** Keeps the row with the label of a value with it. */
  private void keepAbove(Row row) {
    Row named = rowAbove;
    if (named != null) {
      claims.headings().put(row.number(), named);
    }
  }

  /** Whether a whole text is a result in words. */
  private static boolean isResult(PlacedText piece) {
    String text = piece.toString();
    return text.length() <= MOST_OF_RESULT
        && (WrittenScore.namingSides(text).isPresent() || WrittenEnding.ofStop(text).isPresent());
  }

  /** Adds the date of a heading, and the event or the place before it. */
  private void addDate(PlacedText piece, Row row) {
    Optional<DatedTitle> dated = DatedTitle.in(piece);
    if (dated.isEmpty()) {
      return;
    }
    boolean isBelowNames =
        claims.since(Math.max(0, claims.size() - 2)).stream()
            .anyMatch(claim -> claim.isOfPlayer() && row.number() == claim.row().number() + 1);
    LabelKind kind = dated.get().kind();
    if (kind == LabelKind.EVENT || kind == LabelKind.PLACE && isBelowNames && !row.isApart()) {
      claims.add(kind, dated.get().title(), row, Manner.FORM);
    } else if (dated.get().title().chars().anyMatch(Character::isLetter)) {
      claims.addOccasion(row, dated.get().title());
    }
    claims.addDay(dated.get().day(), row);
  }
}
