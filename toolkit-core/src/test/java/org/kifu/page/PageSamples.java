package org.kifu.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.WinCurve;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Pages of a real game of 1983 with passes, bad moves and every kind of note. */
public final class PageSamples {
  private PageSamples() {}

  /** The game. */
  public static AnnotatedGame game() {
    try (InputStream in =
        Objects.requireNonNull(PageSamples.class.getResourceAsStream("annotated.jsonl"))) {
      return (AnnotatedGame) new AnnotationReader("annotated.jsonl", in).next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A game of 1997 that one blunder decided: white's b4 at move 38, where g7 was best. */
  public static AnnotatedGame decided() {
    try (InputStream in =
        Objects.requireNonNull(
            AnnotatedGame.class.getResourceAsStream("/org/kifu/annotate/decided-games.jsonl"))) {
      return (AnnotatedGame) new AnnotationReader("decided-games.jsonl", in).next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A game of 1997 with the values of all legal moves. */
  static AnnotatedGame valued() {
    return Valued.GAME;
  }

  /** Searched for once. */
  private static final class Valued {
    static final AnnotatedGame GAME = search();
  }

  private static AnnotatedGame search() {
    Annotator<Position, Move> annotator =
        new Annotator<>(Othello.RULES, OpeningNamer.none(), "0", new Limits(4, 8, 90))
            .withChances(WinCurve.shipped())
            .withCandidates(new Limits(2, 8, 90));
    ParsedGame game = ParsedGames.of(Games.match1997().getFirst());
    return (AnnotatedGame) annotator.annotate(game, new Engine(1));
  }

  /** The game with other names and notes. */
  public static AnnotatedGame with(GameHeader header, Notes notes) {
    AnnotatedGame game = game();
    GameSummary old = game.game();
    GameSummary facts =
        new GameSummary(
            old.where(), old.number(), header, old.rules(), old.start(), old.result(), old.loans());
    return of(game, facts, game.moves(), notes);
  }

  /** The game with other moves. */
  public static AnnotatedGame with(List<AnnotatedMove> moves) {
    return of(game(), game().game(), moves, game().notes());
  }

  private static AnnotatedGame of(
      AnnotatedGame game, GameSummary facts, List<AnnotatedMove> moves, Notes notes) {
    return new AnnotatedGame(
        facts,
        game.opening(),
        game.knownPlies(),
        moves,
        game.black(),
        game.white(),
        notes,
        game.settings());
  }

  static String page(AnnotationResult... results) {
    return page(Language.EN, results);
  }

  static String page(Language language, AnnotationResult... results) {
    StringWriter out = new StringWriter();
    Wording wording = new Wording(Words.in(language), Audience.CLUB);
    try (GamePage page = new GamePage(out, wording)) {
      for (AnnotationResult result : results) {
        page.write(result);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  /** The page as XML; fails if it is not well-formed. */
  static Document xml(String page) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(page)));
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError(e);
    }
  }
}
