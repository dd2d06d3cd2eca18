package org.kifu.games.draughts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.TextGameWriter;
import org.kifu.format.pgn.Movetext;
import org.kifu.format.pgn.PgnClocks;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Tag;
import org.kifu.notation.MoveNotes;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;

/**
 * A writer of games of Russian draughts: the tags, a blank line, and the moves with their numbers.
 *
 * @param isNumeric whether squares are written as numbers instead of names
 */
record PdnWriting(boolean isNumeric) implements TextGameWriter.Notation {
  private static final String RESULT = PdnDialect.PREFIX + "Result";
  private static final String DATE = PdnDialect.PREFIX + "Date";

  /**
   * The tag of the event, which is not written again, because a second one would begin another
   * game.
   */
  private static final String EVENT = PdnDialect.PREFIX + "Event";

  /**
   * The value of the tag {@code GameType}: white begins, on 8x8 squares with names, and a1 at the
   * lower left is played on.
   */
  private static final String TYPE = "25,W,8,8,A0,0";

  private static final String TYPE_WITH_NUMBERS = "25";

  @Override
  public Optional<String> refusal(GameRecord game) {
    if (!game.rules().startsWith(PdnDialect.RUSSIAN)) {
      return Optional.of("the rules " + game.rules());
    }
    return areWays(game.moves()) && areWays(game.notes())
        ? Optional.empty()
        : Optional.of("a move is not a way from a square of the board to another");
  }

  private static boolean areWays(Notes notes) {
    return notes.variations().stream()
        .allMatch(each -> areWays(each.moves()) && areWays(each.notes()));
  }

  private static boolean areWays(List<MoveToken> moves) {
    return moves.stream().allMatch(PdnWriting::isWay);
  }

  private static boolean isWay(MoveToken move) {
    return move instanceof Path path
        && path.places().stream()
            .allMatch(
                place ->
                    place.file() < 8 && place.rank() < 8 && (place.file() + place.rank()) % 2 == 0);
  }

  @Override
  public boolean movesPieces() {
    return true;
  }

  @Override
  public List<String> losses(GameRecord game) {
    Outcome declared = game.declared();
    boolean keepsKind =
        declared.equals(Outcome.NONE)
            || declared.winner().isPresent()
            || declared.kind() == Outcome.Kind.AGREED
            || declared.kind() == Outcome.Kind.UNFINISHED;
    return WritingLosses.of(game)
        .without(Part.EVALUATIONS, Part.THEORY, Part.SCORE, Part.BOARD_SCORE)
        .when(!game.rules().equals(PdnDialect.RUSSIAN), "what was agreed about the rules")
        .withoutVariationsAtTheEnd()
        .when(!keepsKind, "how the game ended, " + declared.kind().label())
        .tags(
            tag ->
                tag.name().equals(PdnDialect.GLYPH)
                    || PgnClocks.isLeft(tag)
                    || tag.move() == 0 && !name(tag).isEmpty())
        .when(Movetext.holdsTimes(game.notes()), "that times in comments are words")
        .wording(Movetext.TagText::name, Movetext::comment, Movetext.TagText::oneLine)
        .phrases();
  }

  /** The name of a tag in PDN; empty if the tag has none. */
  private static String name(Tag tag) {
    return switch (tag.name()) {
      case Tag.BLACK_RATING -> "BlackRating";
      case Tag.WHITE_RATING -> "WhiteRating";
      default -> isOwn(tag.name()) ? tag.name().substring(PdnDialect.PREFIX.length()) : "";
    };
  }

  private static boolean isOwn(String tag) {
    return tag.matches(PdnDialect.PREFIX + "[A-Z][A-Za-z0-9_]{0,63}")
        && !tag.equals(PdnDialect.GLYPH)
        && !tag.equals(EVENT);
  }

  @Override
  public String text(GameRecord game) {
    MoveNotes notes = new MoveNotes(game.notes());
    StringBuilder text = new StringBuilder();
    Movetext.TagText.occasion(text, game.header(), notes.hasTag(DATE));
    Movetext.TagText.name(text, "White", game.header().white());
    Movetext.TagText.name(text, "Black", game.header().black());
    String result = PdnTags.PdnResult.text(game.declared());
    if (!notes.hasTag(RESULT)) {
      Movetext.TagText.add(text, "Result", game.declared().equals(Outcome.NONE) ? "?" : result);
    }
    Movetext.TagText.add(text, "GameType", isNumeric ? TYPE_WITH_NUMBERS : TYPE);
    for (Tag tag : notes.tags(0)) {
      if (!name(tag).isEmpty()) {
        Movetext.TagText.add(text, name(tag), tag.value());
      }
    }
    if (game.start() instanceof StartSpec.Setup(String pieces)) {
      Movetext.TagText.add(text, "FEN", pieces);
    }
    Movetext moves =
        new Movetext(
            Disc.WHITE, PdnDialect.GLYPH, isNumeric ? PdnWriting::inNumbers : PdnWriting::named);
    List<String> words = moves.words(game);
    words.add(notes.hasTag(RESULT) ? "*" : result);
    return text.append('\n').append(String.join(" ", words)).append("\n\n").toString();
  }

  private static String named(MoveToken move) {
    return move.toString();
  }

  private static String inNumbers(MoveToken move) {
    return move instanceof Path path
        ? path.places().stream()
            .map(place -> DarkSquares.number(Square.at(place.file(), place.rank())))
            .map(String::valueOf)
            .collect(Collectors.joining(path.isCapture() ? "x" : "-"))
        : move.toString();
  }
}
