package org.kifu.annotate.output;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.LabelRule.Scale;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.PeerTable;
import org.kifu.annotate.PeerTable.Group;
import org.kifu.annotate.PeerTable.PeerRow;
import org.kifu.annotate.Phase;
import org.kifu.annotate.WinCurve;
import org.kifu.annotate.reason.BoardReasons;
import org.kifu.annotate.reason.TestedReasons;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningStats;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;
import org.kifu.search.general.GeneralEngine;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.testing.PlayerOfTheGame;
import org.kifu.testing.PraisingAnalyser;

/** Games annotated by the plain engine. */
public final class AnnotatedSamples {
  /** Something that makes a writer, and may fail. */
  @FunctionalInterface
  interface Form {
    AnnotationWriter on(Writer out) throws IOException;
  }

  private static final GameHeader MATCH =
      new GameHeader(
          "Takeshi Murakami",
          "Logistello",
          "Challenge match",
          "Princeton",
          new GameDate(1997, 8, 0));

  private AnnotatedSamples() {}

  static Annotator<Position, Move> annotator() {
    return new Annotator<>(
        Othello.RULES, OpeningNamer.of(OpeningNames.english()), "0.1.0", new Limits(1, 9));
  }

  /** The first game of the 1997 match, as a record. */
  static ParsedGame match() {
    return game(MATCH, Games.match1997().getFirst(), Outcome.ofBlackDiscs(16));
  }

  /** A game of the match in which a single move kept the win, and was found. */
  static AnnotationResult annotatedCloseGame() {
    return annotate(game(MATCH, Games.match1997().get(1), Outcome.NONE));
  }

  static ParsedGame game(GameHeader header, String transcript, Outcome declared) {
    MoveList moves = MoveList.ofSquares(Games.squares(transcript));
    return ParsedGames.of(GameRecord.of(header, moves, declared));
  }

