package org.kifu.command.practice;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.review.DrillChoice;
import org.kifu.archive.review.DrillChoice.ChanceRange;
import org.kifu.command.input.NumberRange;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that choose which bad moves become problems. */
final class DrillOptions {
  @Option(
      names = "--label",
      paramLabel = "LABEL",
      description =
          "Mildest label that makes a problem: inaccuracy, mistake or blunder (default: mistake;"
              + " with --loss any, or none).")
  private @Nullable MoveLabel label;

  @Option(
      names = "--loss",
      paramLabel = "A-B",
      converter = PointsReader.class,
      description =
          "Only moves that gave away A to B points of the chance to win, 0 to 100, with or"
              + " without a label. A-, -B and A (at least) work too.")
  private @Nullable ChanceRange loss;

  @Option(
      names = "--phase",
      paramLabel = "PHASES",
      split = ",",
      converter = PhaseReader.class,
      description =
          "Only these phases of the game: opening, middle-game, endgame. Separate several by"
              + " commas.")
  private List<Phase> phases = List.of();

  @Option(
      names = "--motif",
      paramLabel = "CODES",
      split = ",",
      converter = MotifReader.class,
      description =
          "Only moves with one of these main causes, such as corner-given or too-early; the codes"
              + " are those of the JSON. Separate several by commas.")
  private List<Motif> motifs = List.of();

  @Option(
      names = "--opening",
      paramLabel = "NAME",
      description = "Only games with an opening of this name. Part of the name is enough.")
  private @Nullable String opening;

  DrillChoice choice() {
    Optional<MoveLabel> least =
        label == null && loss == null ? Optional.of(MoveLabel.MISTAKE) : Optional.ofNullable(label);
    return new DrillChoice(
        least,
        Optional.ofNullable(loss),
        set(Phase.class, phases),
        set(Motif.class, motifs),
        Optional.ofNullable(opening).map(FoldedName::of));
  }

  private static <E extends Enum<E>> Set<E> set(Class<E> type, List<E> some) {
    Set<E> set = EnumSet.noneOf(type);
    set.addAll(some);
    return set;
  }

  /** A clause that says which moves are missing where none makes a problem. */
  String missing() {
    DrillChoice choice = choice();
    boolean isByLabelAlone =
        loss == null && phases.isEmpty() && motifs.isEmpty() && opening == null;
    return isByLabelAlone
        ? "no move has the label " + choice.least().orElseThrow().label() + " or worse"
        : "no bad move fulfils all conditions";
  }

  /** A reader of {@code 5-10}, {@code 5-}, {@code -10} and {@code 5}. */
  static final class PointsReader implements ITypeConverter<ChanceRange> {
    private static final int MOST = 100;
    private static final int POINT = 100;

    @Override
    public ChanceRange convert(String text) {
      String open = text.contains("-") ? text : text + "-";
      return NumberRange.read(open, "\\d{1,3}", 0, MOST)
          .filter(range -> range.last() <= MOST)
          .map(range -> new ChanceRange(POINT * range.first(), POINT * range.last()))
          .orElseThrow(
              () ->
                  new TypeConversionException("'" + text + "' is not a range of points like 5-10"));
    }
  }

  /** A reader of the name of a phase. */
  static final class PhaseReader implements ITypeConverter<Phase> {
    @Override
    public Phase convert(String text) {
      return Arrays.stream(Phase.values())
          .filter(phase -> name(phase).equals(text) || phase.label().equals(text))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'"
                          + text
                          + "' is not a phase; known: "
                          + Arrays.stream(Phase.values())
                              .map(PhaseReader::name)
                              .collect(Collectors.joining(", "))));
    }

    private static String name(Phase phase) {
      return phase.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** A reader of the code of a motif. */
  static final class MotifReader implements ITypeConverter<Motif> {
    @Override
    public Motif convert(String text) {
      return Arrays.stream(Motif.values())
          .filter(motif -> motif.code().equals(text))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'"
                          + text
                          + "' is not a cause; known: "
                          + Arrays.stream(Motif.values())
                              .map(Motif::code)
                              .collect(Collectors.joining(", "))));
    }
  }
}
