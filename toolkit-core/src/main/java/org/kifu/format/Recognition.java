package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.notation.Comments;
import org.kifu.notation.SmallLetters;
import org.kifu.source.Source;
import org.kifu.source.text.TextLines;

/**
 * The choice of the notation of a source among those whose records are known by signs. Each says,
 * by its signs, whether it knows the source at all. If several do, each reads samples, and the
 * notation whose well-formed records explain most of the bytes wins. So a name, a comment or a line
 * in another notation does not turn a source into that notation.
 */
final class Recognition {
  /** The share of the samples above which the notation that explains it is not doubted. */
  private static final double CLEAR = 0.9;

  /** The weight of a notation if the file name ends in the usual way for it. */
  private static final double NAMED = 2;

  /** The factor by which a notation must explain more than one of higher certainty. */
  private static final double MUCH_MORE = 2;

  /** The same factor if all records of that one are damaged, and those of the other one are not. */
  private static final double MORE = 1.5;

  /**
   * The share of what the winner explains from which a rival is reported, unless both explain
   * little.
   */
  private static final double NEARLY = 0.8;

  private static final double LITTLE = 0.25;

  /**
   * The length of the beginning of a sample that is read first; if no record ends in it, the whole
   * sample is read.
   */
  private static final int SMALL = 1 << 13;

  /** The length above which a damaged record may have swallowed others. */
  private static final int MOST_DAMAGED = 1 << 11;

  /**
   * A notation that was chosen.
   *
   * @param rival another notation that explains nearly as much
   */
  record ChosenNotation(GameFormat format, Optional<GameFormat> rival) {}

  /**
   * A notation that recognises the source.
   *
   * @param share the share of the bytes of the samples that belong to well-formed records, 0 to 1
   * @param claimed the same share for all its records
   * @param whole the number of well-formed records
   * @param plays whether one of the records has moves, damaged or not
   * @param isLong whether one record begins the head and goes on after it
   */
  private record NotationCandidate(
      GameFormat format,
      int certainty,
      double share,
      double claimed,
      int whole,
      boolean plays,
      boolean isLong) {
    /**
     * Whether no other notation needs to be examined. Of a record that is longer than the head,
     * only the signs are known.
     */
    boolean isClear() {
      return share >= CLEAR || isLong;
    }

    /** Whether the other notation has nothing but signs, and this one has games. */
    boolean beatsScrap(NotationCandidate other) {
      return !other.plays && whole > 1;
    }

    boolean beats(NotationCandidate surer, String fileName) {
      double factor = whole > 1 && surer.whole == 0 ? MORE : MUCH_MORE;
      return weight(fileName) > factor * surer.weight(fileName);
    }

    double weight(String fileName) {
      return share * (isNamed(fileName) ? NAMED : 1);
    }

    private boolean isNamed(String fileName) {
      return format.mayBeIn(SmallLetters.of(fileName));
    }
  }

  private static final Comparator<NotationCandidate> SUREST_FIRST =
      Comparator.comparingInt(NotationCandidate::certainty).reversed();

  private final byte[] head;
  private final boolean isHeadText;
  private final Supplier<List<byte[]>> others;
  private final Predicate<GameFormat> isAllowed;
  private final List<byte[]> samples = new ArrayList<>(3);

  private Recognition(byte[] head, Supplier<List<byte[]>> others, Predicate<GameFormat> isAllowed) {
    this.head = head;
    this.isHeadText = TextLines.mayBeText(head);
    this.others = others;
    this.isAllowed = isAllowed;
  }

  /** Chooses the notation of text about which nothing else is known. */
  static Optional<GameFormat> of(byte[] head) {
    return of(head, List::of, "", format -> true).map(ChosenNotation::format);
  }

