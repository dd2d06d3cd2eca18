package org.kifu.format.wthor;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.game.Counted;
import org.kifu.game.GameDate;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;

/**
 * WTHOR game files of the 8x8 and the 10x10 board, read with the name files beside them: {@code
 * .jou} and {@code .trn} with the name of the game file, or {@code WTHOR} or {@code WTH}, in any
 * case of letters. A source may have any size. Solitaire files are positions; name files are
 * refused by name. Only 8x8 games are written.
 */
public final class WthorFormat implements WritableFormat {
  /**
   * The number of games in memory at a time: those that fit into {@link Source#HEAD_BYTES} with a
   * header.
   */
  static final int CHUNK_GAMES = (Source.HEAD_BYTES - WthorLayout.HEADER) / WthorLayout.GAME;

  private static final Pattern YEAR = Pattern.compile("(?<!\\d)(\\d{4})(?!\\d)");

  /** Called by the service loader. */
  public WthorFormat() {}

  @Override
  public String name() {
    return "wthor";
  }

  @Override
  public boolean isText() {
    return false;
  }

  @Override
  public int recognise(byte[] head) {
    return WthorKind.of(head) == WthorKind.NONE ? 0 : 95;
  }

  /** Reads a source that was declared as WTHOR by name, unless it is another kind of WTHOR file. */
  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options)
      throws IOException {
    byte[] head = stream.readNBytes(WthorLayout.HEADER + CHUNK_GAMES * WthorLayout.GAME);
    SourceProblems problems = new SourceProblems(source, options.problems());
    if (head.length < WthorLayout.HEADER) {
      problems.add(
          ProblemCode.TRUNCATED,
          head.length,
          "the source ends within the %d bytes of the header".formatted(WthorLayout.HEADER));
      return Collections.emptyIterator();
    }
    WthorKind kind = WthorKind.of(head);
    if (kind == WthorKind.SOLITAIRES) {
      return solitaires(head, source, stream, options, problems);
    }
    if (kind == WthorKind.GAMES_10X10) {
      return games(GameLayout.TEN, whole(head, stream), source, stream, options, problems);
    }
    if (kind != WthorKind.GAMES && kind != WthorKind.NONE) {
      problems.add(ProblemCode.UNSUPPORTED_FORMAT, 0, "this is " + kind.description());
      return Collections.emptyIterator();
    }
    return games(GameLayout.EIGHT, head, source, stream, options, problems);
  }

  /** Completes the record in which the bytes read for recognition end. */
  private static byte[] whole(byte[] head, InputStream stream) throws IOException {
    int part = (head.length - WthorLayout.HEADER) % GameLayout.TEN.size();
    byte[] rest = part == 0 ? new byte[0] : stream.readNBytes(GameLayout.TEN.size() - part);
    byte[] whole = Arrays.copyOf(head, head.length + rest.length);
    System.arraycopy(rest, 0, whole, head.length, rest.length);
    return whole;
  }

  private static Iterator<ParsedGame> games(
      GameLayout layout,
      byte[] head,
      Source source,
      InputStream stream,
      ReadOptions options,
      SourceProblems problems) {
    Header header = Header.of(head);
    problems.complainOf(header, layout);
    RecordParser parser = parser(layout, header, source, options, problems);
    return new GameIterator(
        head,
        stream,
        each -> parser.of(date(each, source), each.theoryEmpties()),
        layout,
        problems);
  }

  /** The parser of a file's records; reports missing name files. */
  static RecordParser parser(
      GameLayout layout,
      Header header,
      Source source,
      ReadOptions options,
      SourceProblems problems) {
    NameFiles names = NameFiles.of(options);
    NameFile players = names.players(source);
    NameFile tournaments = names.tournaments(source);
    problems.complainOf(players, tournaments);
    return new RecordParser(
        layout, players, tournaments, date(header, source), header.theoryEmpties());
  }

  private static Iterator<ParsedGame> solitaires(
      byte[] head,
      Source source,
      InputStream stream,
      ReadOptions options,
      SourceProblems problems) {
    NameFiles names = NameFiles.of(options);
    NameFile players = names.players(source);
    NameFile tournaments = names.tournaments(source);
    problems.complainOf(players, tournaments);
    return new SolitaireGames(
        head, stream, new SolitaireGames.SolitaireParser(players, tournaments), problems);
  }

  /** The year of the header; if that is not plausible, a year in the name of the file. */
  static GameDate date(Header header, Source source) {
    if (Header.isPlausibleYear(header.year())) {
      return GameDate.ofYear(header.year());
    }
    Matcher matcher = YEAR.matcher(source.fileName());
    while (matcher.find()) {
      int year = Integer.parseInt(matcher.group(1));
      if (Header.isPlausibleYear(year)) {
        return GameDate.ofYear(year);
      }
    }
    return GameDate.UNKNOWN;
  }

  @Override
  public GameWriter writer(Path target) throws IOException {
    return new WthorWriter(files(target), LocalDate.now(ZoneOffset.UTC));
  }

  @Override
  public GameWriter writer(Path target, LocalDate made) throws IOException {
    return new WthorWriter(files(target), made);
  }

  @Override
  public GameWriter writer(Path target, Source predecessor) throws IOException {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    Optional<NameTable.Predecessor> earlier = NameTable.Predecessor.of(predecessor);
    return earlier.isPresent()
        ? new WthorWriter(files(target), today, earlier.get())
        : new WthorWriter(files(target), today);
  }

  /** Refuses numbers without a name in the files beside the games, as they cannot be kept. */
  @Override
  public Optional<String> refusal(Source predecessor) throws IOException {
    return HighestNumbers.in(predecessor).flatMap(highest -> highest.complaint(predecessor));
  }

  /** The games, and beside them the players ({@code .jou}) and the tournaments ({@code .trn}). */
  @Override
  public List<Path> files(Path target) {
    String name = target.getFileName().toString();
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    return List.of(
        target, target.resolveSibling(stem + ".jou"), target.resolveSibling(stem + ".trn"));
  }

  /**
   * The highest numbers of names that a game file uses.
   *
   * @param player 0 to 65,535
   * @param tournament 0 to 65,535
   */
  private record HighestNumbers(int player, int tournament) {
    /** Reads a source to its end; nothing if it is not a game file. */
    static Optional<HighestNumbers> in(Source source) throws IOException {
      try (InputStream stream = new BufferedInputStream(source.open(), 1 << 16)) {
        byte[] head = stream.readNBytes(WthorLayout.HEADER + WthorLayout.GAME);
        boolean isGames =
            head.length >= WthorLayout.HEADER && WthorKind.of(head) == WthorKind.GAMES;
        return isGames ? Optional.of(of(head, stream)) : Optional.empty();
      }
    }

    private static HighestNumbers of(byte[] head, InputStream rest) throws IOException {
      int player = 0;
      int tournament = 0;
      byte[] game = new byte[WthorLayout.GAME];
      System.arraycopy(head, WthorLayout.HEADER, game, 0, head.length - WthorLayout.HEADER);
      for (int length = head.length - WthorLayout.HEADER;
          length == WthorLayout.GAME;
          length = rest.readNBytes(game, 0, WthorLayout.GAME)) {
        tournament = Math.max(tournament, WthorLayout.u16(game, 0));
        player = Math.max(player, Math.max(WthorLayout.u16(game, 2), WthorLayout.u16(game, 4)));
      }
      return new HighestNumbers(player, tournament);
    }

    /** The names that the name files beside the games lack; nothing if they have all of them. */
    Optional<String> complaint(Source games) {
      NameFiles files = new NameFiles(ReadOptions.Advice.OF_LIBRARY.names());
      return complaint(files.players(games), "player", player)
          .or(() -> complaint(files.tournaments(games), "tournament", tournament));
    }

    private static Optional<String> complaint(NameFile names, String what, int highest) {
      if (!names.isPresent()) {
        return Optional.of(names.complaint().orElse("the file with %ss is empty".formatted(what)));
      }
      return names.has(highest)
          ? Optional.empty()
          : Optional.of(
              "%s %d is beyond the %s of the file beside it"
                  .formatted(what, highest, Counted.of(names.entries().size(), "name")));
    }
  }
}
