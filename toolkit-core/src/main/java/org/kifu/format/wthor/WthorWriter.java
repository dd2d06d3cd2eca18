package org.kifu.format.wthor;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.file.FileOutput;
import org.kifu.format.GameWriter;
import org.kifu.game.Counted;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.TheoreticalScore;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;

/**
 * A writer of one game file and its two name files. The year and the depth of the theoretical
 * scores belong to the whole file: the first game that has them decides. A game of another year is
 * refused, since it would be filed under the wrong year; a score of another depth is left out.
 */
final class WthorWriter implements GameWriter {
  private final List<Path> files;
  private final LocalDate today;
  private final FileOutput file;
  private final OutputStream games;
  private final RecordLosses losses = new RecordLosses(this);
  private final NameTable players;
  private final NameTable tournaments;
  private int count;
  private int year;
  private int depth;

  /** The parser of records of the earlier edition, if there is one. */
  private @Nullable RecordParser earlier;

  /**
   * Opens the files.
   *
   * @param files the files of games, players and tournaments
   * @param today the date of creation, by which programs distinguish older files from newer ones
   */
  WthorWriter(List<Path> files, LocalDate today) throws IOException {
    this(
        files,
        today,
        new NameTable(WthorLayout.UNKNOWN_PLAYER, WthorLayout.PLAYER),
        new NameTable(WthorLayout.SEVERAL_TOURNAMENTS, WthorLayout.TOURNAMENT));
  }

  /**
   * Opens the files of a later edition: numbers stay the same, and new names get the next numbers;
   * the year and the depth stay too.
   */
  WthorWriter(List<Path> files, LocalDate today, NameTable.Predecessor earlier) throws IOException {
    this(
        files,
        today,
        new NameTable(earlier.players(), WthorLayout.PLAYER),
        new NameTable(earlier.tournaments(), WthorLayout.TOURNAMENT));
    this.year = earlier.date().year();
    this.depth = earlier.header().theoryEmpties();
    this.earlier = earlier.parser();
  }

  private WthorWriter(List<Path> files, LocalDate today, NameTable players, NameTable tournaments)
      throws IOException {
    this.files = files;
    this.today = today;
    this.players = players;
    this.tournaments = tournaments;
    this.file = FileOutput.to(files.getFirst());
    this.games = new BufferedOutputStream(file, 1 << 16);
    games.write(new byte[WthorLayout.HEADER]);
  }

  @Override
  public Optional<String> refusal(GameRecord game) {
    GameHeader header = game.header();
    int played = header.date().year();
    if (played != 0 && !takesYear(played)) {
      return Optional.of("the year %d, in a file of %d".formatted(played, year));
    }
    if (!players.takes(header.black(), header.white())) {
      return Optional.of("no more than 65,535 players");
    }
    return tournaments.takes(header.event())
        ? RecordBytes.refusal(game)
        : Optional.of("no more than 65,535 tournaments");
  }

  @Override
  public List<String> losses(GameRecord game) {
    return losses.of(game);
  }

  @Override
  public void write(GameRecord game) throws IOException {
    Optional<String> refusal = refusal(game);
    if (refusal.isPresent()) {
      throw new IllegalArgumentException("WTHOR cannot hold this game: " + refusal.get());
    }
    GameHeader header = game.header();
    year = year == 0 ? header.date().year() : year;
    depth = depth == 0 ? game.theory().map(TheoreticalScore::empties).orElse(0) : depth;
    byte[] bytes = new byte[WthorLayout.GAME];
    WthorLayout.putU16(bytes, 0, tournaments.number(header.event()));
    WthorLayout.putU16(bytes, 2, players.number(header.black()));
    WthorLayout.putU16(bytes, 4, players.number(header.white()));
    bytes[6] = (byte) RecordBytes.score(game);
    bytes[7] =
        (byte)
            game.theory()
                .filter(this::takes)
                .map(TheoreticalScore::blackDiscs)
                .orElse(WthorLayout.NO_SCORE)
                .intValue();
    RecordBytes.putMoves(game, bytes);
    games.write(bytes);
    count++;
  }

