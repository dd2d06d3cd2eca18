package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.format.diagram.Caption.Turn;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenDiscs;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/** Names, date and score from the lines around a board, the rest as remarks. */
final class CaptionFacts {
  /** The beginning of a score. */
  private static final Pattern IN_FORM = Pattern.compile("\\d{1,2}\\s?[-\u2013:]\\s?\\d");

  /** The greatest length of a caption that is only a day. */
  private static final int MOST_OF_DAY = 40;

  private final Map<Fact, String> facts = new EnumMap<>(Fact.class);
  private final Map<Fact, SourceLocation> places = new EnumMap<>(Fact.class);
  private final List<Remark> remarks = new ArrayList<>();
  private final List<Diagram.Flaw> flaws = new ArrayList<>(0);
  private final boolean areLabelled;
  private Outcome declared = Outcome.NONE;
  private GameDate date = GameDate.UNKNOWN;
  private boolean hasTurn;

  CaptionFacts(List<Caption> captions) {
    areLabelled = captions.stream().anyMatch(Caption::isOfPlayer);
    Optional<SidesAlone> sides = areLabelled ? Optional.empty() : SidesAlone.in(captions);
    sides.ifPresent(this::readSides);
    captions.stream()
        .filter(each -> !sides.filter(two -> two.has(each)).isPresent())
        .forEach(this::read);
    takeDiscs();
  }

  GameHeader header() {
    return new GameHeader(
        fact(Fact.BLACK), fact(Fact.WHITE), fact(Fact.EVENT), fact(Fact.PLACE), date);
  }

  /** The two players, for a person. */
  String players() {
    return fact(Fact.BLACK) + " and " + fact(Fact.WHITE);
  }

  Outcome declared() {
    return declared;
  }

  List<Remark> remarks() {
    return List.copyOf(remarks);
  }

  /** Malformed values, whose text is among the remarks. */
  List<Diagram.Flaw> flaws() {
    return flaws;
  }

  /** The places of the facts that were found. */
  Map<Fact, SourceLocation> places() {
    return places;
  }

  private String fact(Fact fact) {
    return facts.getOrDefault(fact, "");
  }

  private void read(Caption caption) {
    TextLine line = caption.line();
    boolean isRead =
        caption.isLabelled()
            ? caption.facts().stream().allMatch(fact -> readFact(line, fact))
            : caption.turn().filter(this::readTurn).isPresent()
                || caption.names().filter(names -> readNames(line, names)).isPresent()
                || caption.score().filter(score -> keepScore(line, score)).isPresent()
                || isDay(line.text().strip()) && readDate(line, line.text().strip())
                || WrittenScore.namingSides(caption.text())
                    .filter(score -> keepScore(line, caption.text(), score))
                    .isPresent();
    if (!isRead && !caption.text().isEmpty()) {
      remarks.add(new Remark(0, caption.text()));
    }
  }

  private boolean readFact(TextLine line, LabelledFact labelled) {
    return switch (labelled.fact()) {
      case DATE -> readDate(line, labelled.value());
      case RESULT -> readScore(line, labelled.value());
      default -> keep(labelled.fact(), line, labelled.value());
    };
  }

  /** Keeps a fact; the first of two counts, and the second is a remark. */
  private boolean keep(Fact fact, TextLine line, String value) {
    if (value.isEmpty() || facts.putIfAbsent(fact, value) != null) {
      return false;
    }
    places.put(fact, line.at(0));
    return true;
  }

  /** Takes the side to move; a line that states more is also a remark. */
  private boolean readTurn(Turn turn) {
    boolean isFirst = !hasTurn;
    hasTurn = true;
    return isFirst && turn.isLabelled();
  }

  private boolean readDate(TextLine line, String text) {
    Optional<GameDate> read = WrittenDate.read(text);
    if (read.isEmpty() && WrittenDate.isInForm(text)) {
      flaws.add(new Diagram.Flaw(line.at(0), "'%s' is not a date".formatted(text)));
    }
    boolean isFirst = read.isPresent() && keep(Fact.DATE, line, text);
    date = isFirst ? read.orElseThrow() : date;
    return isFirst;
  }

