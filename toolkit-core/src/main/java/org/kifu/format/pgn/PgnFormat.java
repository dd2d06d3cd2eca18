package org.kifu.format.pgn;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.notation.Commented;
import org.kifu.notation.Comments;
import org.kifu.notation.DeclaredOnBoard;
import org.kifu.notation.FenBoard;
import org.kifu.notation.MoveNotes;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.source.Source;

/** Text in the manner of PGN; the grammar is in the package's description. */
public final class PgnFormat implements WritableFormat, Commented {
  private static final int LIKELY = 85;

  private static final Pattern TAG =
      Pattern.compile(
          "(?m)^(?:[ \t]|<[^<>\n]*+>)*+\\[[A-Z][A-Za-z0-9_]{0,40}\\s+(?:\"|&quot;|&#34;)");

  /** The rest of the line of a tag that has moves below it. */
  private static final Pattern BEFORE_MOVES =
      Pattern.compile("[^\\n]*+\\n(?:\\s|<[^<>\\n]*+>)*+\\(?\\d{1,3}\\s?\\.");

  @Override
  public String name() {
    return "pgn";
  }

  @Override
  public boolean isUnbounded() {
    return true;
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    return areTags(text) && !DraughtsText.isIn(text) ? LIKELY : 0;
  }

  /** Whether there are tags of games; one alone without moves may be a label in any text. */
  private static boolean areTags(String text) {
    Matcher tag = TAG.matcher(text);
    if (!tag.find()) {
      return false;
    }
    int behind = tag.end();
    return tag.find() || BEFORE_MOVES.matcher(text).region(behind, text.length()).lookingAt();
  }

