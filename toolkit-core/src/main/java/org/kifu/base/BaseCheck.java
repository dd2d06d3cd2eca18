package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kifu.base.CopyRows.CopyRow;
import org.kifu.base.CopySearch.FoundCopies;
import org.kifu.base.CopySearch.FoundCopy;
import org.kifu.file.FileNames;
import org.kifu.format.ReadOptions;
import org.kifu.game.Counted;

/**
 * A check of a base: every sum is made again, every source is read again, and every row is compared
 * with what that gives. Tags, notes, favourites, variations, decisions, the answers to drills and
 * the queue of annotations are yours, so there is nothing to compare them with.
 */
public final class BaseCheck {
  private static final String UNKNOWN_JOBS =
      "SELECT count(*) FROM jobs WHERE state NOT IN ('waiting', 'done', 'failed')"
          + " OR level < 1";

  private final Base base;
  private final int jobs;
  private final CheckWatcher watcher;
  private final StoredSources sources;
  private PositionSums positions = new PositionSums(0);
  private MoveSums sums = MoveSums.of(Set.of());
  private long games;
  private long annotations;
  private long faults;

  /** Takes what a check finds. */
  public interface CheckWatcher {
    /** Takes a fault of the base, as a sentence with its place. */
    void fault(String message);

    /** Takes a source whose file has other bytes now than when it was added. */
    void hasChanged(String source);

    /** Takes the number of games that are compared. */
    void reached(long games);
  }

  /**
   * The result of a check.
   *
   * @param sources the number of sources with games
   * @param games the number of games that were compared
   * @param positions the number of their positions
   * @param annotations the number of annotations of games
   * @param files the number of sources whose file is there with the same bytes
   * @param faults the number of faults
   */
  public record Checked(
      int sources, long games, long positions, long annotations, int files, long faults) {}

  /**
   * Prepares a check.
   *
   * @param jobs the number of working threads, at least 1
   */
  public BaseCheck(Base base, int jobs, CheckWatcher watcher) {
    this.base = base;
    this.jobs = jobs;
    this.watcher = watcher;
    this.sources = new StoredSources(base, false); // a check goes on behind damage
  }

  /**
   * Checks the base. Damage that keeps SQLite from reading it is a fault like any other.
   *
   * @throws IOException if the base cannot be read for another reason
   */
  public Checked check() throws IOException {
    base.requireThisVersion();
    int count = 0;
    int files = 0;
    try {
      checkFile();
      positions = base.<PositionSums>read(tables -> PositionSums.read(tables).ofNone());
      sums = base.<MoveSums>read(tables -> MoveSums.of(new MoveSumRows(tables).keys()));
      List<StoredSource> all = sources.games();
      count = all.size();
      for (StoredSource each : all) {
        checkBytes(each);
        compareGames(each);
        files += isInFile(each) ? 1 : 0;
      }
      for (StoredSource each : sources.names()) {
        checkBytes(each);
      }
      checkWhole();
    } catch (BaseException e) {
      ofDamage(e);
    } catch (UncheckedIOException e) {
      if (e.getCause() instanceof BaseException cause) {
        ofDamage(cause);
      } else {
        throw e;
      }
    }
    return new Checked(count, games, positions.count(), annotations, files, faults);
  }

  private void ofDamage(BaseException damage) throws BaseException {
    if (damage.fault() != BaseException.BaseFault.BASE_DAMAGED) {
      throw damage;
    }
    fault(String.valueOf(damage.getMessage()));
  }

  private void fault(String message) {
    faults++;
    watcher.fault(message);
  }

  private void checkFile() throws IOException {
    for (String message : answers("PRAGMA integrity_check")) {
      if (!message.equals("ok")) {
        fault("SQLite: " + message);
      }
    }
    for (String table : answers("SELECT \"table\" FROM pragma_foreign_key_check")) {
      fault(table + ": a row names another that is not there");
    }
    Set<String> made = new HashSet<>();
    for (String each : answers("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")) {
      made.add(BaseSchema.normal(each));
    }
    for (String each : BaseSchema.statements()) {
      if (!made.contains(BaseSchema.normal(each))) {
        fault("not made as documented: " + each.lines().findFirst().orElse(""));
      }
    }
  }

  private List<String> answers(String question) throws IOException {
    return base.read(
        tables -> {
          List<String> answers = new ArrayList<>();
          try (Statement statement = tables.createStatement();
              ResultSet rows = statement.executeQuery(question)) {
            while (rows.next()) {
              answers.add(String.valueOf(rows.getString(1)));
            }
          }
          return answers;
        });
  }

