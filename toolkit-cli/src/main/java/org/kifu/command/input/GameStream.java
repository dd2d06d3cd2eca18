package org.kifu.command.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Progress;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** The games of all sources of a command, counted, one source after the other. */
public final class GameStream extends SourceStream<ParsedGame> {
  private static final ReadOptions.Advice ADVICE =
      new ReadOptions.Advice("--from", "--rules", WthorNamesOption.NAME);

  private final InputSources sources;
  private final ReadOptions options;
  private final @Nullable ReadShare share;
  private final Progress progress;
  private final BiConsumer<String, ByteCounts> accounts;
  private final Map<Path, Long> gamesRead = new HashMap<>();
  private Optional<Path> path = Optional.empty();
  private String name = "";
  private long games;
  private long gamesHere;
  private @Nullable GameReader reader;

  /**
   * Starts before the first game; words that do not name an input are reported at once.
   *
   * @param progress takes the amount that has been read
   * @param accounts takes the byte counts of each source, when it ends
   */
  public GameStream(
      InputWords inputs,
      ReadOptions options,
      Progress progress,
      BiConsumer<String, ByteCounts> accounts) {
    this(inputs, new InputSources(inputs, options.problems()), options, progress, accounts);
    InputWords.missing(inputs.sources()).forEach(options.problems());
  }

  private GameStream(
      InputWords inputs,
      InputSources sources,
      ReadOptions options,
      Progress progress,
      BiConsumer<String, ByteCounts> accounts) {
    this(sources, options, new ReadShare(sources, inputs), progress, accounts);
  }

  private GameStream(
      InputSources sources,
      ReadOptions options,
      @Nullable ReadShare share,
      Progress progress,
      BiConsumer<String, ByteCounts> accounts) {
    super(sources, options.problems());
    this.sources = sources;
    this.options = options.advising(ADVICE);
    this.share = share;
    this.progress = progress;
    this.accounts = accounts;
  }

  /**
   * Reads given sources, without progress.
   *
   * @param beside files of names for reading the sources of bases
   * @param accounts takes the byte counts of each source, when it ends
   */
  public GameStream(
      Iterator<Source> sources,
      List<Source> beside,
      ReadOptions options,
      BiConsumer<String, ByteCounts> accounts) {
    this(
        new InputSources(sources, beside, options.problems()),
        options,
        null,
        Progress.NONE,
        accounts);
  }

  @Override
  protected OpenSource<ParsedGame> open(Source source) throws IOException {
    path = sources.file();
    name = source.name();
    if (share != null) {
      share.opened(sources.size());
    }
    GameReader opened = GameReader.open(source, sources.options(options));
    reader = opened;
    return new OpenSource<>(opened.iterator(), opened::close);
  }

  @Override
  public ParsedGame next() {
    ParsedGame game = super.next();
    gamesHere++;
    games++;
    GameReader open = reader;
    if (progress.isVisible() && open != null && share != null) {
      share.reached(open.bytesRead());
      progress.at(games, "game", share.done(), share.all());
    }
    return sources.base().map(base -> base.own(game)).orElse(game);
  }

  /** The number of games read from each file so far. */
  Map<Path, Long> gamesRead() {
    Map<Path, Long> all = new HashMap<>(gamesRead);
    path.ifPresent(here -> all.merge(here, gamesHere, Long::sum));
    return all;
  }

  @Override
  protected void ended() {
    path.ifPresent(here -> gamesRead.merge(here, gamesHere, Long::sum));
    path = Optional.empty();
    gamesHere = 0;
    if (reader != null) {
      accounts.accept(name, reader.counts());
    }
    reader = null;
  }

  /** The share of the input that has been read, in bytes, for progress. */
  private static final class ReadShare {
    private final InputSources sources;
    private final InputWords inputs;
    private long all = -1;
    private long before;
    private long here;
    private long size;

    ReadShare(InputSources sources, InputWords inputs) {
      this.sources = sources;
      this.inputs = inputs;
    }

    /** Notes that the next source, with this number of bytes, has been opened. */
    void opened(long bytes) {
      before += size;
      here = 0;
      size = bytes;
    }

    /** Notes the number of bytes of this source that have been read. */
    void reached(long bytes) {
      here = Math.max(here, bytes);
    }

    /** The number of bytes that have been read. */
    long done() {
      return before + here;
    }

    /** The number of bytes of all files. */
    long all() {
      if (all < 0) {
        all = sources.sizeOf(inputs.sources().sources(problem -> {}));
      }
      return all;
    }
  }
}
