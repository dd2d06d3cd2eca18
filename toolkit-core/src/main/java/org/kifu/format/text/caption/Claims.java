package org.kifu.format.text.caption;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.GameDate;
import org.kifu.game.ProblemCode;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenDiscs;

/** The facts of a page while they are collected. */
final class Claims {
  /** An arrow before a code, such as the key of an account, or before a word with its number. */
  private static final Pattern ARROW =
      Pattern.compile("\\s(?:→|⇒|->|=>)\\s+(?=0x\\p{XDigit}|[\\p{L}\\d]{20}|\\p{Ll}+ \\d)");

  /** A day behind a label in eight digits, {@code 20110203}. */
  private static final Pattern COMPACT_DAY =
      Pattern.compile("((?:18|19|20)\\d\\d)(\\d\\d)(\\d\\d)");

  /** A time as a program counts it: milliseconds since 1970, from 2001 on. */
  private static final Pattern MILLISECONDS = Pattern.compile("[12]\\d{12}");

  private static final Pattern NUMBER = Pattern.compile("[-+−]?\\d{1,3}");

  /** The most characters of a value; a longer one is a text. */
  private static final int MOST = 120;

  private final int squares;
  private final List<Claim> claims = new ArrayList<>();

  /**
   * No facts.
   *
   * @param squares the number of squares of the board whose discs the page counts
   */
  Claims(int squares) {
    this.squares = squares;
  }

  /** The number of squares of the board whose discs the page counts. */
  int squares() {
    return squares;
  }

  /** Whether a text is digits, and no more than those of a number of discs. */
  boolean isCount(String text) {
    return !text.isEmpty() && mayCount(text) && text.chars().allMatch(Claims::isDigit);
  }

