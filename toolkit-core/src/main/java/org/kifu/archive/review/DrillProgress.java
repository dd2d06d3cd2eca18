package org.kifu.archive.review;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.kifu.archive.review.DrillDays.DayAnswers;
import org.kifu.board.Position;

/**
 * The answers of a player to problems, and the days on which each problem is due again: five boxes
 * of S. Leitner, <i>So lernt man lernen</i> (1972). A right answer moves a problem to the next box,
 * a wrong one back to the first, and each box waits twice as long as the one before, as B. Settles
 * and B. Meeder describe it in <i>A Trainable Spaced Repetition Model for Language Learning</i>
 * (ACL 2016).
 *
 * <p>As text, it is CSV with a line for each answer: date, position, and {@code right} or {@code
 * wrong}. The boxes are counted from the answers, so the order of lines does not matter, a line may
 * be there twice, and two files are merged by writing one after the other.
 */
public final class DrillProgress {
  /** The first line of the text. */
  public static final String HEADER = "date,position,answer";

  /** No answers. */
  public static final DrillProgress NONE = new DrillProgress(List.of(), new TreeSet<>());

  private static final String REMARK = "#";
  private static final String RIGHT = "right";
  private static final String WRONG = "wrong";

  /** The days for which the problems of each box wait. */
  private static final List<Integer> DAYS = List.of(1, 2, 4, 8, 16);

  /**
   * An answer.
   *
   * @param position the key of the position
   */
  private record DrillAnswer(LocalDate date, DrillKey position, boolean right)
      implements Comparable<DrillAnswer> {
    private static final Comparator<DrillAnswer> ORDER =
        Comparator.comparing(DrillAnswer::date)
            .thenComparing(DrillAnswer::position)
            .thenComparing(DrillAnswer::right);

    @Override
    public int compareTo(DrillAnswer other) {
      return ORDER.compare(this, other);
    }

    String line() {
      return date + "," + position.text() + "," + (right ? RIGHT : WRONG);
    }
  }

  /** The last year with four digits. */
  private static final int LAST_YEAR = 9999;

  private final List<String> remarks;
  private final SortedSet<DrillAnswer> answers;
  private final Map<DrillKey, SortedMap<LocalDate, Boolean>> rightByDay;
  private final Map<DrillKey, DrillStanding> standings = new HashMap<>();

  private DrillProgress(List<String> remarks, SortedSet<DrillAnswer> answers) {
    this.remarks = List.copyOf(remarks);
    this.answers = Collections.unmodifiableSortedSet(answers);
    this.rightByDay = rightByDay(answers);
    rightByDay.forEach((position, days) -> standings.put(position, standing(days)));
  }

  /**
   * Reads answers. Empty lines and headers are skipped; lines that begin with {@code #} are kept as
   * remarks.
   *
   * @throws ProgressException if another line is no answer
   */
  public static DrillProgress of(List<String> lines) throws ProgressException {
    List<String> remarks = new ArrayList<>();
    SortedSet<DrillAnswer> answers = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith(REMARK)) {
        remarks.add(line);
      } else if (!line.isEmpty() && !line.equals(HEADER)) {
        answers.add(answer(line).orElseThrow(ProgressException.at(i + 1, line)));
      }
    }
    return new DrillProgress(remarks, answers);
  }

  private static Optional<DrillAnswer> answer(String line) {
    String[] cells = line.split(",", -1);
    boolean isForm = cells.length == 3 && (cells[2].equals(RIGHT) || cells[2].equals(WRONG));
    return isForm
        ? DrillKey.read(cells[1])
            .flatMap(
                position ->
                    date(cells[0])
                        .map(date -> new DrillAnswer(date, position, cells[2].equals(RIGHT))))
        : Optional.empty();
  }

  private static Optional<LocalDate> date(String text) {
    try {
      return Optional.of(LocalDate.parse(text))
          .filter(date -> date.getYear() > 0 && date.getYear() <= LAST_YEAR);
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }

  /** These answers, with their remarks, and others. */
  public DrillProgress plus(DrillProgress others) {
    SortedSet<DrillAnswer> all = new TreeSet<>(answers);
    all.addAll(others.answers);
    return new DrillProgress(remarks, all);
  }

  /** The number of answers. */
  public int size() {
    return answers.size();
  }

  /** The text that {@link #of} reads: remarks, a header, and the answers sorted by date. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(remarks);
    lines.add(HEADER);
    lines.addAll(answers());
    return lines;
  }

  /** The lines of the answers alone. */
  public List<String> answers() {
    return answers.stream().map(DrillAnswer::line).toList();
  }

  /** The day from which a problem is asked again; empty if it was never answered. */
  public Optional<LocalDate> due(DrillKey position) {
    return standing(position).map(DrillStanding::due);
  }

  /** The same for a position of the tournament game. */
  public Optional<LocalDate> due(Position position) {
    return due(DrillKey.of(position));
  }

  /** The standing of a problem by its answers; empty if it was never answered. */
  public Optional<DrillStanding> standing(DrillKey position) {
    return Optional.ofNullable(standings.get(position));
  }

  /** The same for a position of the tournament game. */
  public Optional<DrillStanding> standing(Position position) {
    return standing(DrillKey.of(position));
  }

  /**
   * The standings of all problems of the tournament game that have answers, by their canonical
   * positions.
   */
  public Map<Position, DrillStanding> standings() {
    Map<Position, DrillStanding> usual = new HashMap<>();
    standings.forEach(
        (key, standing) -> key.usual().ifPresent(position -> usual.put(position, standing)));
    return Collections.unmodifiableMap(usual);
  }

  /** The days with answers. */
  public DrillDays days() {
    SortedMap<LocalDate, DayAnswers> days = new TreeMap<>();
    for (SortedMap<LocalDate, Boolean> each : rightByDay.values()) {
      each.forEach(
          (day, isRight) ->
              days.merge(day, DayAnswers.NONE.plus(isRight), (all, _) -> all.plus(isRight)));
    }
    return new DrillDays(days);
  }

  /** Whether a problem was answered rightly on each day; one wrong answer of a day counts. */
  private static Map<DrillKey, SortedMap<LocalDate, Boolean>> rightByDay(
      SortedSet<DrillAnswer> answers) {
    Map<DrillKey, SortedMap<LocalDate, Boolean>> days = new HashMap<>();
    for (DrillAnswer answer : answers) {
      days.computeIfAbsent(answer.position(), _ -> new TreeMap<>())
          .merge(answer.date(), answer.right(), Boolean::logicalAnd);
    }
    return days;
  }

  /**
   * The box after the answers, and the day after its wait. A right answer before its day changes
   * nothing.
   */
  private static DrillStanding standing(SortedMap<LocalDate, Boolean> rightByDay) {
    int box = -1;
    LocalDate next = LocalDate.MIN;
    for (Map.Entry<LocalDate, Boolean> day : rightByDay.entrySet()) {
      if (!day.getValue()) {
        box = 0;
        next = day.getKey().plusDays(DAYS.getFirst());
      } else if (!day.getKey().isBefore(next)) {
        box = Math.min(box + 1, DAYS.size() - 1);
        next = day.getKey().plusDays(DAYS.get(box));
      }
    }
    return new DrillStanding(box, next);
  }
}
