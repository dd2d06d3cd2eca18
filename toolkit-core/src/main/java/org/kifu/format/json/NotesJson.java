package org.kifu.format.json;

import java.util.List;
import java.util.Set;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;

/**
 * The notes on the moves of a line in JSON, in games and annotated games alike: lists of objects,
 * each left out if it is empty. Streams and trees of JSON use them for writing and reading.
 */
public final class NotesJson {
  public static final String REMARKS = "remarks";
  public static final String CLOCKS = "clocks";
  public static final String EVALUATIONS = "evaluations";
  public static final String TAGS = "tags";
  public static final String VARIATIONS = "variations";

  /** The names of all lists. */
  static final Set<String> LISTS = Set.of(REMARKS, CLOCKS, EVALUATIONS, TAGS, VARIATIONS);

  /** The number of moves before a note, or the index from 0 of the move that it describes. */
  public static final String MOVE = "move";

  public static final String MOVES = "moves";

  /**
   * An object that is written field by field.
   *
   * @param <X> the exception thrown if it cannot be written
   */
  public interface NotesTarget<X extends Exception> {
    /** Puts a text or a number. */
    void put(String name, Object value) throws X;

    /** Puts moves as a list of texts. */
    void putMoves(String name, MoveList moves) throws X;

    /** Puts a list of objects. */
    <E> void putEach(String name, List<E> list, NoteWriter<E> element) throws X;
  }

  /** A writer of an element as the fields of an object. */
  public interface NoteWriter<E> {
    <X extends Exception> void write(E element, NotesTarget<X> object) throws X;
  }

  /**
   * An object that is read.
   *
   * @param <X> the exception thrown if it does not have the shape
   */
  public interface NotesSource<X extends Exception> {
    /**
     * The number at {@link #MOVE}.
     *
     * @param moves the number of moves that the note describes; 0 if it is between moves
     */
    int move(int moves) throws X;

    String text(String name) throws X;

    /** A number of things; 0 if the object does not give it. */
    int count(String name) throws X;

    /**
     * A number.
     *
     * @param what the note, for messages
     */
    double number(String what, String name) throws X;
  }

  /** A reader of an element from an object. */
  public interface NoteReader<E> {
    <X extends Exception> E read(NotesSource<X> object) throws X;
  }

  private NotesJson() {}

  /** Writes the lists into the object of their line. */
  public static <X extends Exception> void write(Notes notes, NotesTarget<X> line) throws X {
    writeAny(REMARKS, notes.remarks(), NotesJson::writeRemark, line);
    writeAny(CLOCKS, notes.clocks(), NotesJson::writeClock, line);
    writeAny(EVALUATIONS, notes.evaluations(), NotesJson::writeEvaluation, line);
    writeAny(TAGS, notes.tags(), NotesJson::writeTag, line);
    writeAny(VARIATIONS, notes.variations(), NotesJson::writeVariation, line);
  }

  private static <E, X extends Exception> void writeAny(
      String name, List<E> list, NoteWriter<E> element, NotesTarget<X> line) throws X {
    if (!list.isEmpty()) {
      line.putEach(name, list, element);
    }
  }

  private static <X extends Exception> void writeRemark(Remark remark, NotesTarget<X> object)
      throws X {
    object.put(MOVE, remark.move());
    object.put("text", remark.text());
    if (remark.variations() > 0) {
      object.put(VARIATIONS, remark.variations());
    }
  }

  public static <X extends Exception> Remark remark(NotesSource<X> object) throws X {
    return new Remark(object.move(0), object.text("text"), object.count(VARIATIONS));
  }

  private static <X extends Exception> void writeClock(ClockTime clock, NotesTarget<X> object)
      throws X {
    object.put(MOVE, clock.move());
    object.put("seconds", clock.seconds());
  }

  public static <X extends Exception> ClockTime clock(NotesSource<X> object) throws X {
    double seconds = object.number("a time", "seconds");
    return new ClockTime(object.move(1), seconds);
  }

  private static <X extends Exception> void writeEvaluation(Evaluation each, NotesTarget<X> object)
      throws X {
    object.put(MOVE, each.move());
    object.put("discs", each.discs());
  }

  public static <X extends Exception> Evaluation evaluation(NotesSource<X> object) throws X {
    double discs = object.number("an evaluation", "discs");
    return new Evaluation(object.move(1), discs);
  }

  private static <X extends Exception> void writeTag(Tag tag, NotesTarget<X> object) throws X {
    object.put(MOVE, tag.move());
    object.put("name", tag.name());
    object.put("value", tag.value());
  }

  public static <X extends Exception> Tag tag(NotesSource<X> object) throws X {
    return new Tag(object.move(0), object.text("name"), object.text("value"));
  }

  private static <X extends Exception> void writeVariation(
      Variation variation, NotesTarget<X> object) throws X {
    object.put(MOVE, variation.move());
    object.putMoves(MOVES, variation.moves());
    write(variation.notes(), object);
  }
}
