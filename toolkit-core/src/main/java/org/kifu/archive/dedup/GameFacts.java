package org.kifu.archive.dedup;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.archive.query.FoldedName;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;

/**
 * What a record says besides its moves. Equal facts are equal to the letter.
 *
 * @param black the player of the black discs; so all names, empty where the source says nothing
 * @param date as {@link GameDate#toString} writes it
 * @param result the declared result, such as {@code resigned 40}; empty if none is declared; see
 *     {@link ResultText}
 * @param theory the theoretical score, such as {@code 36 at 24}; empty if there is none
 * @param notes the SHA-256 of all that is written at the moves, but for the source's own way to
 *     write the date and the result; empty if nothing is
 * @param noteCount how many comments, times and other notes that is
 */
public record GameFacts(
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
    implements Comparable<GameFacts>, Serializable {
  private static final Comparator<GameFacts> ORDER =
      Comparator.comparing(GameFacts::black)
          .thenComparing(GameFacts::white)
          .thenComparing(GameFacts::event)
          .thenComparing(GameFacts::place)
          .thenComparing(GameFacts::date)
          .thenComparing(GameFacts::round)
          .thenComparing(GameFacts::result)
          .thenComparing(GameFacts::theory)
          .thenComparing(GameFacts::notes);

  /** The facts of a record. */
  public static GameFacts of(GameRecord record) {
    GameHeader header = record.header();
    Notes notes = record.notes().withoutTags(tag -> tag.wordsDate() || tag.wordsResult());
    return new GameFacts(
        header.black(),
        header.white(),
        header.event(),
        header.place(),
        header.date().toString(),
        round(notes),
        ResultText.of(record.declared()),
        record.theory().map(GameFacts::theory).orElse(""),
        notes.equals(Notes.NONE) ? "" : sha256(notes.toString()),
        notes.remarks().size()
            + notes.clocks().size()
            + notes.evaluations().size()
            + notes.tags().size()
            + notes.variations().size());
  }

  private static String round(Notes notes) {
    return notes.tags().stream()
        .filter(tag -> tag.move() == 0 && tag.name().toLowerCase(Locale.ROOT).endsWith(":round"))
        .map(Tag::value)
        .findFirst()
        .orElse("");
  }

  private static String theory(TheoreticalScore score) {
    return score.blackDiscs() + " at " + score.empties();
  }

  /** The declared result, as {@link #result} states it. */
  public Outcome declared() {
    return ResultText.parse(result);
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

  /** Whether a name stands for somebody or something: {@code ???} does not. */
  public static boolean isKnown(String name) {
    return FoldedName.isName(name);
  }

  /**
   * Who met whom, where and when, without case and accents; empty if a player is unknown, or both
   * event and date are.
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
  public List<FactField> differing(GameFacts other) {
    return Arrays.stream(FactField.values())
        .filter(field -> !field.of(this).equals(field.of(other)))
        .toList();
  }

  /** How much is known: the number of facts first, then that of notes. */
  public long documentation() {
    long known = 0;
    for (FactField field : FactField.values()) {
      known += field.isKnown(this) ? 1 : 0;
    }
    return known << Integer.SIZE | noteCount;
  }

  @Override
  public int compareTo(GameFacts other) {
    return ORDER.compare(this, other);
  }

  /** {@code black - white, event, date}, as far as it is known. */
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
}
