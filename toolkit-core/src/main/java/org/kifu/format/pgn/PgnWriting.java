package org.kifu.format.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.FenBoard;
import org.kifu.format.Losses;
import org.kifu.format.MoveNotes;
import org.kifu.format.Part;
import org.kifu.format.Sides;
import org.kifu.format.TextGameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;

/** Writes the tags, a blank line, and the moves with their numbers. */
final class PgnWriting implements TextGameWriter.Notation {
  private static final String OWN = "pgn:";
  private static final String GLYPH = "pgn:NAG";
  private static final String RESULT = "pgn:Result";

  /** A second one, which would begin another game. */
  private static final String EVENT = "pgn:Event";

  @Override
  public Optional<String> refusal(GameRecord game) {
    if (!game.rules().equals(GameRecord.OTHELLO)) {
      return Optional.of("the rules " + game.rules());
    }
    return start(game).isPresent()
        ? Optional.empty()
        : Optional.of("the start is no position of 8x8 squares");
  }

  private static Optional<Position> start(GameRecord game) {
    return switch (game.start()) {
      case StartSpec.Standard() -> Optional.of(Position.START);
      case StartSpec.Setup(String board) -> BoardText.parse(board);
    };
  }

  @Override
  public List<String> losses(GameRecord game) {
    Outcome declared = game.declared();
    boolean keepsKind =
        declared.kind() == Outcome.Kind.UNKNOWN
            || declared.kind() == Outcome.Kind.UNFINISHED
                && declared.blackDiscs().isEmpty()
                && declared.winner().isEmpty();
    return Losses.of(game)
        .without(Part.EVALUATIONS, Part.THEORY)
        .withoutUnlessTagged(Part.BOARD_SCORE, "pgn:Result")
        .when(!keepsKind, "how the game ended, " + declared.kind().label())
        .when(hasEvaluations(game.notes()), "evaluations in variations")
        .when(endsInVariation(game.notes(), game.moves().size()), "variations after the last move")
        .tags(
            tag ->
                tag.name().equals(GLYPH) || isLeft(tag) || tag.move() == 0 && !name(tag).isEmpty())
        .wording(PgnWriting::name, PgnWriting::comment, PgnWriting::oneLine)
        .phrases();
  }

  private static boolean hasEvaluations(Notes notes) {
    return notes.variations().stream()
        .map(Variation::notes)
        .anyMatch(each -> !each.evaluations().isEmpty() || hasEvaluations(each));
  }

  /** A variation stands in place of a move. */
  private static boolean endsInVariation(Notes notes, int moves) {
    return notes.variations().stream()
        .anyMatch(
            each -> each.move() >= moves || endsInVariation(each.notes(), each.moves().size()));
  }

  private static String name(String text) {
    return text.equals("?") ? "" : oneLine(text).strip();
  }

  private static String oneLine(String text) {
    return text.replaceAll("[\\r\\n]", " ");
  }

  /** A comment ends at the first brace; a tag at the start of a line would end the game. */
  private static String comment(String text) {
    String safe = text.replace('}', ')').replace("[%emt", "(%emt").replace("[%clk", "(%clk");
    return safe.replaceAll("(?m)^\\[", "(").strip();
  }

  /** The name of a tag in PGN; empty if it has none. */
  private static String name(Tag tag) {
    return switch (tag.name()) {
      case Tag.BLACK_RATING -> "BlackElo";
      case Tag.WHITE_RATING -> "WhiteElo";
      default -> isOwn(tag.name()) ? tag.name().substring(OWN.length()) : "";
    };
  }

  /** Whether it says what was left after a move. */
  private static boolean isLeft(Tag tag) {
    return tag.move() > 0
        && tag.name().equals(PgnClocks.LEFT)
        && PgnComment.secondsOf(tag.value()).isPresent();
  }

  private static boolean isOwn(String tag) {
    return tag.matches("pgn:[A-Z][A-Za-z0-9_]{0,63}") && !tag.equals(GLYPH) && !tag.equals(EVENT);
  }