  /** Whether a caption is only a day. */
  private static boolean isDay(String text) {
    boolean mayBe = text.length() <= MOST_OF_DAY && text.chars().anyMatch(Character::isDigit);
    return mayBe && WrittenDate.read(text).filter(date -> date.day() > 0).isPresent();
  }

  private boolean readScore(TextLine line, String text) {
    Optional<Outcome> read = WrittenScore.labelled(text);
    if (read.isEmpty() && IN_FORM.matcher(text).lookingAt()) {
      flaws.add(new Diagram.Flaw(line.at(0), "'%s' is not a score".formatted(text)));
    }
    return read.filter(score -> keepScore(line, text, score)).isPresent();
  }

  private boolean keepScore(TextLine line, String written) {
    return WrittenScore.outcome(written.replaceAll("\\s", ""))
        .or(() -> WrittenScore.namingSides(written))
        .filter(score -> keepScore(line, written, score))
        .isPresent();
  }

  private boolean keepScore(TextLine line, String written, Outcome score) {
    boolean isFirst = keep(Fact.RESULT, line, written);
    declared = isFirst ? score : declared;
    return isFirst;
  }

  /**
   * Takes names without a label; they are a remark if labels name the players, or if another score
   * was stated.
   */
  private boolean readNames(TextLine line, NamesLine names) {
    boolean isAnother =
        facts.containsKey(Fact.RESULT)
            && !names.score().equals(Outcome.NONE)
            && !names.score().equals(declared);
    if (areLabelled || facts.containsKey(Fact.BLACK) || isAnother) {
      return false;
    }
    GameHeader said = names.header();
    remarks.addAll(names.asides());
    keep(Fact.BLACK, line, said.black());
    keep(Fact.WHITE, line, said.white());
    if (!names.score().equals(Outcome.NONE)) {
      keepScore(line, line.text(), names.score());
    }
    boolean isDated = !said.date().equals(GameDate.UNKNOWN);
    boolean isFirstDate = isDated && keep(Fact.DATE, line, line.text());
    date = isFirstDate ? said.date() : date;
    return isDated == isFirstDate
        && (said.event().isEmpty() || keep(Fact.EVENT, line, said.event()));
  }

  private void readSides(SidesAlone sides) {
    keep(Fact.BLACK, sides.black().line(), SidesAlone.name(sides.black()));
    keep(Fact.WHITE, sides.white().line(), SidesAlone.name(sides.white()));
  }

  /** Takes the discs of both sides after the names as the score, and not as names. */
  private void takeDiscs() {
    Optional<WrittenDiscs.OfPlayer> black = discs(fact(Fact.BLACK));
    Optional<WrittenDiscs.OfPlayer> white = discs(fact(Fact.WHITE));
    if (black.isEmpty() || white.isEmpty()) {
      return;
    }
    int one = black.get().discs();
    int other = white.get().discs();
    boolean isWhole = one + other == Square.COUNT || one == 0 || other == 0;
    WrittenScore.outcome(one + "-" + other)
        .filter(score -> isWhole && (!facts.containsKey(Fact.RESULT) || score.equals(declared)))
        .ifPresent(
            score -> {
              declared = score;
              facts.putIfAbsent(Fact.RESULT, one + "-" + other);
              Optional.ofNullable(places.get(Fact.BLACK))
                  .ifPresent(where -> places.putIfAbsent(Fact.RESULT, where));
              facts.put(Fact.BLACK, black.get().name());
              facts.put(Fact.WHITE, white.get().name());
            });
  }

  /** The discs after a name, or alone. */
  private static Optional<WrittenDiscs.OfPlayer> discs(String value) {
    OptionalInt alone = WrittenDiscs.read(value);
    return alone.isPresent()
        ? Optional.of(new WrittenDiscs.OfPlayer("", alone.getAsInt()))
        : WrittenDiscs.OfPlayer.read(value);
  }
}
