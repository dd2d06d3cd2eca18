package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.board.StartSpec;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.RuledMoves;
import org.kifu.format.text.judge.RuledPosition;
import org.kifu.format.text.page.Row;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.DrawnStart;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * The kifu diagrams of games by other rules than those of the tournament game, on boards of any
 * size. The rules say which size a board has, where its holes are, and which start is usual.
 */
public final class RuledDiagrams {
  private static final Pattern REMARK = Pattern.compile("(?i)(?:passes|lines):.*");

  /** The rest of a remark that is wrapped: nothing but numbers and lines. */
  private static final Pattern REST =
      Pattern.compile("(?i)(?:[\\s,]*+(?:[a-z]\\d{1,2}+>[a-z])?+\\d{1,3}+)++[\\s,]*+");

  private static final Pattern LINE =
      Pattern.compile("(\\d{1,3})\\s+([a-z]\\d{1,2}>[a-z]\\d{1,2})");

  private final List<FoundGame> games = new ArrayList<>();
  private final List<FoundGame> positions = new ArrayList<>();
  private final BitSet rows = new BitSet();

  private RuledDiagrams() {}

  /**
   * The diagrams on the rows of a page; none if the rules are those of the tournament game, whose
   * diagrams {@link GridGames} reads.
   *
   * @param start the position from which games begin
   */
  public static RuledDiagrams on(List<Row> page, JudgedPosition start) {
    RuledDiagrams found = new RuledDiagrams();
    if (start instanceof RuledPosition<?, ?> ruled) {
      found.take(page, ruled);
    }
    return found;
  }

  /** The games, in the order of the page. */
  public List<FoundGame> games() {
    return games;
  }

  /** The boards without numbers, as games without moves. */
  public List<FoundGame> positions() {
    return positions;
  }

  /** The numbers of the rows that diagrams take up. */
  public BitSet rows() {
    return rows;
  }

  private <P, M> void take(List<Row> page, RuledPosition<P, M> start) {
    Optional<BoardFace> face = start.rules().display().face(start.position());
    if (face.isEmpty() || face.get().cells().stream().anyMatch(Cell.Tile.class::isInstance)) {
      return;
    }
    for (int i = 0; i < page.size(); i++) {
      Optional<RuledGrid> grid = RuledGrid.at(i, face.get(), page);
      if (grid.isPresent()) {
        take(new Diagram<>(start, face.get(), grid.get(), page));
        i = grid.get().lastRow();
      }
    }
  }

  private void take(Diagram<?, ?> diagram) {
    FoundGame game = diagram.game();
    diagram.rows.values().forEach(row -> rows.set(row.number()));
    (diagram.grid.numbers().isEmpty() ? positions : games).add(game);
  }

  /** One diagram. */
  private static final class Diagram<P, M> {
    private final RuledPosition<P, M> usual;
    private final BoardFace face;
    private final RuledGrid grid;
    private final Map<Integer, Row> rows = new LinkedHashMap<>();
    private final Map<Integer, PlaceToward> lines = new HashMap<>();
    private @Nullable Disc stated;

    Diagram(RuledPosition<P, M> usual, BoardFace face, RuledGrid grid, List<Row> page) {
      this.usual = usual;
      this.face = face;
      this.grid = grid;
      int above = grid.rows().getFirst().number() - 1;
      if (above >= 0) {
        takeTurn(page.get(above));
      }
      grid.rows().forEach(this::take);
      takeRemarks(page.subList(grid.lastRow() + 1, page.size()));
    }

    private void take(Row row) {
      rows.put(row.number(), row);
    }

    private void takeTurn(Row row) {
      WrittenTurn.on(row)
          .ifPresent(
              side -> {
                stated = side > 0 ? Disc.BLACK : Disc.WHITE;
                if (WrittenTurn.isAll(row)) {
                  take(row);
                }
              });
    }

    /** Takes the remarks below the board, each of which may be wrapped. */
    private void takeRemarks(List<Row> below) {
      String above = "";
      for (Row row : below) {
        String text = row.text().strip();
        boolean goesOn = !above.isEmpty() && !row.isApart() && goesOn(above, text);
        if (!goesOn && !REMARK.matcher(text).matches()) {
          break;
        }
        take(row);
        takeLines(goesOn ? above + " " + text : text);
        above = text;
      }
    }

    /** Whether a text is the rest of a remark: it has a line, or is behind a comma or a colon. */
    private static boolean goesOn(String above, String text) {
      return REST.matcher(text).matches()
          && (text.indexOf('>') >= 0 || above.endsWith(",") || above.endsWith(":"));
    }