  @Override
  public Comments comments() {
    return new PgnComments();
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    PgnDialect dialect = new DiscDialect(options.rules().name());
    return PgnGame.all(source, stream, options, "", DiscDialect::beginsAt, dialect);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new PgnWriting(), out);
  }

  /** A writer of the tags, a blank line, and the moves with their numbers. */
  static final class PgnWriting implements TextGameWriter.Notation {
    private static final String OWN = "pgn:";
    private static final String GLYPH = DiscDialect.GLYPH;
    private static final String RESULT = "pgn:Result";

    /** A second event, which would begin another game. */
    private static final String EVENT = "pgn:Event";

    /** The end of the game, in the words of its source. */
    private static final String ENDING = OWN + HeaderTags.PgnEnding.TAG;

    private static final Movetext MOVES = new Movetext(Disc.BLACK, GLYPH, PgnWriting::word);

    private static String word(MoveToken move) {
      return move instanceof MoveToken.Pass ? "--" : move.toString();
    }

    @Override
    public Optional<String> refusal(GameRecord game) {
      if (!game.rules().equals(GameRecord.OTHELLO)) {
        return Optional.of("the rules " + game.rules());
      }
      return start(game).isPresent()
          ? Optional.empty()
          : Optional.of("the start is not a position of 8x8 squares");
    }

    private static Optional<Position> start(GameRecord game) {
      return game.start().position(Position.START, BoardText::parse);
    }

    @Override
    public List<String> losses(GameRecord game) {
      Outcome.Kind kind = game.declared().kind();
      return WritingLosses.of(game)
          .without(Part.EVALUATIONS, Part.THEORY)
          .withoutUnlessTagged(Part.BOARD_SCORE, "pgn:Result")
          .when(!keepsKind(game), "how the game ended, " + kind.label())
          .when(hasEvaluations(game.notes()), "evaluations in variations")
          .withoutVariationsAtTheEnd()
          .tags(
              tag ->
                  tag.name().equals(GLYPH)
                      || PgnClocks.isLeft(tag)
                      || tag.move() == 0 && !name(tag).isEmpty())
          .when(Movetext.holdsTimes(game.notes()), "that times in comments are words")
          .wording(Movetext.TagText::name, Movetext::comment, Movetext.TagText::oneLine)
          .phrases();
    }

    private static boolean keepsKind(GameRecord game) {
      Outcome declared = game.declared();
      return declared.kind() == Outcome.Kind.UNKNOWN
          || isUnfinished(declared)
          || writtenEnding(game)
              .flatMap(HeaderTags.PgnEnding::kind)
              .equals(Optional.of(declared.kind()));
    }

    /** The end of the game, in the words of the source, or else in ours. */
    private static Optional<String> writtenEnding(GameRecord game) {
      return game.notes().tags().stream()
          .filter(tag -> tag.name().equals(ENDING))
          .map(Tag::value)
          .findFirst()
          .or(() -> ending(game.declared()));
    }

    /** Whether the sign for an unfinished game tells everything. */
    private static boolean isUnfinished(Outcome declared) {
      return declared.kind() == Outcome.Kind.UNFINISHED
          && declared.blackDiscs().isEmpty()
          && declared.winner().isEmpty();
    }

    /** The end of a game, if its result does not show it. */
    private static Optional<String> ending(Outcome declared) {
      boolean isShown =
          declared.kind() == Outcome.Kind.UNKNOWN
              ? !PgnResult.text(declared).equals(PgnResult.OPEN)
              : isUnfinished(declared);
      return isShown ? Optional.empty() : HeaderTags.PgnEnding.word(declared.kind());
    }

    /**
     * The outcome to write. PGN always has a result, so that a game whose source gives none has the
     * count of the board, if it is over there.
     */
    private static Outcome outcome(GameRecord game) {
      Outcome declared = game.declared();
      boolean saysHow =
          declared.kind() != Outcome.Kind.UNKNOWN && declared.kind() != Outcome.Kind.PLAYED_OUT;
      if (saysHow || !PgnResult.text(declared).equals(PgnResult.OPEN)) {
        return declared;
      }
      Replay<?, ?> replay = Replay.of(Othello.RULES, game);
      return replay.isComplete() ? Outcome.ofBlackDiscs(replay.count().blackDiscs()) : declared;
    }

    /**
     * The result after the moves: that of the tag if it is in one of the usual forms and says
     * everything, or else ours.
     */
    private static String last(GameRecord game, String result) {
      return game.notes().tags().stream()
          .filter(tag -> tag.move() == 0 && tag.name().equals(RESULT))
          .map(tag -> tag.value().strip())
          .findFirst()
          .map(
              own ->
                  last(own, DeclaredOnBoard.of(PgnResult.read(own), game.rules()), game.declared()))
          .orElse(result);
    }

    private static String last(String own, Outcome read, Outcome declared) {
      boolean saysAll =
          read.blackDiscs().equals(declared.blackDiscs())
              && read.boardDiff().equals(declared.boardDiff());
      return PgnWord.isResult(own) && saysAll
          ? own
          : read.equals(Outcome.NONE) ? PgnResult.OPEN : PgnResult.text(declared);
    }

    private static boolean hasEvaluations(Notes notes) {
      return notes.variations().stream()
          .map(Variation::notes)
          .anyMatch(each -> !each.evaluations().isEmpty() || hasEvaluations(each));
    }

    /** The name of a tag in PGN; empty if it has none. */
    private static String name(Tag tag) {
      return switch (tag.name()) {
        case Tag.BLACK_RATING -> "BlackElo";
        case Tag.WHITE_RATING -> "WhiteElo";
        case Tag.ROUND -> "Round";
        default -> isOwn(tag.name()) ? tag.name().substring(OWN.length()) : "";
      };
    }

    private static boolean isOwn(String tag) {
      return tag.matches("pgn:[A-Z][A-Za-z0-9_]{0,63}") && !tag.equals(GLYPH) && !tag.equals(EVENT);
    }

    @Override
    public String text(GameRecord game) {
      MoveNotes notes = new MoveNotes(game.notes());
      StringBuilder text = new StringBuilder();
      Movetext.TagText.occasion(text, game.header(), notes.hasTag("pgn:Date"));
      Movetext.TagText.name(text, "Black", game.header().black());
      Movetext.TagText.name(text, "White", game.header().white());
      Outcome outcome = outcome(game);
      String result = PgnResult.text(outcome);
      if (!notes.hasTag(RESULT)) {
        boolean isUnknown = outcome.equals(Outcome.NONE) && notes.hasTag(ENDING);
        Movetext.TagText.add(text, "Result", isUnknown ? "?" : result);
      }
      if (!notes.hasTag(ENDING)) {
        ending(outcome)
            .ifPresent(word -> Movetext.TagText.add(text, HeaderTags.PgnEnding.TAG, word));
      }
      for (Tag tag : notes.tags(0)) {
        if (!name(tag).isEmpty()) {
          Movetext.TagText.add(text, name(tag), tag.value());
        }
      }
      if (game.start() instanceof StartSpec.Setup) {
        Movetext.TagText.add(text, "FEN", FenBoard.write(start(game).orElseThrow()));
      }
      List<String> words = MOVES.words(game);
      words.add(last(game, result));
      return text.append('\n').append(String.join(" ", words)).append("\n\n").toString();
    }
  }
}
