package org.kifu.archive.tournament.output;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.tournament.DiscCount;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.ResultFinding.FindingKind;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.archive.tournament.TournamentResult.ResultKind;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.words.PlainText;

/**
 * A reader of the result file of the World Othello Federation: {@code 3752 (42)>(22) 1024 B} is a
 * game of player 3752, who had black and won with 42 discs. Lines that begin with {@code %} are
 * comments. Among them, the reader understands the header, {@code %Round: 3}, and the list of
 * players, {@code %_% 3752, NAME, Firstname, COUNTRY}. Older files have games without discs, {@code
 * 3752 > 1024}.
 */
public final class WofResults {
  private static final Pattern HEADER = Pattern.compile("%%\\s*(Tournament|Date)\\s*:(.*)");
  private static final Pattern DATE =
      Pattern.compile("([0-9]{2})/([0-9]{2})/([0-9]{4})(?:\\s*-.*)?");
  private static final Pattern ROUND = Pattern.compile("%+\\s*Round:?\\s*([0-9]{1,3})\\s*");
  private static final Pattern FINALS = Pattern.compile("%+\\s*(?:Finals?|Added results)\\b.*");
  private static final Pattern PLAYER =
      Pattern.compile("%_%\\s*\\+?\\s*([0-9]{1,9})\\s*,([^,]*),([^,]*)(?:,.*)?");
  private static final Pattern GAME =
      Pattern.compile(
          "\\s*([0-9]{1,9})\\s*(?:\\(\\s*([0-9]{1,2})\\s*\\))?\\s*([<>=])"
              + "\\s*(?:\\(\\s*([0-9]{1,2})\\s*\\))?\\s*([0-9]{1,9})\\s*([BW])?\\s*");

  private final String source;
  private final Rules<?, ?> rules;
  private final Map<String, String> players = new HashMap<>();
  private final List<TournamentResult> results = new ArrayList<>();
  private final List<ResultFinding> findings = new ArrayList<>();
  private String event = "";
  private GameDate date = GameDate.UNKNOWN;
  private int round;
  private int line;

  private WofResults(String source, Rules<?, ?> rules) {
    this.source = source;
    this.rules = rules;
  }

  /**
   * Reads a file; lines that are neither comments nor results become findings.
   *
   * @param source the name of the file, for the places of results
   * @param rules the rules of the games, which say what the numbers of discs mean
   */
  public static ResultList read(String source, BufferedReader in, Rules<?, ?> rules)
      throws IOException {
    List<String> lines = in.lines().toList();
    WofResults file = new WofResults(source, rules);
    lines.forEach(file::readPlayer);
    lines.forEach(file::readLine);
    return new ResultList(file.results, file.findings);
  }

  /** Reads a line of the list of players, which may come after their games. */
  private void readPlayer(String text) {
    Matcher player = PLAYER.matcher(text);
    if (player.matches()) {
      String first = player.group(3).strip();
      String name = player.group(2).strip() + (first.equals(WofWriter.NO_NAME) ? "" : " " + first);
      players.put(player.group(1), name.strip());
    }
  }

  private void readLine(String text) {
    line++;
    if (text.startsWith("%")) {
      readComment(text);
    } else if (!text.isBlank()) {
      readGame(text);
    }
  }

  private void readComment(String text) {
    Matcher header = HEADER.matcher(text);
    Matcher ofRound = ROUND.matcher(text);
    if (header.matches()) {
      readHeader(header.group(1), header.group(2).strip());
    } else if (ofRound.matches()) {
      round = Integer.parseInt(ofRound.group(1));
    } else if (FINALS.matcher(text).matches()) {
      round = 0;
    }
  }

  private void readHeader(String name, String value) {
    if (name.equals("Tournament")) {
      event = value;
      return;
    }
    Matcher written = DATE.matcher(value);
    Optional<GameDate> known =
        written.matches()
            ? GameDate.parse(written.group(3) + "-" + written.group(2) + "-" + written.group(1))
            : Optional.empty();
    date = known.orElse(GameDate.UNKNOWN);
    if (known.isEmpty()) {
      bad("'" + value + "' is not a date like 31/12/1999");
    }
  }

  private void readGame(String text) {
    Matcher game = GAME.matcher(text);
    if (!game.matches()) {
      bad("no result like '3752 (42)>(22) 1024 B': " + PlainText.of(text.strip()));
    } else if (game.group(1).equals(game.group(5))) {
      bad("player " + game.group(1) + " against himself");
    } else {
      addGame(game);
    }
  }

  private void addGame(Matcher game) {
    boolean isTurned = "W".equals(game.group(6));
    int halves = "<=>".indexOf(game.group(3));
    int blackHalves = isTurned ? 2 - halves : halves;
    Optional<FinalCount> count =
        isTurned ? count(game.group(4), game.group(2)) : count(game.group(2), game.group(4));
    boolean hasDiscs = game.group(2) != null || game.group(4) != null;
    if (hasDiscs && count.isEmpty()) {
      bad(noCount() + ": " + game.group().strip());
    } else if (halves != 1
        && count.filter(c -> c.halves(Disc.BLACK) == 2 - blackHalves).isPresent()) {
      bad("the sign says that the wrong player won: " + game.group().strip());
    } else {
      results.add(result(game, isTurned, blackHalves, count));
    }
  }

  private String noCount() {
    return rules
        .scoring()
        .map(all -> "not a count of %d discs".formatted(all.squares()))
        .orElseGet(() -> "discs do not decide a game of " + rules.name());
  }

  /** The count of the discs of both players, if both are written. */
  private Optional<FinalCount> count(@Nullable String black, @Nullable String white) {
    return black == null || white == null
        ? Optional.empty()
        : rules
            .scoring()
            .flatMap(all -> all.written(Integer.parseInt(black), Integer.parseInt(white)));
  }

  private TournamentResult result(
      Matcher game, boolean isTurned, int blackHalves, Optional<FinalCount> count) {
    String first = players.getOrDefault(game.group(1), game.group(1));
    String second = players.getOrDefault(game.group(5), game.group(5));
    Pairing pairing =
        new Pairing(isTurned ? second : first, isTurned ? first : second, round, date, event);
    return new TournamentResult(
        ResultKind.PLAYED,
        pairing,
        count.map(each -> DiscCount.of(each, rules)),
        blackHalves,
        new SourceLocation(source, -1, line, 1),
        0);
  }

  private void bad(String message) {
    SourceLocation where = new SourceLocation(source, -1, line, 1);
    findings.add(new ResultFinding(FindingKind.BAD_LINE, where, 0, message));
  }
}
