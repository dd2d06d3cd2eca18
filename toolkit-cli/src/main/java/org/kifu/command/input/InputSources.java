package org.kifu.command.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.output.AnnotatedSource;
import org.kifu.annotate.output.JoinedAnnotations;
import org.kifu.base.Base;
import org.kifu.base.BaseException;
import org.kifu.base.StoredAnnotations;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.file.FileNames;
import org.kifu.file.SystemReason;
import org.kifu.format.ReadOptions;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;

/**
 * The sources of an input, one after the other. In the place of a base come the files that it
 * keeps, with the names that they had when they were added.
 */
public final class InputSources implements Iterator<Source>, AutoCloseable {
  private final Iterator<Source> named;
  private final List<Source> beside;
  private final Consumer<Problem> problems;
  private final Map<Path, Base> bases = new LinkedHashMap<>();
  private final Set<Path> told = new HashSet<>();
  private Iterator<StoredSource> stored = Collections.emptyIterator();
  private @Nullable Base base;
  private @Nullable StoredSource last;
  private @Nullable Source next;
  private Optional<Path> file = Optional.empty();

  /**
   * Starts before the first source.
   *
   * @param problems takes the problems of folders and bases without games
   */
  public InputSources(InputWords words, Consumer<Problem> problems) {
    this(words.sources().sources(problems), words.beside(), problems);
  }

  /** Some sources, of which some may be bases. */
  public InputSources(Iterator<Source> sources, List<Source> beside, Consumer<Problem> problems) {
    this.named = sources;
    this.beside = beside;
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    while (next == null && !stored.hasNext() && named.hasNext()) {
      Source source = named.next();
      Optional<Path> found = source.path().filter(Base::isBase);
      if (found.isEmpty()) {
        next = source;
      } else {
        enter(found.get(), source);
      }
    }
    return next != null || stored.hasNext();
  }

  private void enter(Path path, Source source) {
    try {
      Base opened = opened(path);
      base = opened;
      List<StoredSource> meant = meant(opened, source);
      stored = meant.iterator();
      if (meant.isEmpty()) {
        String message =
            source
                .wantedEntry()
                .map("the base has no file '%s'"::formatted)
                .orElse("the base holds no files");
        SourceLocation where = SourceLocation.whole(source.name());
        problems.accept(Problem.of(ProblemCode.NO_GAMES, where, message));
      }
    } catch (IOException e) {
      problems.accept(unreadable(source, e));
    }
  }

  /** The base of a file, opened once. */
  private Base opened(Path path) throws IOException {
    Base known = bases.get(path);
    if (known != null) {
      return known;
    }
    Base opened = Base.open(path);
    bases.put(path, opened);
    return opened;
  }

  private static List<StoredSource> meant(Base opened, Source source) throws IOException {
    return new StoredSources(opened)
        .games().stream().filter(each -> source.means(each.name())).toList();
  }

  private static Problem unreadable(Source source, IOException cause) {
    String reason = cause instanceof BaseException fault ? fault.reason() : SystemReason.of(cause);
    return Problem.of(ProblemCode.IO_ERROR, SourceLocation.whole(source.name()), reason);
  }

  /**
   * The number of bytes of some sources, of which some may be bases; these stay open. What cannot
   * be read counts as nothing.
   */
  long sizeOf(Iterator<Source> sources) {
    long size = 0;
    while (sources.hasNext()) {
      Source source = sources.next();
      Optional<Path> path = source.path();
      try {
        if (path.filter(Base::isBase).isPresent()) {
          for (StoredSource each : meant(opened(path.get()), source)) {
            size += each.size();
          }
        } else if (path.isPresent()) {
          size += Files.size(path.get());
        }
      } catch (IOException e) {
        size += 0; // reading it reports the error
      }
    }
    return size;
  }

  @Override
  public Source next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Source plain = next;
    if (plain != null) {
      next = null;
      last = null;
      file = plain.path();
      return plain;
    }
    try {
      StoredSource source = stored.next();
      Base opened = base;
      if (opened == null) {
        throw new NoSuchElementException();
      }
      last = source;
      file = Optional.of(opened.file());
      return new StoredSources(opened).toRead(source).with(beside);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The options for the source that came last. A base remembers what was chosen to read a source;
   * what is chosen now comes before it.
   */
  public ReadOptions options(ReadOptions given) {
    return last == null ? given : last.choice().behind(given);
  }

  /** The annotated games of the source that came last. The caller closes them. */
  public JoinedAnnotations annotated(Source source) throws IOException {
    Base opened = base;
    StoredSource stored = last;
    if (stored == null || opened == null) {
      return AnnotatedSource.open(source, problems);
    }
    StoredAnnotations annotations = new StoredAnnotations(opened);
    if (told.add(opened.file()) && !annotations.areAny()) {
      problems.accept(noAnnotations(opened));
    }
    return annotations.games(List.of(stored), problems);
  }

  /** The problem of a base without annotated games. */
  public static Problem noAnnotations(Base base) {
    String file = FileNames.shown(base.file());
    return Problem.of(
        ProblemCode.NO_GAMES,
        SourceLocation.whole(file),
        "the base has no annotated games; 'kifu base annotate %s' makes them".formatted(file));
  }

  /** Whether the source that came last is one of a base. */
  public boolean isOfBase() {
    return last != null;
  }

  /** The base of the source that came last; it is closed with the sources. */
  Optional<Base> base() {
    return last == null ? Optional.empty() : Optional.ofNullable(base);
  }

  /** The file that holds the source that came last: itself, or the base. */
  public Optional<Path> file() {
    return file;
  }

  /** The number of bytes of the source that came last; 0 if that is not known. */
  long size() {
    try {
      return last != null ? last.size() : file.isPresent() ? Files.size(file.get()) : 0;
    } catch (IOException e) {
      return 0; // the reader reports the error
    }
  }

  @Override
  public void close() {
    try {
      for (Base each : bases.values()) {
        each.close();
      }
      bases.clear();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