  private void checkBytes(StoredSource source) throws IOException {
    if (!SourceRows.sum(sources.bytes(source)).equals(source.sha256())) {
      fault(source.name() + ": the bytes do not have the sum that they had");
    }
    long size = 0;
    try (InputStream stream = sources.bytes(source)) {
      size = stream.transferTo(OutputStream.nullOutputStream());
    }
    if (!source.name().equals(source.folder() + source.fileName())) {
      fault(source.name() + ": its folder and file name are not those of its path");
    }
    if (size != source.size()) {
      fault("%s: %s, not %d".formatted(source.name(), Counted.of(size, "byte"), source.size()));
    }
  }

  private void compareGames(StoredSource source) throws IOException {
    ReadOptions.RunMemory memory = new ReadOptions.RunMemory();
    long compared =
        base.read(
            tables -> {
              try (GameComparison comparison =
                  new GameComparison(tables, source, positions, sums, this::fault)) {
                return comparison.compare(
                    sources.whole(source),
                    memory,
                    NamedPositions.read(tables),
                    jobs,
                    done -> watcher.reached(games + done));
              }
            });
    games += compared;
  }

  /** Whether the file that was added is there with the same bytes. */
  private boolean isInFile(StoredSource source) throws IOException {
    Optional<Path> file = FileNames.possiblePath(source.name()).filter(Files::isRegularFile);
    if (file.isEmpty()) {
      return false;
    }
    boolean isSame;
    try {
      isSame = SourceRows.sum(Files.newInputStream(file.get())).equals(source.sha256());
    } catch (IOException e) {
      return false; // a file that cannot be read says nothing about the base
    }
    if (!isSame) {
      watcher.hasChanged(source.name());
    }
    return isSame;
  }

  private void checkWhole() throws IOException {
    if (!base.<PositionSums>read(positions::ofRows).isSameAs(positions)) {
      fault("positions: not those of the games");
    }
    if (!base.<PositionSums>read(PositionSums::read).isSameAs(positions.folded())) {
      fault("position_sums: not the sums of the positions of the games");
    }
    if (!base.<MoveSums>read(tables -> new MoveSumRows(tables).read()).equals(sums)) {
      fault("position_results, position_moves: not the sums of the games");
    }
    if (!base.<Boolean>read(tables -> new MoveSumRows(tables).areChecksumsRight())) {
      fault("position_moves: a row does not have the sum that it had");
    }
    base.<Boolean>read(this::checkCopies);
    annotations = base.<Long>read(tables -> new AnnotationCheck(this::fault).check(tables));
    if (!base.<Boolean>read(AnnotationSums::areRight)) {
      fault("annotation_sums: not the sums of the annotations");
    }
    long unused =
        base.read(
            tables ->
                Base.longNumber(
                    tables, "SELECT count(*) FROM sources WHERE role NOT IN ('games', 'names')"));
    if (unused > 0) {
      fault("sources: a role that is not known");
    }
    if (base.<Long>read(tables -> Base.longNumber(tables, UNKNOWN_JOBS)) > 0) {
      fault("jobs: a state or a level that is not known");
    }
    if (!base.<Boolean>read(NamedPositions::isRight)) {
      fault("openings: a key is not that of the moves");
    }
  }

  /** Checks that each record that is left out says nothing which its game does not say. */
  private boolean checkCopies(Connection tables) throws SQLException, IOException {
    if (!CopyRows.areAny(tables)) {
      return false;
    }
    FoundCopies found = CopySearch.ofBase(sources, jobs, tables);
    Map<Long, Long> firsts = new HashMap<>();
    for (StoredSource each : sources.games()) {
      long first = CopyRows.first(tables, each.number());
      for (Map.Entry<Integer, CopyRow> copy : CopyRows.of(tables, each.number()).entrySet()) {
        CopyRow row = copy.getValue();
        Optional<FoundCopy> right = found.of(each.number(), copy.getKey());
        if (row.copy() != first + copy.getKey()
            || right.isEmpty()
            || right.get().reason() != row.reason()
            || right.get().game(firsts, tables) != row.game()) {
          fault(
              "%s: record %d is left out, but not for what game %d of the base says"
                  .formatted(each.name(), copy.getKey() + 1, row.game()));
        }
      }
    }
    return true;
  }
}
