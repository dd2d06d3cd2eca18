package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.source.text.TextLines;

/**
 * The choice of the notation of a source. Each notation says whether it knows the source at all, by
 * its signs; where several do, each reads samples, and the one that explains most of their bytes by
 * well-formed records wins. So a name, a comment or a line of another notation does not turn a
 * source into that notation.
 */
final class Recognition {
  /** A notation that explains so much of the samples is not doubted. */
  private static final double CLEAR = 0.9;

  /** The weight of a notation of which the file's name ends in the usual way. */
  private static final double NAMED = 2;

  /** Moves in text of a known foreign kind are believed if they are more than so much of it. */
  private static final double HALF = 0.5;

  /** A surer notation gives way to one that explains more than so many times as much. */
  private static final double MUCH_MORE = 2;

  /**
   * The same where all of its own records are damaged, and those of the other one are not. Moves
   * alone have to explain so many times as much as all notations with signs.
   */
  private static final double MORE = 1.5;

  /** Moves alone where those with signs have only damaged records, or where they explain all. */
  private static final double SOME_MORE = 1.2;

  /** A rival that explains so much of what the winner does is told, unless both explain little. */
  private static final double NEARLY = 0.8;

  private static final double LITTLE = 0.25;

  /** The first bytes of a sample, and all of it where no record ends in them. */
  private static final int SMALL = 1 << 13;

  /** A damaged record that is longer may have swallowed others. */
  private static final int MOST_DAMAGED = 1 << 11;

  /** A notation surer than this is known by more than moves. */
  private static final int SURE = 80;

  /**
   * A notation that was chosen.
   *
   * @param rival another one that explains nearly as much
   */
  record ChosenNotation(GameFormat format, Optional<GameFormat> rival) {}

  /**
   * A notation that knows the source.
   *
   * @param share of the samples' bytes that are of well-formed records, 0 to 1
   * @param claimed the same of all its records
   * @param whole the number of the well-formed ones; without signs, of those with some moves
   * @param plays whether one of them has moves, damaged or not
   */
  private record NotationCandidate(
      GameFormat format, int certainty, double share, double claimed, int whole, boolean plays) {
    /** Whether nothing else need be looked at. */
    boolean isClear() {
      return hasSigns() && share >= CLEAR;
    }

    /** Whether the other one has nothing but signs, where this one has games. */
    boolean beatsScrap(NotationCandidate other) {
      return !other.plays && whole > 1;
    }

    boolean beats(NotationCandidate surer, String fileName) {
      return weight(fileName) > factor(surer.whole, MUCH_MORE) * surer.weight(fileName);
    }

    /** The factor by which it has to explain more than others with so many well-formed records. */
    private double factor(int ofOthers, double usual) {
      if (hasSigns()) {
        return whole > 1 && ofOthers == 0 ? MORE : usual;
      }
      return whole > 1 && (ofOthers == 0 || share >= CLEAR) ? SOME_MORE : usual;
    }

    /** Whether its records are known by signs; moves alone can be read in the others too. */
    boolean hasSigns() {
      return certainty >= SURE;
    }

    double weight(String fileName) {
      return share * (isNamed(fileName) ? NAMED : 1);
    }

    private boolean isNamed(String fileName) {
      return format.mayBeIn(fileName.toLowerCase(Locale.ROOT));
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

  /** Chooses for text of which no more is known. */
  static Optional<GameFormat> of(byte[] head) {
    return of(head, List::of, "", format -> true).map(ChosenNotation::format);
  }

  /**
   * Chooses the notation of a source.
   *
   * @param head its first bytes, in UTF-8 if it is text
   * @param others samples from further on, each from the beginning of a line
   * @param fileName its name, the ending of which is a hint
   * @param isAllowed which notations may be chosen
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
      return checked(signed.getFirst(), Optional.empty());
    }
    Optional<NotationCandidate> clear =
        signed.stream()
            .limit(1)
            .map(this::measured)
            .filter(each -> each.isClear() || isAroundGames(each))
            .findFirst();
    return clear.isPresent()
        ? checked(clear.get(), Optional.empty()) // to look for lines of moves takes longer
        : chooseOf(known(signed), fileName);
  }

  /** Whether what it leaves of the samples are the brackets around its games. */
  private boolean isAroundGames(NotationCandidate candidate) {
    return candidate.whole() > 0 && candidate.format().isAroundGames(head);
  }

  /** The notations that know the head, those of lines too; else those that know what follows. */
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
      return known.stream().findFirst().flatMap(this::checkedAlone);
    }
    NotationCandidate surest = measured(known.getFirst());
    if (surest.share() >= CLEAR) {
      return checked(surest, Optional.empty());
    }
    List<NotationCandidate> all = new ArrayList<>(List.of(surest));
    known.stream().skip(1).map(this::measured).forEach(all::add);
    List<NotationCandidate> signed =
        all.stream().filter(each -> each.hasSigns() && each.plays()).toList();
    double ofSigned = signed.stream().mapToDouble(NotationCandidate::share).sum();
    int whole = signed.stream().mapToInt(NotationCandidate::whole).sum();
    NotationCandidate winner = surest;
    for (NotationCandidate each : all) {
      boolean isMore = each.hasSigns() || each.share() > each.factor(whole, MORE) * ofSigned;
      boolean isBetter = each.beatsScrap(winner) || each.beats(winner, fileName);
      winner = isMore && isBetter ? each : winner;
    }
    return checked(winner, rival(winner, all));
  }

