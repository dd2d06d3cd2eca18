package org.kifu.format.transcript.fact;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenDiscs;
import org.kifu.notation.WrittenEnding;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * The facts that a line states about its game, without the moves.
 *
 * @param notes the notes beside the names: ratings, and the round as a comment
 * @param places the first character of each fact in the normal text of the line
 */
public record LineFacts(GameHeader header, Outcome score, Notes notes, Map<Fact, Integer> places) {
  /** A side, and its player in brackets. */
  private static final Pattern SIDE_AND_BRACKETS =
      Pattern.compile("\\s*(\\p{L}+)\\s*[(\\[]([^()\\[\\]]{2,40})[)\\]]\\s*:?\\s*");

  public static final LineFacts NONE = new LineFacts(GameHeader.NONE, Outcome.NONE, Map.of());

  /** The greatest length of a name with its discs. */
  private static final int MOST_OF_SIDE = 60;

  private static final Pattern COLOURED_SIDE =
      Pattern.compile(
          "\\s*(?:(?i:player|joueur|spieler|giocatore|jugador|jogador|speler)\\s?[12]\\s?[:.]\\s*)?"
              + "([●○◯⚫⚪]\\uFE0F?\\s+\\S.*?|\\p{L}.*?\\((?:\\p{L}{1,8}|[●○])\\))(?:[\\s:.]+(\\(?\\d{1,2}\\)?))?\\s*");

  /** Creates facts without notes. */
  public LineFacts(GameHeader header, Outcome score, Map<Fact, Integer> places) {
    this(header, score, Notes.NONE, places);
  }

  /** The fact of a line such as {@code Black: Anna} or {@code Result: 37-27}; or nothing. */
  public static Optional<LineFacts> labelled(TextLine line, LabelledFact fact) {
    int end = fact.valueAt() + fact.value().length();
    String raw = TagLabel.blanked(line.raw(fact.valueAt(), end)).strip().replaceAll("  +|\t+", " ");
    return switch (fact.fact()) {
      case BLACK, WHITE -> player(fact, raw);
      case EVENT -> facts(fact, "", "", raw, "", GameDate.UNKNOWN);
      case PLACE -> facts(fact, "", "", "", raw, GameDate.UNKNOWN);
      case DATE -> date(fact, raw);
      default ->
          WrittenScore.labelled(fact.value())
              .or(() -> WrittenEnding.labelled(fact.value()))
              .map(score -> new LineFacts(GameHeader.NONE, score, place(fact)));
    };
  }

  private static Optional<LineFacts> player(LabelledFact fact, String raw) {
    RatedName player = RatedName.in(raw);
    Disc side = fact.fact() == Fact.BLACK ? Disc.BLACK : Disc.WHITE;
    return side == Disc.BLACK
        ? facts(fact, player.name(), "", "", "", GameDate.UNKNOWN)
            .map(each -> each.with(player.notes(side)))
        : facts(fact, "", player.name(), "", "", GameDate.UNKNOWN)
            .map(each -> each.with(player.notes(side)));
  }

  /** The same facts with more notes, after the present ones. */
  public LineFacts with(Notes more) {
    return more.equals(Notes.NONE)
        ? this
        : new LineFacts(header, score, joined(notes, more), places);
  }

  private static Notes joined(Notes some, Notes more) {
    return new Notes(
        Stream.concat(some.remarks().stream(), more.remarks().stream()).toList(),
        List.of(),
        List.of(),
        Stream.concat(some.tags().stream(), more.tags().stream()).toList(),
        List.of());
  }

  /** The score, if the names of both players are only their discs, {@code Black: 18}. */
  public Optional<LineFacts> counted() {
    return score(header.black(), header.white())
        .map(
            counts -> {
              int at =
                  Math.min(places.getOrDefault(Fact.BLACK, 0), places.getOrDefault(Fact.WHITE, 0));
              GameHeader rest =
                  new GameHeader("", "", header.event(), header.place(), header.date());
              Map<Fact, Integer> left = new EnumMap<>(Fact.class);
              left.putAll(places);
              left.keySet().removeAll(Set.of(Fact.BLACK, Fact.WHITE));
              left.putIfAbsent(Fact.RESULT, at);
              return new LineFacts(rest, score.equals(Outcome.NONE) ? counts : score, notes, left);
            });
  }