  /**
   * Chooses the notation of a source.
   *
   * @param head the first bytes, in UTF-8 if the source is text
   * @param others samples from later in the source, each from the beginning of a line
   * @param fileName the file name, whose ending is a hint
   * @param isAllowed whether a notation may be chosen
   */
  static Optional<ChosenNotation> of(
      byte[] head,
      Supplier<List<byte[]>> others,
      String fileName,
      Predicate<GameFormat> isAllowed) {
    return head.length == 0
        ? Optional.empty()
        : new Recognition(head, others, isAllowed).choose(fileName);
  }

  private Optional<ChosenNotation> choose(String fileName) {
    List<NotationCandidate> signed = candidates(head, format -> !format.isOfLines());
    if (signed.size() == 1 && !signed.getFirst().format().isText()) {
      return Optional.of(new ChosenNotation(signed.getFirst().format(), Optional.empty()));
    }
    Optional<NotationCandidate> clear =
        signed.stream().limit(1).map(this::measured).filter(NotationCandidate::isClear).findFirst();
    return clear.isPresent()
        ? clear.map(each -> new ChosenNotation(each.format(), Optional.empty()))
        : chooseOf(known(signed), fileName);
  }

  /**
   * The notations that recognise the head, including those of lines; if there are none, those that
   * recognise what follows.
   */
  private List<NotationCandidate> known(List<NotationCandidate> signed) {
    List<NotationCandidate> known = new ArrayList<>(signed);
    known.addAll(candidates(head, GameFormat::isOfLines));
    for (int i = 1; i < samples().size() && known.isEmpty(); i++) {
      known.addAll(candidates(samples().get(i), format -> true));
    }
    known.sort(SUREST_FIRST);
    return known;
  }

  private Optional<ChosenNotation> chooseOf(List<NotationCandidate> known, String fileName) {
    if (known.size() < 2) {
      return known.stream()
          .findFirst()
          .map(only -> new ChosenNotation(only.format(), Optional.empty()));
    }
    List<NotationCandidate> all = known.stream().map(this::measured).toList();
    NotationCandidate winner = all.getFirst();
    for (NotationCandidate each : all) {
      boolean isBetter = each.beatsScrap(winner) || each.beats(winner, fileName);
      winner = isBetter ? each : winner;
    }
    return Optional.of(new ChosenNotation(winner.format(), rival(winner, all)));
  }

  /**
   * Another notation that explains nearly as much. No rival is reported if the winner could read
   * its records in another way.
   */
  private static Optional<GameFormat> rival(NotationCandidate winner, List<NotationCandidate> all) {
    double least = Math.max(LITTLE, NEARLY * winner.share());
    return all.stream()
        .filter(each -> !each.equals(winner) && each.share() >= least)
        .filter(each -> winner.claimed() + LITTLE < 1)
        .max(Comparator.comparingDouble(NotationCandidate::share))
        .map(NotationCandidate::format);
  }

  private List<byte[]> samples() {
    if (samples.isEmpty()) {
      samples.add(head);
      samples.addAll(others.get());
    }
    return samples;
  }

  /** The candidates among some notations that recognise a sample, the most certain first. */
  private List<NotationCandidate> candidates(byte[] sample, Predicate<GameFormat> some) {
    boolean mayBeText = sample == head ? isHeadText : TextLines.mayBeText(sample);
    return Formats.ALL.stream()
        .filter(isAllowed)
        .filter(some)
        .filter(format -> mayBeText || !format.isText())
        .map(
            format ->
                new NotationCandidate(format, format.recognise(sample), 0, 0, 0, false, false))
        .filter(candidate -> candidate.certainty() > 0)
        .sorted(SUREST_FIRST)
        .toList();
  }

  private NotationCandidate measured(NotationCandidate candidate) {
    double explained = 0;
    double looked = 0;
    double claimed = 0;
    int whole = 0;
    boolean plays = false;
    boolean isLong = false;
    for (byte[] sample : samples()) {
      Explained of = Explained.of(candidate.format(), sample, SMALL);
      of =
          of.looked() == 0 && sample.length > SMALL
              ? Explained.of(candidate.format(), sample, sample.length)
              : of;
      explained += of.bytes();
      looked += of.looked();
      claimed += of.claimed();
      whole += of.whole();
      plays |= of.plays();
      isLong |= sample == head && of.isOneRecord();
    }
    double all = Math.max(1, looked);
    return new NotationCandidate(
        candidate.format(),
        candidate.certainty(),
        explained / all,
        claimed / all,
        whole,
        plays,
        isLong);
  }