  /**
   * Another notation that explains nearly as much. None is told for moves that could also be read
   * without the signs of the winner, nor for its records if they could be read in another way.
   */
  private static Optional<GameFormat> rival(NotationCandidate winner, List<NotationCandidate> all) {
    double least = Math.max(LITTLE, NEARLY * winner.share());
    return all.stream()
        .filter(each -> !each.equals(winner) && each.share() >= least)
        .filter(each -> winner.claimed() + LITTLE < 1)
        .filter(each -> each.hasSigns() || !winner.hasSigns())
        .max(Comparator.comparingDouble(NotationCandidate::share))
        .map(NotationCandidate::format);
  }

  /** A notation that no other one is compared with is measured only where that decides. */
  private Optional<ChosenNotation> checkedAlone(NotationCandidate only) {
    boolean isDoubted = !only.hasSigns() && ForeignFormat.of(head).isPresent();
    return checked(isDoubted ? measured(only) : only, Optional.empty());
  }

  /** Text that could be read as moves may be of a notation without a reader. */
  private Optional<ChosenNotation> checked(NotationCandidate winner, Optional<GameFormat> rival) {
    boolean isClear = winner.hasSigns() || winner.share() > HALF;
    return isClear || ForeignFormat.of(head).isEmpty()
        ? Optional.of(new ChosenNotation(winner.format(), rival))
        : Optional.empty();
  }

  private List<byte[]> samples() {
    if (samples.isEmpty()) {
      samples.add(head);
      samples.addAll(others.get());
    }
    return samples;
  }

  /** Those of some notations that know a sample, the surest first. */
  private List<NotationCandidate> candidates(byte[] sample, Predicate<GameFormat> some) {
    boolean mayBeText = sample == head ? isHeadText : TextLines.mayBeText(sample);
    return Formats.ALL.stream()
        .filter(isAllowed)
        .filter(some)
        .filter(format -> mayBeText || !format.isText())
        .map(format -> new NotationCandidate(format, format.recognise(sample), 0, 0, 0, false))
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
    for (byte[] sample : samples()) {
      Explained of = Explained.of(candidate.format(), candidate.hasSigns(), sample, SMALL);
      of =
          of.looked() == 0 && sample.length > SMALL
              ? Explained.of(candidate.format(), candidate.hasSigns(), sample, sample.length)
              : of;
      explained += of.bytes();
      looked += of.looked();
      claimed += of.claimed();
      whole += of.whole();
      plays |= of.plays();
    }
    double all = Math.max(1, looked);
    return new NotationCandidate(
        candidate.format(), candidate.certainty(), explained / all, claimed / all, whole, plays);
  }

  /**
   * The part of a sample that a notation explains.
   *
   * @param bytes those of well-formed records
   * @param looked all, but for a record that the end of the sample cuts off
   */
  private record Explained(double bytes, double looked, double claimed, int whole, boolean plays) {
    static Explained of(GameFormat format, boolean hasSigns, byte[] sample, int most) {
      int length = Math.min(sample.length, most);
      Source source = Source.of("", sample);
      SampleTally tally = new SampleTally(hasSigns);
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
      return isCut && tally.end >= length
          ? new Explained(
              tally.explained - tally.lastExplained,
              tally.lastStart,
              tally.claimed - tally.size,
              tally.whole,
              tally.plays)
          : new Explained(tally.explained, length, tally.claimed, tally.whole, tally.plays);
    }
  }

  /** The bytes of the games of a sample. */
  private static final class SampleTally {
    private final boolean hasSigns;
    private double explained;
    private double claimed;
    private long end;
    private double lastExplained;
    private long lastStart;
    private long size;
    private int whole;
    private boolean plays;

    /**
     * Starts without any.
     *
     * @param hasSigns whether records are known by signs; if not, they have to be legal
     */
    SampleTally(boolean hasSigns) {
      this.hasSigns = hasSigns;
    }

    void add(ParsedGame game) {
      lastStart = Math.max(end, game.origin().start().offset());
      size = 0;
      game.origin().spans(this::take);
      claimed += size;
      lastExplained = credit(game);
      explained += lastExplained;
    }

    private void take(long from, long to) {
      size += Math.max(0, to - Math.max(from, end));
      end = Math.max(end, to);
    }

    /** Half of a record of another game is explained too, and of a damaged one that is not long. */
    private double credit(ParsedGame game) {
      if (isWellFormed(game) && OtherNotations.isLegal(game)) {
        whole += hasSigns || OtherNotations.hasMoves(game) ? 1 : 0;
        plays = true;
        return size;
      }
      boolean isOther =
          game.problems().stream().anyMatch(each -> each.code() == ProblemCode.OTHER_RULES);
      plays |= isOther || OtherNotations.hasMoves(game);
      boolean isKnown = hasSigns || OtherNotations.isClear(game);
      return !isKnown ? 0 : (isOther ? size : Math.min(size, MOST_DAMAGED)) / 2.0;
    }
  }

  /** Whether a game has been read without damage. */
  static boolean isWellFormed(ParsedGame game) {
    return game.firstError().isEmpty() && game.record().isPresent();
  }
}