  @Override
  public String text(GameRecord game) {
    MoveNotes notes = new MoveNotes(game.notes());
    StringBuilder text = new StringBuilder();
    name(text, "Event", game.header().event());
    name(text, "Site", game.header().place());
    if (!notes.hasTag("pgn:Date")) {
      tag(text, "Date", PgnDate.text(game.header().date()));
    }
    name(text, "Black", game.header().black());
    name(text, "White", game.header().white());
    boolean saysNothing =
        game.declared().inDiscs().equals(Outcome.NONE) && game.declared().winner().isEmpty();
    String result = PgnResult.text(game.declared());
    if (!notes.hasTag(RESULT)) {
      tag(text, "Result", saysNothing ? "?" : result);
    }
    for (Tag tag : notes.tags(0)) {
      if (!name(tag).isEmpty()) {
        tag(text, name(tag), tag.value());
      }
    }
    if (game.start() instanceof StartSpec.Setup) {
      tag(text, "FEN", FenBoard.write(start(game).orElseThrow()));
    }
    List<String> words = new ArrayList<>();
    line(words, game, MoveList.EMPTY, game.moves(), game.notes());
    words.add(saysNothing || notes.hasTag(RESULT) ? "*" : result);
    return text.append('\n').append(String.join(" ", words)).append("\n\n").toString();
  }

  /**
   * Writes a line.
   *
   * @param before the moves from the start of the game up to the line
   */
  private static void line(
      List<String> words, GameRecord game, MoveList before, MoveList moves, Notes notes) {
    List<MoveToken> all = new ArrayList<>(before);
    all.addAll(moves);
    List<Disc> sides = Sides.of(game, MoveList.of(all));
    MoveNotes at = new MoveNotes(notes);
    notes(words, at, 0);
    List<Integer> numbers = numbers(sides);
    boolean isNumberNeeded = true;
    for (int i = 0; i < moves.size(); i++) {
      int ply = before.size() + i;
      boolean isBlack = sides.get(ply) == Disc.BLACK;
      if (isNumberNeeded || !numbers.get(ply).equals(numbers.get(ply - 1))) {
        words.add(numbers.get(ply) + (isBlack ? "." : "..."));
      }
      MoveToken move = moves.get(i);
      words.add(move instanceof MoveToken.Pass ? "--" : move.toString());
      int written = words.size();
      at.seconds(i).ifPresent(seconds -> words.add("{" + PgnComment.time(seconds) + "}"));
      notes(words, at, i + 1);
      MoveList way = MoveList.of(all.subList(0, before.size() + i));
      at.variations(i).forEach(variation -> variation(words, game, way, variation));
      isNumberNeeded = words.size() > written;
    }
  }

  /** The numbers of the moves: a pair has one, and half of a pair where a pass is left out. */
  private static List<Integer> numbers(List<Disc> sides) {
    List<Integer> numbers = new ArrayList<>(sides.size());
    for (int i = 0; i < sides.size(); i++) {
      boolean isSecond = i > 0 && sides.get(i) == Disc.WHITE && sides.get(i - 1) == Disc.BLACK;
      int last = numbers.isEmpty() ? 0 : numbers.getLast();
      numbers.add(isSecond ? last : last + 1);
    }
    return numbers;
  }

  private static void variation(
      List<String> words, GameRecord game, MoveList before, Variation variation) {
    words.add("(");
    line(words, game, before, variation.moves(), variation.notes());
    words.add(")");
  }

  private static void notes(List<String> words, MoveNotes notes, int moves) {
    for (Tag tag : notes.tags(moves)) {
      if (tag.name().equals(GLYPH)) {
        words.add("$" + tag.value());
      } else if (isLeft(tag)) {
        words.add("{[%clk " + tag.value() + "]}");
      }
    }
    for (Remark remark : notes.remarks(moves)) {
      words.add("{" + comment(remark.text()) + "}");
    }
  }

  private static void name(StringBuilder text, String name, String value) {
    tag(text, name, value.isEmpty() ? "?" : value);
  }

  private static void tag(StringBuilder text, String name, String value) {
    String escaped = oneLine(value).replace("\\", "\\\\").replace("\"", "\\\"");
    text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }
}