  /** Whether a text has no more digits than a number of discs, with zeros before it too. */
  private boolean mayCount(CharSequence text) {
    return text.chars().filter(Claims::isDigit).count() <= WrittenCounts.digits(squares);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** A text beside moves that states no fact. */
  record OtherText(PlacedText text, Row row) {}

  private final List<OtherText> others = new ArrayList<>(0);

  /** The rows that name the facts of others, as a heading does, by the numbers of those. */
  private final Map<Integer, Row> headings = new HashMap<>();

  /** A row whose facts cannot be read. */
  record Fault(Row row, CaptionNote note) {}

  private final List<Fault> faults = new ArrayList<>(0);

  /** The rows that name the facts of others, by the numbers of those. */
  Map<Integer, Row> headings() {
    return headings;
  }

  /** The claims about the game beside the players of a row, by the numbers of rows. */
  private final Map<Integer, List<PlacedText>> occasions = new HashMap<>();

  /** The doubts in the players of a row, by the numbers of rows. */
  private final Map<Integer, CaptionNote> doubts = new HashMap<>();

  /** The texts whose numbers may be a score, by the places of these. */
  private final Map<Long, PlacedText> sentences = new HashMap<>();

  /** Adds a score that numbers in a text may be. */
  void addNumbers(Claim claim, PlacedText sentence) {
    add(claim);
    sentences.put(claim.offset(), sentence.strip());
  }

  /** The texts whose numbers may be a score, by the places of these. */
  Map<Long, PlacedText> sentences() {
    return sentences;
  }

  /** Says that the players of a row may be none. */
  void doubt(Row row, PlacedText where, String message) {
    doubts.put(
        row.number(), new CaptionNote(ProblemCode.TEXT_IGNORED, where.strip().at(0), message));
  }

  /** The findings on the players of rows, by the numbers of rows. */
  Map<Integer, CaptionNote> doubts() {
    return doubts;
  }

  private final List<RowRemark> remarks = new ArrayList<>(0);

  /** The claims about the game beside the players of a row, by the numbers of rows. */
  Map<Integer, List<PlacedText>> occasions() {
    return occasions;
  }

  /** Adds what is said about the game beside the players of a row. */
  void addOccasion(Row row, PlacedText text) {
    occasions.computeIfAbsent(row.number(), _ -> new ArrayList<>(1)).add(text);
  }

  /** The rows that state no fact, but are kept as comments. */
  List<RowRemark> remarks() {
    return remarks;
  }

  private final List<LostPair> lost = new ArrayList<>(0);

  /** The players of rows without the moves that they should have. */
  List<LostPair> lost() {
    return lost;
  }

  /** The rows whose facts cannot be read. */
  List<Fault> faults() {
    return faults;
  }

  /** Says that the facts of a row cannot be read. */
  void fault(Row row, PlacedText where, ProblemCode code, String message) {
    faults.add(new Fault(row, new CaptionNote(code, where.at(0), message)));
  }

  /** The texts beside moves that state no fact, in the order of the page. */
  List<OtherText> others() {
    return others;
  }

  /** Leaves a text beside moves, which states no fact. */
  void leave(PlacedText text, Row row) {
    others.add(new OtherText(text.strip(), row));
  }

  /** The facts, in the order of the page. */
  List<Claim> all() {
    return claims;
  }

  /** The facts behind the first ones. */
  List<Claim> since(int count) {
    return claims.subList(count, claims.size());
  }

  /** The facts of a kind. */
  List<Claim> of(LabelKind kind) {
    return claims.stream().filter(claim -> claim.kind() == kind).toList();
  }

  int size() {
    return claims.size();
  }

  void add(Claim claim) {
    claims.add(claim);
  }

  /** Adds a value with the kind that a word, a key or a sign gives it; nothing if it is none. */
  void add(LabelKind kind, PlacedText text, Row row, Manner manner) {
    PlacedText value = text.strip();
    if (value.length() == 0 || value.length() > MOST || !LabelName.isFact(kind)) {
      return;
    }
    switch (kind) {
      case BLACK, WHITE -> addPlayer(kind, value, row, manner);
      case DATE -> addDate(value, row, manner);
      case EVENT, PLACE -> addTitle(kind, value, row, manner);
      case DIFFERENCE -> addDifference(value, row, manner);
      case BLACK_DISCS, WHITE_DISCS -> {
        OptionalInt discs = discs(value);
        if (discs.isPresent()) {
          add(new Claim(kind, Integer.toString(discs.getAsInt()), value, row, manner));
        } else if (manner == Manner.COLUMN) {
          addPlayer(side(kind), value, row, manner); // in some languages "black discs" is the side
        }
      }
      default -> add(new Claim(kind, value.toString(), value, row, manner));
    }
  }

  private void addDifference(PlacedText value, Row row, Manner manner) {
    if (NUMBER.matcher(value).matches() && mayCount(value)) {
      add(new Claim(LabelKind.DIFFERENCE, value.toString(), value, row, manner));
    }
  }

  private void addTitle(LabelKind kind, PlacedText text, Row row, Manner manner) {
    PlacedText value = LabelledText.unquoted(text);
    String written = value.toString();
    boolean isAddress =
        kind == LabelKind.PLACE && (written.contains("://") || written.startsWith("/"));
    boolean isOpening = manner == Manner.LABEL && SquareList.isOnly(value.toString());
    if ((NameShape.mayBe(value.toString()) || isOpening) && !isAddress) {
      add(new Claim(kind, value.raw(), value, row, manner));
    }
  }

  /** Adds a day that nothing names. */
  void addDay(DateInText day, Row row) {
    add(new Claim(LabelKind.DATE, day.date().toString(), day.text(), row, Manner.FORM));
  }

  private void addDate(PlacedText value, Row row, Manner manner) {
    String written = value.toString();
    Matcher digits = COMPACT_DAY.matcher(written);
    String day =
        digits.matches()
            ? String.join("-", digits.group(1), digits.group(2), digits.group(3))
            : manner == Manner.KEY && MILLISECONDS.matcher(written).matches()
                ? Instant.ofEpochMilli(Long.parseLong(written)).toString()
                : written;
    Optional<GameDate> date = WrittenDate.read(day).filter(each -> each.year() > 0);
    Optional<DateInText> inside = date.isEmpty() ? DateInText.first(value) : Optional.empty();
    if (date.isPresent()) {
      add(new Claim(LabelKind.DATE, date.get().toString(), value, row, manner));
    } else if (inside.isPresent()) {
      add(
          new Claim(
              LabelKind.DATE, inside.get().date().toString(), inside.get().text(), row, manner));
    } else if (WrittenDate.isInForm(written)
        || manner == Manner.COLUMN && written.chars().anyMatch(Character::isDigit)) {
      add(new Claim(LabelKind.DATE, written, value, row, manner));
    }
  }

  /** The number of discs that a value says; a longer number is a name or anything else. */
  private OptionalInt discs(PlacedText value) {
    return mayCount(value) ? WrittenDiscs.read(value.toString()) : OptionalInt.empty();
  }

  private void addPlayer(LabelKind kind, PlacedText text, Row row, Manner manner) {
    PlacedText value = withoutArrow(addDayBehind(addCounts(text, row, manner), row, manner), row);
    OptionalInt count = discs(value);
    if (count.isPresent()) {
      add(new Claim(discs(kind), Integer.toString(count.getAsInt()), value, row, manner));
      return;
    }
    PlayerName player = PlayerName.of(value, squares);
    LabelKind side = side(player, kind);
    if (side == kind || value.toString().endsWith(")")) {
      addPlayer(side, player, row, manner);
    } // otherwise a disc says another side than the word, and either may be wrong
  }

  /** Adds a player of a side. */
  void addPlayer(LabelKind kind, PlayerName player, Row row, Manner manner) {
    String name = player.name().toString();
    boolean isName =
        manner.isOfNames() || NameShape.mayFollowLabel(name) && !NameShape.isSaid(name);
    boolean isOfDigits = isLabelled(manner) && NameShape.isDigits(name);
    if (isName && (isOfDigits || NameShape.mayBe(name) && NameShape.hasLetter(name))) {
      add(new Claim(kind, player.name().raw(), player.name(), row, manner, player));
    }
  }

  /** Whether a word names a player, so that digits may be the name. */
  private static boolean isLabelled(Manner manner) {
    return manner == Manner.LABEL || manner == Manner.TAG;
  }

  /** The side that words in brackets behind a name give, {@code Player 1: Anna (White)}. */
  private static LabelKind side(PlayerName player, LabelKind kind) {
    return player.side() == 0 ? kind : player.side() > 0 ? LabelKind.BLACK : LabelKind.WHITE;
  }

  private static LabelKind side(LabelKind discs) {
    return discs == LabelKind.BLACK_DISCS ? LabelKind.BLACK : LabelKind.WHITE;
  }

  private static LabelKind discs(LabelKind side) {
    return side == LabelKind.BLACK ? LabelKind.BLACK_DISCS : LabelKind.WHITE_DISCS;
  }

  /** A text without the word for a score at its end. */
  private static PlacedText withoutLabel(PlacedText text) {
    int blank = text.toString().lastIndexOf(' ');
    boolean isLabel =
        blank > 0
            && LabelName.kind(text.toString().substring(blank + 1))
                .filter(kind -> kind == LabelKind.SCORE)
                .isPresent();
    return isLabel ? text.piece(0, blank) : text;
  }

  /** The text before an arrow and a code or a number; other arrows are part of a name. */
  private PlacedText withoutArrow(PlacedText value, Row row) {
    Matcher arrow = ARROW.matcher(value);
    if (!arrow.find() || arrow.start() == 0) {
      return value;
    }
    addOccasion(row, value.piece(arrow.end(), value.length()));
    return value.piece(0, arrow.start());
  }

  /** Adds the day behind a player, and returns the text before it. */
  private PlacedText addDayBehind(PlacedText value, Row row, Manner manner) {
    Optional<DateInText> day = manner == Manner.TAG ? Optional.empty() : DateInText.first(value);
    int from = value.length() - day.map(found -> found.text().length()).orElse(0);
    boolean isBehind =
        day.isPresent()
            && from > 1
            && !Character.isLetterOrDigit(value.charAt(from - 1))
            && value.toString().startsWith(day.get().text().toString(), from);
    if (!isBehind) {
      return value;
    }
    addDay(day.get(), row);
    return value.piece(0, from).strip();
  }

  /** Adds the score behind a player, and returns the text before it. */
  private PlacedText addCounts(PlacedText value, Row row, Manner manner) {
    for (WrittenCounts counts : WrittenCounts.in(value.toString(), squares)) {
      boolean isBehind = counts.from() > 1 && counts.mayBeDiscs() && !counts.mayBeTime();
      if (isBehind && manner != Manner.TAG) {
        PlacedText score = value.piece(counts.from(), counts.to());
        add(new Claim(LabelKind.SCORE, score.toString(), score, row, Manner.NAMES));
        return withoutLabel(value.piece(0, counts.from()).strip());
      }
    }
    return value;
  }
}