  /** Returns the score of two counts of discs, 18 and 46; nothing if they are anything else. */
  public static Optional<Outcome> score(String black, String white) {
    OptionalInt blacks = WrittenDiscs.read(black);
    OptionalInt whites = blacks.isPresent() ? WrittenDiscs.read(white) : blacks;
    return whites.isPresent()
        ? WrittenScore.outcome(blacks.getAsInt() + "-" + whites.getAsInt())
        : Optional.empty();
  }

  /**
   * The player with the colour in brackets before the moves of that side alone, {@code Anna
   * (Black): f5 e6}; nothing if there is anything else.
   *
   * @param from the first word of the line
   * @param to the place where the moves begin
   */
  public static Optional<LineFacts> ofSide(TextLine line, int from, int to) {
    Optional<NamedSide> player =
        from < to && line.text().substring(0, from).isBlank()
            ? NamedSide.in(line, from, to)
            : Optional.empty();
    return player
        .filter(side -> side.colour().isPresent() && NameText.isPlayer(side.name()))
        .flatMap(
            side -> {
              Fact fact = side.mayBe(Disc.BLACK) ? Fact.BLACK : Fact.WHITE;
              return labelled(line, new LabelledFact(fact, side.name(), side.at()));
            });
  }

  /**
   * The player of a line that is a name with its colour and mostly the discs, {@code Anna (B) 40},
   * {@code ● Anna 40}; the discs stay after the name. Nothing for other lines.
   */
  public static Optional<LineFacts> ofColouredSide(TextLine line) {
    String text = line.text();
    boolean mayBe = text.length() <= MOST_OF_SIDE && (text.indexOf('(') > 0 || hasSign(text));
    Matcher side = COLOURED_SIDE.matcher(mayBe ? text : "");
    if (!side.matches()) {
      return Optional.empty();
    }
    return NamedSide.in(line, side.start(1), side.end(1))
        .filter(named -> named.colour().isPresent() && isPlayer(named.name(), hasSign(text)))
        .flatMap(
            named -> {
              Fact fact = named.mayBe(Disc.BLACK) ? Fact.BLACK : Fact.WHITE;
              int end = named.at() + named.name().length();
              int last = side.group(2) == null ? end : side.end(2);
              TextLine plain = side.group(2) == null ? line : line.blanked(end, side.start(2));
              String value = plain.text().substring(named.at(), last);
              return labelled(plain, new LabelledFact(fact, value, named.at()));
            });
  }