  /** Writes a game; a record whose facts and numbers are unchanged is written byte for byte. */
  @Override
  public void write(ParsedGame game, GameRecord record) throws IOException {
    if (game.origin().plain() instanceof RecordParser.WthorOrigin origin
        && origin.length() == WthorLayout.GAME
        && holds(origin, record)) {
      games.write(origin.bytes());
      count++;
    } else {
      write(record);
    }
  }

  /** Whether the bytes of a record mean the same game in the file that is written. */
  private boolean holds(RecordParser.WthorOrigin origin, GameRecord record) {
    byte[] bytes = origin.bytes();
    GameHeader header = record.header();
    return earlier != null
        && tournaments.has(WthorLayout.u16(bytes, 0), header.event())
        && players.has(WthorLayout.u16(bytes, 2), header.black())
        && players.has(WthorLayout.u16(bytes, 4), header.white())
        && earlier.parse(origin, 1).record().equals(Optional.of(record));
  }

  /** Whether the depth of the file is that of this score, or still open. */
  boolean takes(TheoreticalScore theory) {
    return theory.empties() != 0 && (depth == 0 || theory.empties() == depth);
  }

  /** Whether the year of the file is this one, or still open. */
  boolean takesYear(int other) {
    return year == 0 || year == other;
  }

  int year() {
    return year;
  }

  NameTable players() {
    return players;
  }

  NameTable tournaments() {
    return tournaments;
  }

  /** Writes the names and the header. */
  @Override
  public void close() throws IOException {
    Header header = Header.ofGames(today, count, year, depth);
    try (games) {
      games.flush();
      file.writeAt(0, header.toBytes());
    }
    FileOutput.write(files.get(1), players.toBytes(header));
    FileOutput.write(files.get(2), tournaments.toBytes(header));
  }

  /** The parts of games that a WTHOR file leaves out. */
  private record RecordLosses(WthorWriter writer) {
    List<String> of(GameRecord game) {
      List<String> losses = new ArrayList<>();
      addNames(game.header(), losses);
      addDate(game.header(), losses);
      addResult(game, losses);
      losses.addAll(
          WritingLosses.of(game)
              .without(
                  Part.BOARD_SCORE, Part.REMARKS, Part.CLOCKS, Part.EVALUATIONS, Part.VARIATIONS)
              .tags(tag -> false)
              .phrases());
      return losses;
    }

    private void addNames(GameHeader header, List<String> losses) {
      addName("player", header.black(), writer.players(), losses);
      addName("player", header.white(), writer.players(), losses);
      addName("tournament", header.event(), writer.tournaments(), losses);
      if (!header.place().isEmpty()) {
        losses.add("the place " + header.place());
      }
    }

    private static void addName(String what, String name, NameTable table, List<String> losses) {
      String written = table.written(name);
      if (NameFile.isNumber(name)) {
        losses.add("that %s is the number of a %s, not a name".formatted(name, what));
      } else if (!written.equals(name)) {
        losses.add("the %s name %s, written as %s".formatted(what, name, written));
      }
    }

    private void addDate(GameHeader header, List<String> losses) {
      int year = header.date().year();
      if (year == 0 && !writer.takesYear(year)) {
        losses.add("that the year is not known; the file is of %d".formatted(writer.year()));
      }
      if (header.date().month() > 0) {
        losses.add("the day of " + header.date());
      }
    }

    private void addResult(GameRecord game, List<String> losses) {
      Outcome declared = game.declared();
      if (declared.kind().explainsEarlyStop()) {
        losses.add("the kind of result, " + declared.kind().label());
      }
      if (declared.blackDiscs().isPresent()
          && !RecordBytes.isScore(declared.blackDiscs().getAsInt())) {
        losses.add("the score " + declared.blackDiscs().getAsInt());
      }
      game.theory()
          .filter(theory -> !writer.takes(theory))
          .ifPresent(
              theory ->
                  losses.add(
                      "the theoretical score from " + Counted.of(theory.empties(), "empty")));
    }
  }
}