  /** A whole game, a short one without names, a resigned one, and two that are none. */
  static List<ParsedGame> games() {
    Outcome resigned = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(20));
    return List.of(
        match(),
        ParsedGames.of("f5d6c5f4e3f6g5e6e7"),
        ParsedGames.unreadable(),
        game(MATCH, Games.match1997().get(4).substring(0, 60), resigned),
        ParsedGames.of("f5d6c3d3c4a1"));
  }

  static AnnotationResult annotate(ParsedGame game) {
    return annotator().annotate(game, new PlainAnalyser());
  }

  /** Best play on 4x4, by the rules that fewer discs win. */
  static AnnotatedGame annotatedAnti() {
    return anti(Catalogue.byName("anti:4x4").orElseThrow().rules());
  }

  private static <P, M> AnnotatedGame anti(Rules<P, M> rules) {
    MoveList moves = MoveList.ofSquares(Games.squares("b1a1a2c1d4a3d1b4a4c4"));
    GameRecord record = GameRecord.of(rules.name(), StartSpec.STANDARD, moves).withHeader(MATCH);
    return (AnnotatedGame)
        new Annotator<>(rules, OpeningNamer.none(), "0.1.0", new Limits(1, 4))
            .withCandidates(new Limits(1, 2))
            .annotate(ParsedGames.of(record), GeneralEngine.ofMegabytes(rules, 1));
  }

  static AnnotatedGame annotatedMatch() {
    return (AnnotatedGame) annotate(match());
  }

  /** The match with notes at a place in a text, with labels from a fraction of a disc on. */
  public static AnnotatedGame labelledMatch() {
    Origin origin = Origin.at(new SourceLocation("m.txt", 120, 3, 2));
    Optional<GameRecord> noted = match().record().map(record -> record.withNotes(notes()));
    ParsedGame game = new ParsedGame(7, noted, origin, List.of());
    LabelRule strict = new LabelRule(40, 80, 150, 0, 0);
    return (AnnotatedGame)
        annotator()
            .beside("praising", PraisingAnalyser::new)
            .labelledBy(strict)
            .withChances(WinCurve.shipped())
            .explainedBy(new BoardReasons())
            .annotate(game, new PlainAnalyser());
  }

  /** The match with chances, the values of all legal moves, and other players to compare with. */
  static AnnotationResult valuedMatch() {
    return annotator()
        .withChances(WinCurve.shipped())
        .withCandidates(new Limits(1, 4))
        .withPeers(
            new PeerTable(
                new Limits(1, 2),
                Stream.concat(
                        Stream.of(peers(Group.ALL, Optional.empty())),
                        Stream.of(Phase.values())
                            .map(phase -> peers(Group.ALL, Optional.of(phase))))
                    .flatMap(row -> Stream.of(row, strongest(row)))
                    .toList()))
        .annotate(match(), new PlainAnalyser());
  }

  private static PeerRow peers(Group group, Optional<Phase> phase) {
    return PeerRow.of(1990, 1999, group, phase, List.of(8000, 9000, 10_000));
  }

  private static PeerRow strongest(PeerRow all) {
    return peers(Group.STRONGEST, all.phase());
  }

  /** The match with labels by chance, and reasons that searches uphold. */
  static AnnotationResult explainedMatch() {
    return new Annotator<>(
            Othello.RULES, OpeningNamer.of(OpeningNames.english()), "0.1.0", new Limits(4, 8))
        .labelledBy(new LabelRule(Scale.CHANCE, 300, 1000, 1500, 0, 0))
        .withChances(WinCurve.shipped())
        .explainedByOwn(() -> TestedReasons.ofTournament(SearchLevels.limits(SearchLevels.DEFAULT)))
        .annotate(match(), new Engine());
  }

  /** The match beside an engine that names moves and no values: those that were played. */
  static AnnotatedGame advisedMatch() {
    GameRecord record = match().record().orElseThrow();
    return (AnnotatedGame)
        annotator()
            .advisedBy("player of the game", () -> new PlayerOfTheGame(record))
            .labelledBy(new LabelRule(60, 100, 140, 0, 80))
            .annotate(match(), new PlainAnalyser());
  }

  /** The match with every kind of note and some labels, without chances to win. */
  static AnnotatedGame notedMatch() {
    return noted(MATCH, notes());
  }

  /** The same with names and notes that would do harm, if they could. */
  static AnnotatedGame hostileMatch() {
    GameHeader header =
        new GameHeader(
            "<script>alert(1)</script> | `x` **b** [l](http://e.org)",
            "\u05D0\u05D1\u05D2 \u202Eabc\u001B[2J " + "w".repeat(500),
            "# Cup; ]) \\",
            "www.example.org",
            GameDate.UNKNOWN);
    Notes notes =
        new Notes(
            List.of(
                new Remark(0, "- list\n\n# heading\r\n```\n<img src=x onerror=alert(1)>"),
                new Remark(2, "=cmd|'/C calc'!A0 ] \\ ;) (;GM[Othello]")),
            List.of(new ClockTime(1, 1e-9)),
            List.of(new Evaluation(3, 1e20)),
            List.of(),
            List.of());
    return noted(header, notes);
  }

  private static AnnotatedGame noted(GameHeader header, Notes notes) {
    GameRecord record = match().record().orElseThrow().withHeader(header).withNotes(notes);
    LabelRule strict = new LabelRule(60, 100, 140, 0, 80);
    return (AnnotatedGame)
        annotator()
            .beside("praising", PraisingAnalyser::new)
            .labelledBy(strict)
            .explainedBy(new BoardReasons())
            .annotate(ParsedGames.of(record), new PlainAnalyser());
  }

  /** Every kind of note. */
  private static Notes notes() {
    Variation other =
        new Variation(
            2,
            MoveList.ofSquares(Games.squares("c3d3")),
            Notes.of(List.of(new Remark(1, "Rose")), List.of()));
    return new Notes(
        List.of(new Remark(0, "first of six"), new Remark(60, "<b>the end</b>")),
        List.of(new ClockTime(0, 2.5), new ClockTime(59, 61)),
        List.of(new Evaluation(4, -1.25)),
        List.of(new Tag(0, "round", "1")),
        List.of(other));
  }

  /** The match beside a book that knows what was played in the place of its third move. */
  static AnnotatedGame bookedMatch() {
    List<BookMove> book =
        List.of(
            new BookMove("c3", List.of("d3"), new OpeningStats(30, 12, 3, -44)),
            new BookMove("b5", List.of(), new OpeningStats(1, 1, 0, 6)));
    return notedMatch().withBook(Map.of(3, book));
  }

  static List<AnnotationResult> results() {
    List<AnnotationResult> results = new ArrayList<>();
    games().forEach(game -> results.add(annotate(game)));
    return results;
  }

  static String written(Form form, List<? extends AnnotationResult> results) {
    StringWriter out = new StringWriter();
    try (AnnotationWriter writer = form.on(out)) {
      for (AnnotationResult result : results) {
        writer.write(result);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }
}
