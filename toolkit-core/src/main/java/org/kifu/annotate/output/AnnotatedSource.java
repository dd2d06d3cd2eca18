package org.kifu.annotate.output;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.packed.Archive;
import org.kifu.source.packed.Packing;

/**
 * The annotated games of a source as JSON lines: of the source itself, or of each file that is
 * packed in it. A file without annotated games gives one failure, unless it is left out.
 */
public final class AnnotatedSource extends JoinedAnnotations {
  private static final int HEAD = 512;

  private final Source source;
  private final Consumer<? super Problem> problems;
  private final InputStream stream;
  private final @Nullable Archive archive;
  private boolean leavesOutOthers;
  private boolean isStarted;
  private boolean isWantedFound;

  private AnnotatedSource(
      Source source,
      Consumer<? super Problem> problems,
      InputStream stream,
      @Nullable Archive archive) {
    this.source = source;
    this.problems = problems;
    this.stream = stream;
    this.archive = archive;
  }

  /**
   * Opens a source.
   *
   * @param problems takes the problems of packed files
   * @throws IOException if it cannot be opened
   */
  public static AnnotatedSource open(Source source, Consumer<Problem> problems) throws IOException {
    InputStream stream = new BufferedInputStream(source.open(), 1 << 16);
    try {
      stream.mark(HEAD);
      byte[] head = stream.readNBytes(HEAD);
      stream.reset();
      Optional<Packing> packing = Packing.of(head).filter(Packing::isRead);
      Archive archive =
          packing.isEmpty()
              ? null
              : Archive.open(packing.get(), source.name(), source.path(), 0, stream, problems);
      return new AnnotatedSource(source, problems, stream, archive);
    } catch (IOException e) {
      stream.close();
      throw e;
    }
  }

  /** Whether a source, or a file that is packed in it, is a file of annotated games. */
  public static boolean isAnnotated(Source source) throws IOException {
    try (AnnotatedSource all = open(source, problem -> {}).leavingOutOthers()) {
      return all.hasNext();
    }
  }

  /** Leaves out files without annotated games. */
  public AnnotatedSource leavingOutOthers() {
    leavesOutOthers = true;
    return this;
  }

  @Override
  protected Optional<AnnotatedPart> nextPart() throws IOException {
    return archive == null ? ofPlain() : nextOf(archive);
  }

  private Optional<AnnotatedPart> ofPlain() throws IOException {
    if (source.wantedEntry().isPresent()) {
      throw new IOException("no archive, so without " + source.wantedEntry().get());
    }
    boolean isFirst = !isStarted;
    isStarted = true;
    return isFirst ? Optional.of(part(source.name(), stream, Optional::empty)) : Optional.empty();
  }

  private Optional<AnnotatedPart> nextOf(Archive packed) {
    while (packed.hasNext()) {
      Archive.Member member = packed.next();
      if (source.means(member.path())) {
        isWantedFound = true;
        return Optional.of(part(named(member.path()), member.content(), member.content()::fault));
      }
    }
    if (source.wantedEntry().isPresent() && !isWantedFound) {
      isWantedFound = true; // told once
      String message = "no such entry: " + source.wantedEntry().get();
      problems.accept(
          Problem.of(ProblemCode.IO_ERROR, SourceLocation.whole(source.name()), message));
    }
    return Optional.empty();
  }

  private String named(String path) {
    return path.isEmpty() ? source.name() : source.name() + SourceLocation.WITHIN + path;
  }

  private AnnotatedPart part(String name, InputStream bytes, PartFault fault) {
    AnnotationReader lines = new AnnotationReader(name, bytes);
    boolean isLeftOut = leavesOutOthers && !lines.isOfAnnotatedGames();
    return isLeftOut
        ? new AnnotatedPart(Collections.emptyIterator(), () -> {})
        : new AnnotatedPart(lines, () -> fault.found().ifPresent(problems));
  }

  /** The reason why the bytes of a part end too early. */
  @FunctionalInterface
  private interface PartFault {
    Optional<Problem> found();
  }

  @Override
  public void close() throws IOException {
    try (InputStream _ = stream;
        Archive _ = archive) {
      super.close();
    }
  }
}
