package org.kifu.archive.dedup;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.kifu.archive.query.FoldedName;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Labelled;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;

/**
 * The facts that a record states in addition to its moves. Equal facts are equal to the letter.
 *
 * @param black the player of the black discs; like all names, it is empty if the source does not
 *     state it
 * @param date the date in the form of {@link GameDate#toString}
 * @param result the declared result, such as {@code resigned 40}; empty if none is declared; see
 *     {@link DeclaredText}
 * @param theory the theoretical score, such as {@code 36 at 24}; empty if there is none
 * @param notes the SHA-256 of all notes at the moves, except the source's own form of the date and
 *     the result; empty if there are no notes
 * @param noteCount the number of these comments, times and other notes
 */
public record RecordFacts(
    String black,
    String white,
    String event,
    String place,
    String date,
    String round,
    String result,
    String theory,
    String notes,
    int noteCount)
    implements Comparable<RecordFacts>, Serializable {
  private static final Comparator<RecordFacts> ORDER =
      Comparator.comparing(RecordFacts::black)
          .thenComparing(RecordFacts::white)
          .thenComparing(RecordFacts::event)
          .thenComparing(RecordFacts::place)
          .thenComparing(RecordFacts::date)
          .thenComparing(RecordFacts::round)
          .thenComparing(RecordFacts::result)
          .thenComparing(RecordFacts::theory)
          .thenComparing(RecordFacts::notes);

  /** The facts of a record. */
  public static RecordFacts of(GameRecord record) {
    GameHeader header = record.header();
    Notes notes = record.notes().withoutTags(tag -> tag.wordsDate() || tag.wordsResult());
    return new RecordFacts(
        header.black(),
        header.white(),
        header.event(),
        header.place(),
        header.date().toString(),
        round(notes),
        DeclaredText.of(record.declared()),
        record.theory().map(RecordFacts::theory).orElse(""),
        notes.equals(Notes.NONE) ? "" : sha256(notes.toString()),
        notes.remarks().size()
            + notes.clocks().size()
            + notes.evaluations().size()
            + notes.tags().size()
            + notes.variations().size());
  }

  private static String round(Notes notes) {
    return notes.tags().stream().filter(Tag::isRound).map(Tag::value).findFirst().orElse("");
  }

  private static String theory(TheoreticalScore score) {
    return score.blackDiscs() + " at " + score.empties();
  }

  /** The declared result, as {@link #result} states it. */
  public Outcome declared() {
    return DeclaredText.parse(result);
  }

  /** The theoretical score, as {@link #theory} states it. */
  public Optional<TheoreticalScore> theoretical() {
    String[] words = theory.split(" at ", -1);
    return words.length < 2
        ? Optional.empty()
        : Optional.of(new TheoreticalScore(Integer.parseInt(words[0]), Integer.parseInt(words[1])));
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /** Whether a name refers to somebody or something; {@code ???} does not. */
  public static boolean isKnown(String name) {
    return FoldedName.isName(name);
  }

  /**
   * The players and the occasion of a game, without case and accents; empty if a player is unknown,
   * or if both the event and the date are.
   */
  public String meeting() {
    if (!isKnown(black) || !isKnown(white) || !isKnown(event) && date.isEmpty()) {
      return "";
    }
    return Stream.of(black, white, event, place, date, round)
        .map(part -> FoldedName.of(part).text())
        .reduce("", (text, part) -> text + part.length() + ":" + part);
  }

  /** Both players without case and accents, black first; empty if one of them is unknown. */
  public String players() {
    return isKnown(black) && isKnown(white)
        ? FoldedName.of(black).text() + "\n" + FoldedName.of(white).text()
        : "";
  }

  /** The fields in which these facts and others differ. */
  public List<FactField> differing(RecordFacts other) {
    return Arrays.stream(FactField.values())
        .filter(field -> !field.of(this).equals(field.of(other)))
        .toList();
  }

  /** The amount of knowledge: the number of facts counts first, then the number of notes. */
  public long documentation() {
    long known = 0;
    for (FactField field : FactField.values()) {
      known += field.isKnown(this) ? 1 : 0;
    }
    return known << Integer.SIZE | noteCount;
  }

  @Override
  public int compareTo(RecordFacts other) {
    return ORDER.compare(this, other);
  }

  /** {@code black - white, event, date}, without the unknown parts. */
  public String title() {
    String names = black.isEmpty() && white.isEmpty() ? "" : or(black) + " - " + or(white);
    return Stream.of(names, event, round, date)
        .filter(part -> !part.isEmpty())
        .reduce((text, part) -> text + ", " + part)
        .orElse("");
  }

  private static String or(String name) {
    return name.isEmpty() ? "???" : name;
  }

  /**
   * A declared result as words: the kind of end, black's discs, {@code board+20} for a difference
   * without the empty squares, and {@code black-won}; each only if it is declared.
   */
  public static final class DeclaredText {
    private static final String BOARD = "board";
    private static final String WON = "-won";

    private DeclaredText() {}

    /** Writes a result; empty if none is declared. */
    public static String of(Outcome outcome) {
      List<String> words = new ArrayList<>();
      if (outcome.kind() != Outcome.Kind.UNKNOWN) {
        words.add(outcome.kind().label());
      }
      outcome.blackDiscs().ifPresent(discs -> words.add("" + discs));
      outcome
          .boardDiff()
          .ifPresent(discs -> words.add(BOARD + String.format(Locale.ROOT, "%+d", discs)));
      outcome.winner().ifPresent(side -> words.add(side.name().toLowerCase(Locale.ROOT) + WON));
      return String.join(" ", words);
    }

    /** Reads the form that {@link #of} writes. */
    static Outcome parse(String text) {
      Outcome.Kind kind = Outcome.Kind.UNKNOWN;
      OptionalInt discs = OptionalInt.empty();
      OptionalInt board = OptionalInt.empty();
      Optional<Disc> winner = Optional.empty();
      for (String word : text.split(" ", -1)) {
        if (word.matches("-?[0-9]+")) {
          discs = OptionalInt.of(Integer.parseInt(word));
        } else if (word.startsWith(BOARD)) {
          board = OptionalInt.of(Integer.parseInt(word.substring(BOARD.length())));
        } else if (word.endsWith(WON)) {
          winner = Optional.of(word.startsWith("black") ? Disc.BLACK : Disc.WHITE);
        } else {
          kind = kind(word).orElse(kind);
        }
      }
      return new Outcome(kind, discs, board, winner);
    }

    private static Optional<Outcome.Kind> kind(String label) {
      return Arrays.stream(Outcome.Kind.values())
          .filter(each -> each.label().equals(label))
          .findFirst();
    }
  }

  /** The fields of {@link RecordFacts}, by name. */
  public enum FactField implements Labelled {
    BLACK,
    WHITE,
    EVENT,
    PLACE,
    DATE,
    ROUND,
    RESULT,
    THEORY,
    NOTES;

    /** The field's text; empty if the source does not state it. */
    public String of(RecordFacts facts) {
      return switch (this) {
        case BLACK -> facts.black();
        case WHITE -> facts.white();
        case EVENT -> facts.event();
        case PLACE -> facts.place();
        case DATE -> facts.date();
        case ROUND -> facts.round();
        case RESULT -> facts.result();
        case THEORY -> facts.theory();
        case NOTES -> facts.notes();
      };
    }

    /** Whether the source states the field; {@code ???} states nothing. */
    public boolean isKnown(RecordFacts facts) {
      return RecordFacts.isKnown(of(facts));
    }
  }
}
