package org.kifu.base;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.base.SourceRows.Known;
import org.kifu.file.FileNames;
import org.kifu.source.Source;

/**
 * The files whose bytes are not those that a base has under their names. What becomes of these is
 * decided once all files have been seen: the bytes may be those of another file now.
 */
final class FollowedFiles {
  /** Files with bytes that the base does not have. */
  private final List<Source> changed = new ArrayList<>();

  /** Files with bytes that the base has under other names, while it has others under theirs. */
  private final List<Source> exchanged = new ArrayList<>();

  /** The sources that files with other names have the bytes of, by their numbers. */
  private final Map<Long, Claim> claims = new LinkedHashMap<>();

  private record Claim(Known known, Source file) {}

  void addChanged(Source file) {
    changed.add(file);
  }

  /** Adds a file with bytes that the base has under the name of another file. */
  void addClaim(Source file, Known known, boolean isOtherUnderItsName) {
    claims.putIfAbsent(known.source(), new Claim(known, file));
    if (isOtherUnderItsName) {
      exchanged.add(file);
    }
  }

  /** Whether sources of the base must go, or get other names. */
  boolean isAnyOther() {
    return !changed.isEmpty() || !exchanged.isEmpty();
  }

  /**
   * Gives sources the names that files with their bytes have now, adds the bytes of the changed
   * files, and removes what no file has any more.
   *
   * @return the changed files, whose games are to be added
   */
  SourceReplacement follow(
      Base base,
      Connection tables,
      ReadingChoice choice,
      AdditionWatcher watcher,
      UnreadableFile unreadable)
      throws SQLException, IOException {
    SourceRows sources = new SourceRows(tables);
    Map<Source, Known> old = new LinkedHashMap<>();
    for (List<Source> files : List.of(exchanged, changed)) {
      for (Source each : files) {
        Optional<Known> before = sources.named(each.name());
        before.ifPresent(known -> old.put(each, known));
      }
    }
    Set<Long> kept = rename(tables, sources, old, watcher);
    SourceReplacement replacement = new SourceReplacement(base, tables);
    for (Source each : exchanged) {
      Known before = old.get(each);
      if (before != null && !kept.contains(before.source())) {
        replacement.removes(before.source());
      }
    }
    for (Source each : changed) {
      Known before = old.get(each);
      boolean isReplaced = before != null && !kept.contains(before.source());
      try {
        addBytes(sources, each, isReplaced ? before : null, choice, replacement, watcher);
      } catch (BaseException e) {
        throw e;
      } catch (IOException e) {
        unreadable.tell(each, e);
      }
    }
    replacement.removeOld();
    return replacement;
  }

  /**
   * Adds the bytes of a changed file, unless another changed file has the same.
   *
   * @param before the source that they replace, if any
   */
  private static void addBytes(
      SourceRows sources,
      Source file,
      @Nullable Known before,
      ReadingChoice choice,
      SourceReplacement replacement,
      AdditionWatcher watcher)
      throws SQLException, IOException {
    Known after = sources.add(SourceRows.GAMES, file, choice);
    Known first = sources.withSum(after.sha256()).orElse(after);
    if (first.source() == after.source()) {
      replacement.add(file, before, after.source());
      return;
    }
    sources.remove(after.source());
    watcher.isKnown(file.name(), first.name());
    if (before != null) {
      replacement.removes(before.source());
    }
  }

  /** A report on a file that cannot be read. */
  @FunctionalInterface
  interface UnreadableFile {
    void tell(Source file, IOException cause);
  }

  /** Renames sources whose own files have other bytes or are gone, and returns them. */
  private Set<Long> rename(
      Connection tables, SourceRows sources, Map<Source, Known> old, AdditionWatcher watcher)
      throws SQLException {
    Set<Long> outdated = new HashSet<>();
    old.values().forEach(known -> outdated.add(known.source()));
    Set<Long> renamed = new HashSet<>();
    for (Claim each : claims.values()) {
      long source = each.known().source();
      String name = each.known().name();
      boolean isGone = FileNames.possiblePath(name).filter(Files::exists).isEmpty();
      if (outdated.contains(source) || isGone) {
        sources.rename(source, each.file());
        MovedAnnotations.rename(tables, source, GameEntry.wellFormed(each.file().name()));
        renamed.add(source);
        watcher.isRenamed(each.file().name(), name);
      } else {
        watcher.isKnown(each.file().name(), name);
      }
    }
    return renamed;
  }

  /** Tells the files whose bytes the base has under other names, where nothing changes. */
  void tellKnown(AdditionWatcher watcher) {
    for (Claim each : claims.values()) {
      watcher.isKnown(each.file().name(), each.known().name());
    }
  }
}