  /**
   * Whether text is a player. Beside a disc, the last of several words may also be a word for a
   * side, {@code ● Marco Bianchi}.
   */
  private static boolean isPlayer(String name, boolean hasSign) {
    int last = hasSign ? name.lastIndexOf(' ') : -1;
    boolean isSurname =
        last > 0
            && NameText.isName(name)
            && LabelledFact.named(name.substring(last + 1))
                .filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE)
                .isPresent();
    return NameText.isPlayer(isSurname ? name.substring(0, last) : name);
  }

  private static boolean hasSign(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > ' ') {
        return NamedSide.sign(text.charAt(i)).isPresent();
      }
    }
    return false;
  }

  /** The fact of a line that is the value of a label above it; nothing if it cannot be one. */
  public static Optional<LineFacts> ofValue(TextLine line, Fact fact) {
    String value = line.text().strip();
    int at = line.text().length() - line.text().stripLeading().length();
    boolean isSide = fact == Fact.BLACK || fact == Fact.WHITE;
    boolean mayBe = !value.isEmpty() && value.length() <= MOST_OF_SIDE;
    return mayBe && (!isSide || NameText.isPlayer(value))
        ? labelled(line, new LabelledFact(fact, value, at))
        : Optional.empty();
  }

  /**
   * The player in the heading of a list of one side's moves, {@code Black (Anna)}, {@code Anna
   * (Black)} or {@code Black: Anna}; nothing if it names no player.
   */
  public static Optional<LineFacts> ofHeading(TextLine line) {
    String text = line.text();
    Matcher named = SIDE_AND_BRACKETS.matcher(text);
    Optional<Fact> side = named.matches() ? LabelledFact.named(named.group(1)) : Optional.empty();
    if (side.isPresent()) {
      return side.filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE)
          .filter(_ -> NameText.isPlayer(named.group(2)))
          .flatMap(fact -> labelled(line, new LabelledFact(fact, named.group(2), named.start(2))));
    }
    int first = text.length() - text.stripLeading().length();
    return LabelledFact.of(text)
        .filter(label -> label.fact() == Fact.BLACK || label.fact() == Fact.WHITE)
        .map(label -> labelled(line, label))
        .orElseGet(() -> ofSide(line, first, text.length()));
  }

  /** The facts of a line with only a score. */
  public static LineFacts ofScore(Outcome score, int at) {
    return new LineFacts(GameHeader.NONE, score, Map.of(Fact.RESULT, at));
  }

  private static Optional<LineFacts> facts(
      LabelledFact fact, String black, String white, String event, String place, GameDate date) {
    GameHeader header = new GameHeader(black, white, event, place, date);
    return Optional.of(new LineFacts(header, Outcome.NONE, place(fact)));
  }

  private static Optional<LineFacts> date(LabelledFact fact, String raw) {
    Optional<GameDate> date = WrittenDate.read(raw);
    if (date.isEmpty() && WrittenDate.isInForm(raw)) {
      return Optional.of(new LineFacts(GameHeader.NONE, Outcome.NONE, place(fact)));
    }
    return date.filter(read -> !read.equals(GameDate.UNKNOWN)).isPresent()
        ? facts(fact, "", "", "", "", date.get())
        : date.map(_ -> new LineFacts(GameHeader.NONE, Outcome.NONE, Map.of()));
  }

  /** The same facts without the score. */
  public LineFacts withoutScore() {
    Map<Fact, Integer> others = new EnumMap<>(Fact.class);
    others.putAll(places);
    others.remove(Fact.RESULT);
    return new LineFacts(header, Outcome.NONE, others);
  }

  /** The facts of both; if they state the same kind of fact, this one counts. */
  public LineFacts and(LineFacts other) {
    Map<Fact, Integer> all = new EnumMap<>(Fact.class);
    all.putAll(other.places);
    all.putAll(places);
    Outcome said = score.equals(Outcome.NONE) ? other.score : score;
    return new LineFacts(joined(header, other.header), said, joined(notes, other.notes), all);
  }

  /** The place of a date that the calendar does not have. */
  public Optional<Integer> badDate() {
    return header.date().equals(GameDate.UNKNOWN)
        ? Optional.ofNullable(places.get(Fact.DATE))
        : Optional.empty();
  }

  private static Map<Fact, Integer> place(LabelledFact fact) {
    return Map.of(fact.fact(), fact.valueAt());
  }

  /** Whether both state the same kind of fact. */
  public boolean overlaps(LineFacts other) {
    return places.keySet().stream().anyMatch(other.places.keySet()::contains);
  }

  /** The kinds of facts stated. */
  public Set<Fact> kinds() {
    return places.keySet();
  }

  /** The fact that comes first. */
  public Optional<Fact> first() {
    return places.entrySet().stream().min(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }

  /** Whether the facts name a player. */
  public boolean nameAPlayer() {
    return places.containsKey(Fact.BLACK) || places.containsKey(Fact.WHITE);
  }

  /** Whether there is only a result. */
  public boolean isOnlyScore() {
    return places.keySet().equals(Set.of(Fact.RESULT));
  }

  /** Returns a header to which this line adds its facts. */
  public GameHeader added(GameHeader before) {
    return joined(before, header);
  }

  /** A header, completed from that of another line. */
  private static GameHeader joined(GameHeader one, GameHeader other) {
    return new GameHeader(
        first(one.black(), other.black()),
        first(one.white(), other.white()),
        first(one.event(), other.event()),
        first(one.place(), other.place()),
        one.date().equals(GameDate.UNKNOWN) ? other.date() : one.date());
  }

  private static String first(String one, String other) {
    return one.isEmpty() ? other : one;
  }
}