  /**
   * The part of a sample that a notation explains.
   *
   * @param bytes the bytes of well-formed records
   * @param looked all bytes, except for a record that the end of the sample cuts off
   * @param isOneRecord whether there is no other record than one that the end cuts off, and nothing
   *     before it but an opening bracket
   */
  private record Explained(
      double bytes, double looked, double claimed, int whole, boolean plays, boolean isOneRecord) {
    static Explained of(GameFormat format, byte[] sample, int most) {
      int length = Math.min(sample.length, most);
      Source source = Source.of("", sample);
      SampleTally tally = new SampleTally(format, Arrays.copyOf(sample, length));
      try {
        Iterator<ParsedGame> games =
            format.read(
                source,
                new ByteArrayInputStream(sample, 0, length),
                ReadOptions.reportingTo(problem -> {}));
        while (games.hasNext()) {
          tally.add(games.next());
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e); // bytes in memory do not break
      }
      boolean isCut = length < sample.length || length == Source.HEAD_BYTES;
      boolean isOpen = isCut && tally.end >= length;
      tally.takeCommentsTo(length);
      return isOpen
          ? new Explained(
              tally.explained - tally.lastExplained,
              tally.lastStart,
              tally.claimed - tally.size,
              tally.whole,
              tally.plays,
              tally.records == 1 && isOpening(sample, tally.lastStart))
          : new Explained(tally.explained, length, tally.claimed, tally.whole, tally.plays, false);
    }

    /** Whether there is nothing before an index but what may open a list of records. */
    private static boolean isOpening(byte[] sample, long to) {
      String before = new String(sample, 0, (int) to, StandardCharsets.UTF_8).strip();
      return before.isEmpty() || before.equals("[");
    }
  }

  /** The bytes of the games of a sample. */
  private static final class SampleTally {
    private final GameFormat format;
    private final byte[] sample;
    private double explained;
    private double claimed;
    private long end;
    private double lastExplained;
    private long lastStart;
    private long size;
    private int whole;
    private int records;
    private boolean plays;

    SampleTally(GameFormat format, byte[] sample) {
      this.format = format;
      this.sample = sample;
    }

    /**
     * Counts the comments of the notation from the last game to an index, which it explains too.
     */
    void takeCommentsTo(long index) {
      if (index > end && (whole > 0 || end == 0)) {
        byte[] gap = Arrays.copyOfRange(sample, (int) end, (int) index);
        Comments.of(format)
            .in(Source.of("", gap), gap)
            .forEach(comment -> explained += comment.to() - comment.from());
      }
    }

    void add(ParsedGame game) {
      takeCommentsTo(game.origin().start().offset());
      lastStart = Math.max(end, game.origin().start().offset());
      size = 0;
      records++;
      game.origin().spans(this::take);
      claimed += size;
      lastExplained = credit(game);
      explained += lastExplained;
    }

    private void take(long from, long to) {
      size += Math.max(0, to - Math.max(from, end));
      end = Math.max(end, to);
    }

    /**
     * The number of bytes that a game explains: half of a record of another game, and of a damaged
     * record that is not long.
     */
    private double credit(ParsedGame game) {
      if (isWellFormed(game) && OtherNotations.isLegal(game)) {
        whole++;
        plays = true;
        return size;
      }
      boolean isOther =
          game.problems().stream().anyMatch(each -> each.code() == ProblemCode.OTHER_RULES);
      plays |= isOther || OtherNotations.hasMoves(game);
      return (isOther ? size : Math.min(size, MOST_DAMAGED)) / 2.0;
    }
  }

  /** Whether a game has been read without damage. */
  static boolean isWellFormed(ParsedGame game) {
    return game.firstError().isEmpty() && game.record().isPresent();
  }
}
