package org.kifu.damage;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ProcessorTime;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.GameChecker;

/**
 * One damage to the second of three records.
 *
 * @param truth the three records as they are read from the undamaged text
 * @param damaged what stands for the second record
 */
record DamageCase(ThreeRecords three, List<GameRecord> truth, Damage damage, String damaged) {
  /** Well beyond what the reading of three records takes. */
  private static final Duration MOST = Duration.ofSeconds(5);

  /** The facts that make a game the same as another: its start and its moves. */
  private record Play(StartSpec start, MoveList moves) {
    static Play of(GameRecord game) {
      return new Play(game.start(), game.moves());
    }
  }

  /** Damages the second of three records. */
  static DamageCase of(ThreeRecords three, List<GameRecord> truth, Random random) {
    Damage[] kinds = Damage.values();
    Damage kind = kinds[random.nextInt(kinds.length)];
    while (!kind.suits(three.notation(), three.second())) {
      kind = kinds[random.nextInt(kinds.length)];
    }
    String damaged = kind.apply(three.second(), three.separator(), random);
    return new DamageCase(three, truth, kind, damaged);
  }

  String text() {
    return three.with(damaged);
  }

  /** The reading of it, for a person: its games and the findings. */
  String reading() {
    StringBuilder text = new StringBuilder();
    text.append(damage).append(" at bytes ").append(three.secondAt()).append(" to ");
    text.append(three.secondAt() + damaged.length()).append('\n');
    try {
      Checked checked = Checked.of(three, text());
      for (ParsedGame game : checked.games()) {
        text.append("game ").append(game.number()).append(" at ").append(game.origin().start());
        text.append(": ").append(game.record().map(DamageCase::line).orElse("unreadable"));
        text.append('\n');
      }
      checked.findings().forEach(each -> text.append(each.problem()).append('\n'));
    } catch (RuntimeException | StackOverflowError e) {
      text.append(e);
    }
    return text.toString();
  }

  private static String line(GameRecord game) {
    return game.header() + " " + game.declared() + " " + game.moves();
  }

  /** Reads it, and says what went wrong. */
  Set<Failure> failures() {
    AtomicReference<Checked> read = new AtomicReference<>();
    Duration used;
    try {
      used = ProcessorTime.of(() -> read.updateAndGet(_ -> Checked.of(three, text())));
    } catch (RuntimeException | StackOverflowError e) {
      return EnumSet.of(Failure.EXCEPTION);
    }
    Checked checked = read.get();
    Set<Failure> failures = EnumSet.noneOf(Failure.class);
    note(failures, Failure.SLOW, used.compareTo(MOST) > 0);
    note(failures, Failure.SUMS, !checked.addsUp());
    note(failures, Failure.BYTES, !checked.isMail() && checked.accounted() != text().length());
    note(failures, Failure.VERDICT, !checked.games().stream().allMatch(DamageCase::isJudgedWell));
    note(failures, Failure.SECOND_SILENT, isSilent(checked));
    note(failures, Failure.FACTS_CROSSED, isCrossed(checked));
    noteNeighbours(checked, failures);
    return failures;
  }

  private static void note(Set<Failure> failures, Failure failure, boolean holds) {
    if (holds) {
      failures.add(failure);
    }
  }

  private void noteNeighbours(Checked checked, Set<Failure> failures) {
    long second = three.secondAt();
    long third = second + damaged.length();
    Optional<Failure> first =
        hurt(checked, truth.getFirst(), Failure.FIRST_LOST, Failure.FIRST_CHANGED);
    Optional<Failure> last =
        hurt(checked, truth.getLast(), Failure.THIRD_LOST, Failure.THIRD_CHANGED);
    boolean keepsBoundary = three.keepsBoundary(damaged);
    first.ifPresent(failures::add);
    last.ifPresent(failure -> failures.add(keepsBoundary ? failure : Failure.THIRD_HURT_AT_EDGE));
    note(
        failures,
        Failure.HURT_WITHOUT_ERROR,
        first.isPresent() && !checked.saysError(0, third)
            || last.isPresent() && keepsBoundary && !checked.saysError(second, text().length()));
    note(
        failures,
        Failure.EDGE_SILENT,
        last.isPresent() && !keepsBoundary && !checked.says(second, text().length()));
  }

