package org.kifu.games.solo;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.games.solo.SoloSource.SoloLines;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** Records of the solo game; their grammar is in the package's description. */
public final class SoloFormat implements WritableFormat {
  /** A likelihood above that of transcripts, which also know {@code Black d3}, but not gold. */
  private static final int LIKELY = 88;

  private static final int SURE = 97;

  private static final Pattern HEAD = Pattern.compile("(?i)\\A\\s*+(?:#.*+\\R\\s*+)*+solo\\b");
  private static final Pattern MOVE =
      Pattern.compile("(?i)(?<!\\w)(?:gold|black)[: ]\\s*[a-h][1-8](?!\\w)");
  private static final Pattern GOLD_MOVE =
      Pattern.compile("(?i)(?<!\\w)gold[: ]\\s*[a-h][1-8](?!\\w)");
  private static final Pattern TILE =
      Pattern.compile("(?i)(?<!\\w)[a-h][1-8]=(?:[gb](?:\\d|-)|\\?)");

  @Override
  public String name() {
    return "solo";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (HEAD.matcher(text).find()) {
      return MOVE.matcher(text).find() || TILE.matcher(text).find() ? SURE : 0;
    }
    return GOLD_MOVE.matcher(text).find() ? LIKELY : 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new SoloGames(source, stream, options.problems());
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new SoloWriting(), out);
  }

  /** A writer of the labels, the tiles and the moves, with one line for each. */
  private static final class SoloWriting implements TextGameWriter.Notation {
    private static final Set<String> OWN =
        Set.of(SoloGame.SoloScoreLine.TILES, SoloGame.SoloScoreLine.POINTS);
    private static final int TILES_A_LINE = 8;

    @Override
    public Optional<String> refusal(GameRecord game) {
      if (!game.rules().equals(SoloRules.RULES.name())) {
        return Optional.of("the rules " + game.rules());
      }
      boolean isReadable =
          SoloRules.RULES.start(game.start()).isPresent()
              && game.moves().stream().allMatch(Coloured.class::isInstance);
      return isReadable ? Optional.empty() : Optional.of("a start or a move of another game");
    }

    @Override
    public List<String> losses(GameRecord game) {
      return WritingLosses.of(game)
          .without(Part.SCORE, Part.BOARD_SCORE, Part.RESULT_KIND, Part.CLOCKS)
          .without(Part.EVALUATIONS, Part.VARIATIONS, Part.THEORY)
          .when(!game.header().white().isEmpty(), "a second player's name")
          .tags(tag -> tag.move() == 0 && OWN.contains(tag.name()))
          .wording(SoloWriting::oneLine, SoloWriting::oneLine, SoloWriting::oneLine)
          .phrases();
    }

    private static String oneLine(String text) {
      return text.replaceAll("\\R", " ").strip();
    }

    @Override
    public String text(GameRecord game) {
      StringBuilder text = new StringBuilder("Solo\n");
      label(text, "Player", game.header().black());
      label(text, "Event", game.header().event());
      label(text, "Place", game.header().place());
      label(text, "Date", game.header().date().toString());
      if (game.start() instanceof StartSpec.Setup(String deal)) {
        tiles(text, Deal.parse(deal).orElseThrow());
      }
      label(text, "Score", score(game.notes().tags()));
      remarks(text, game, 0);
      int number = 0;
      for (MoveToken move : game.moves()) {
        number++;
        text.append(number).append(". ").append(move.toString().replace(':', ' ')).append('\n');
        remarks(text, game, number);
      }
      return text.append('\n').toString();
    }

    private static void label(StringBuilder text, String label, String value) {
      if (!value.isBlank()) {
        text.append(label).append(": ").append(oneLine(value)).append('\n');
      }
    }

    private static void tiles(StringBuilder text, Deal deal) {
      String[] words = deal.toString().split(" ", -1);
      for (int i = 0; i < words.length; i++) {
        text.append(i % TILES_A_LINE == 0 ? (i == 0 ? "Tiles: " : "       ") : " ")
            .append(words[i]);
        text.append(i % TILES_A_LINE == TILES_A_LINE - 1 ? "\n" : "");
      }
    }

    private static String score(List<Tag> tags) {
      return String.join(
          ", ",
          tags.stream()
              .filter(tag -> tag.move() == 0 && OWN.contains(tag.name()))
              .sorted((a, b) -> b.name().compareTo(a.name()))
              .map(
                  tag ->
                      tag.value()
                          + (tag.name().equals(SoloGame.SoloScoreLine.TILES)
                              ? " tiles"
                              : " points"))
              .toList());
    }

    private static void remarks(StringBuilder text, GameRecord game, int move) {
      for (Remark remark : game.remarks()) {
        if (remark.move() == move) {
          text.append("# ").append(oneLine(remark.text())).append('\n');
        }
      }
    }
  }

  /**
   * The records of one source, each from its first line to that of the next. If that line is
   * damaged, other signs show the next record: text after a blank line that does not continue the
   * moves, a label that this record has already had, or tiles, because a record never has tiles
   * after its moves.
   */
  private static final class SoloGames implements Iterator<ParsedGame> {
    private final SoloSource text;
    private final Consumer<Problem> problems;

    /** Lines that were read before it was known to which record they belong. */
    private final Deque<TextLine> putBack = new ArrayDeque<>();

    private Optional<TextLine> ahead;
    private int games;

    SoloGames(Source source, InputStream stream, Consumer<Problem> problems) {
      this.text = new SoloSource(new TextLines(source, stream));
      this.problems = problems;
      this.ahead = nextLine();
      if (ahead.isEmpty()) {
        SourceLocation start = SourceLocation.atByte(source.name(), 0);
        problems.accept(
            new Problem(ProblemCode.NO_GAMES, start, 0, 0, "no record of the solo game"));
      }
    }

    private Optional<TextLine> nextLine() {
      if (!putBack.isEmpty()) {
        return Optional.of(putBack.removeFirst());
      }
      return text.next();
    }

    @Override
    public boolean hasNext() {
      text.tell(problems);
      return ahead.isPresent();
    }

    /** Returns the next record; the first record may lack its first line. */
    @Override
    public ParsedGame next() {
      SoloLines own = new SoloLines(ahead.orElseThrow(NoSuchElementException::new));
      ahead = nextLine();
      while (ahead.filter(line -> goesOn(own, line)).isPresent() && !own.isFull()) {
        own.add(ahead.get());
        ahead = nextLine();
      }
      Optional<TextLine> excess = ahead.filter(line -> goesOn(own, line));
      ahead.filter(own::endAtTiles).ifPresent(tiles -> giveBack(own, tiles));
      return game(own.all(), excess);
    }

    private boolean goesOn(SoloLines own, TextLine line) {
      return !SoloSource.isHead(line)
          && !text.isBetween(own.all().getLast(), line)
          && !own.endBefore(line);
    }

    private ParsedGame game(List<TextLine> own, Optional<TextLine> excess) {
      games++;
      SoloGame game = new SoloGame(games, own);
      own.stream().skip(SoloSource.isHead(own.getFirst()) ? 1 : 0).forEach(game::take);
      excess.ifPresent(game::endBefore);
      return game.parsed();
    }

    /**
     * Gives the lines between the moves of this record and the tiles of the next one to the next
     * record.
     */
    private void giveBack(SoloLines own, TextLine tiles) {
      putBack.addFirst(tiles);
      own.withoutMovesAtEnd().reversed().forEach(putBack::addFirst);
      ahead = nextLine();
    }
  }
}