    private void takeLines(String remark) {
      Matcher line = LINE.matcher(remark.toLowerCase(Locale.ROOT));
      while (line.find()) {
        if (MoveToken.parse(line.group(2)) instanceof PlaceToward toward) {
          lines.put(Integer.parseInt(line.group(1)), toward);
        }
      }
    }

    FoundGame game() {
      List<MoveToken> tokens = tokens();
      List<StartSpec> starts = starts();
      for (StartSpec start : grid.isRun() ? starts : List.<StartSpec>of()) {
        List<MoveToken> moves = new ArrayList<>();
        RuledPosition<P, M> end = end(start, tokens, moves);
        if (end != null) {
          return found(FoundGame.legal(grid.numbers(), end), start, moves);
        }
      }
      StartSpec start = starts.isEmpty() ? StartSpec.STANDARD : starts.getFirst();
      FoundGame broken = found(FoundGame.broken(grid.numbers()), start, tokens);
      faults().forEach(broken::note);
      return broken;
    }

    private FoundGame found(FoundGame game, StartSpec start, List<MoveToken> tokens) {
      FoundGame found = game.on(rows.values()).told(new RuledMoves(start, tokens));
      if (!start.equals(StartSpec.STANDARD)) {
        found.note(GameNote.Kind.POSITION, words(start));
      }
      return found;
    }

    private String words(StartSpec start) {
      Disc side = usual.rules().start(start).map(usual.rules()::sideToMove).orElse(Disc.BLACK);
      return "a drawn start, %s to move %s"
          .formatted(
              usual.rules().display().nameOf(side),
              stated == null ? "by legality" : "by its caption");
    }

    private List<MoveToken> tokens() {
      List<MoveToken> tokens = new ArrayList<>();
      for (int i = 0; i < grid.places().size(); i++) {
        Place place = grid.places().get(i);
        PlaceToward line = lines.get(grid.numbers().get(i).number());
        tokens.add(line != null && line.place().equals(place) ? line : place);
      }
      return tokens;
    }

    /** The starts that the discs and the side to move may mean, the likely one first. */
    private List<StartSpec> starts() {
      Disc first = usual.rules().sideToMove(usual.position());
      boolean mayBeUsual =
          grid.first() <= 1
              && (stated == null || stated == first)
              && (grid.face().cells().equals(face.cells()) || hasNoDisc());
      List<StartSpec> starts = new ArrayList<>();
      if (mayBeUsual) {
        starts.add(StartSpec.STANDARD);
      }
      for (Disc side : stated == null ? List.of(first, first.opponent()) : List.of(stated)) {
        DrawnStart.of(usual.rules(), grid.face(), side).ifPresent(starts::add);
      }
      return starts;
    }

    private boolean hasNoDisc() {
      return grid.face().cells().stream().noneMatch(Cell.Laid.class::isInstance);
    }

    /**
     * Plays the moves.
     *
     * @param moves takes the moves as the rules write them, with the lines that they flip
     * @return the position behind them; null if one is not legal
     */
    private @Nullable RuledPosition<P, M> end(
        StartSpec start, List<MoveToken> tokens, List<MoveToken> moves) {
      Rules<P, M> rules = usual.rules();
      P position = rules.start(start).orElseThrow();
      for (MoveToken token : tokens) {
        Optional<M> pass = rules.forcedPass(position);
        P mover = position;
        if (pass.isPresent()) {
          mover = rules.play(position, pass.get());
        }
        if (!(rules.resolve(mover, token) instanceof TokenMeaning.Legal<M>(M move))) {
          return null;
        }
        moves.add(rules.token(move));
        position = rules.play(mover, move);
      }
      return new RuledPosition<>(rules, position);
    }

    private List<GameNote> faults() {
      List<GameNote> faults = new ArrayList<>();
      for (WrittenSquare square : grid.again()) {
        String words = "the number " + square.number() + " occurs twice";
        faults.add(new GameNote(GameNote.Kind.BOARD_FAULT, words, square.place()));
      }
      int next = grid.first();
      for (WrittenSquare square : grid.numbers()) {
        if (square.number() != next) {
          String words = "the number " + next + " is missing";
          faults.add(new GameNote(GameNote.Kind.BOARD_FAULT, words, square.place()));
          return faults;
        }
        next++;
      }
      return faults;
    }
  }
}