  private static Optional<Failure> hurt(
      Checked checked, GameRecord record, Failure lost, Failure changed) {
    List<GameRecord> same =
        records(checked).filter(game -> Play.of(game).equals(Play.of(record))).toList();
    return same.isEmpty()
        ? Optional.of(lost)
        : same.stream().noneMatch(game -> isSame(game, record))
            ? Optional.of(changed)
            : Optional.empty();
  }

  private static boolean isSame(GameRecord game, GameRecord record) {
    return game.header().equals(record.header())
        && game.rules().equals(record.rules())
        && game.declared().equals(record.declared())
        && game.theory().equals(record.theory());
  }

  private static Stream<GameRecord> records(Checked checked) {
    return checked.games().stream().map(ParsedGame::record).flatMap(Optional::stream);
  }

  /** Whether the plain board agrees with the verdict on a game that its reader found sound. */
  private static boolean isJudgedWell(ParsedGame game) {
    Verdict verdict = new GameChecker(false).check(game).verdict();
    return game.record().isEmpty()
        || game.firstError().isPresent()
        || PlainVerdict.of(game.record().get()).map(verdict::equals).orElse(true);
  }

  /**
   * Nothing can be said of a record of which no letter and no digit is left, or only a number,
   * which may be that of the next one, or a score; of an archive the header tells.
   */
  private boolean isSilent(Checked checked) {
    long second = three.secondAt();
    long third = second + damaged.length();
    boolean isBlank =
        damaged.isEmpty()
            || three.notation().isText() && damaged.chars().noneMatch(Character::isLetterOrDigit)
            || damaged.strip().matches("\\d{1,2}[.]?");
    boolean isGame =
        checked.games().stream()
            .mapToLong(game -> game.origin().start().offset())
            .anyMatch(at -> at >= second && at < third);
    return !isBlank && !isGame && !checked.says(second - three.separator().length(), third);
  }

  /**
   * Whether a game has facts of two of the records, and nothing is said. A number of a player in an
   * archive may become that of another one by itself.
   */
  private boolean isCrossed(Checked checked) {
    long second = three.secondAt();
    return three.notation().isText()
        && !checked.says(second - three.separator().length(), second + damaged.length())
        && records(checked).anyMatch(game -> isOfSeveral(game.header()) && !standsAlone(game));
  }

  /** Whether the damaged record alone says the same: damage made a fact that another one has. */
  private boolean standsAlone(GameRecord game) {
    return records(Checked.of(three, damaged))
        .anyMatch(alone -> alone.header().equals(game.header()));
  }

  private boolean isOfSeveral(GameHeader header) {
    return truth.stream().filter(each -> shares(header, each.header())).count() > 1;
  }

  /** Whether both state a fact that no other record has. */
  private boolean shares(GameHeader header, GameHeader own) {
    return Stream.<Function<GameHeader, Object>>of(
            GameHeader::black,
            GameHeader::white,
            GameHeader::event,
            GameHeader::place,
            GameHeader::date)
        .filter(fact -> isOwn(fact, own))
        .anyMatch(fact -> fact.apply(header).equals(fact.apply(own)));
  }

  private boolean isOwn(Function<GameHeader, Object> fact, GameHeader own) {
    Object value = fact.apply(own);
    return !value.equals("")
        && !value.equals(GameDate.UNKNOWN)
        && truth.stream().filter(each -> states(each.header(), value)).count() == 1;
  }

  private static boolean states(GameHeader header, Object value) {
    return header.black().equals(value)
        || header.white().equals(value)
        || header.event().equals(value)
        || header.place().equals(value)
        || header.date().equals(value);
  }
}
