package org.kifu.format.sgf;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.format.TextGameWriter;
import org.kifu.game.Counted;
import org.kifu.game.GameDate;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.notation.ForcedPasses;
import org.kifu.notation.MoveNotes;
import org.kifu.notation.SidesToMove;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;

/**
 * A writer of games, each as a tree with a node for each move, including passes, and the start
 * always as discs that are set up.
 */
final class SgfWriting implements TextGameWriter.Notation {
  private static final String OWN = "sgf:";

  @Override
  public Optional<String> refusal(GameRecord game) {
    return NamedBoard.WrittenStart.of(game).isPresent()
        ? Optional.empty()
        : Optional.of("the rules %s or their start".formatted(game.rules()));
  }

  @Override
  public List<String> losses(GameRecord game) {
    int squares = NamedBoard.WrittenStart.of(game).map(NamedBoard.WrittenStart::squares).orElse(64);
    Outcome written = SgfResult.read(SgfResult.text(game.declared(), squares), squares).outcome();
    boolean keepsResult =
        new MoveNotes(game.notes()).hasTag("sgf:RE")
            || written.inDiscs().equals(game.declared().inDiscs());
    WritingLosses losses =
        holdsTimes(game) ? WritingLosses.of(game) : WritingLosses.of(game).without(Part.CLOCKS);
    return losses
        .without(Part.THEORY)
        .withoutUnlessTagged(Part.BOARD_SCORE, "sgf:RE")
        .when(hasTimesInVariations(game.notes()), "times in variations")
        .when(hasSeveral(game.notes()), "the borders between the comments on a move")
        .when(!keepsResult, "the result %s".formatted(describe(game.declared())))
        .withoutPlacesAfterVariations()
        .tags(tag -> !name(tag).isEmpty())
        .wording(SgfWriting::name, text -> lines(text).strip(), SgfWriting::lines)
        .phrases();
  }

  /** Whether the written tags give the times, like those of a game that was read. */
  private static boolean holdsTimes(GameRecord record) {
    if (record.clocks().isEmpty()) {
      return true;
    }
    GameRecord game = ForcedPasses.written(record);
    return SgfClocks.of(game.notes().tags(), game.moves(), SidesToMove.of(game))
        .equals(game.clocks());
  }

  private static boolean hasTimesInVariations(Notes notes) {
    return notes.variations().stream()
        .map(Variation::notes)
        .anyMatch(each -> !each.clocks().isEmpty() || hasTimesInVariations(each));
  }

  /** Whether a move has several comments; a node of SGF has one. */
  private static boolean hasSeveral(Notes notes) {
    return notes.remarks().stream().map(Remark::move).distinct().count() < notes.remarks().size()
        || notes.variations().stream().anyMatch(each -> hasSeveral(each.notes()));
  }

  private static String describe(Outcome outcome) {
    String discs =
        outcome.blackDiscs().isEmpty()
            ? ""
            : " with " + Counted.of(outcome.blackDiscs().getAsInt(), "black disc");
    return outcome.kind().label() + discs;
  }

  private static String name(String text) {
    return text.equals("?") ? "" : text.strip().replaceAll("\\s", " ");
  }

  private static String lines(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** The name of a tag in SGF; empty if it has none. */
  private static String name(Tag tag) {
    return switch (tag.name()) {
      case Tag.BLACK_RATING -> "BR";
      case Tag.WHITE_RATING -> "WR";
      case Tag.KOMI -> "KM";
      case Tag.ROUND -> "RO";
      default ->
          tag.name().matches("sgf:(?:[A-Z]+|[a-z]+)") ? tag.name().substring(OWN.length()) : "";
    };
  }

  @Override
  public String text(GameRecord record) {
    GameRecord game = ForcedPasses.written(record);
    NamedBoard.WrittenStart board = NamedBoard.WrittenStart.of(game).orElseThrow();
    MoveNotes notes = new MoveNotes(game.notes());
    SgfNode root = new SgfNode();
    root.add("FF", "4");
    root.add("GM", "2");
    root.add("CA", "UTF-8");
    root.add("SZ", board.size());
    root.addKnown("RU", board.rules());
    root.addKnown("PB", game.header().black());
    root.addKnown("PW", game.header().white());
    root.addKnown("EV", game.header().event());
    root.addKnown("PC", game.header().place());
    boolean hasDate = notes.hasTag("sgf:DT") || game.header().date().equals(GameDate.UNKNOWN);
    root.addKnown("DT", hasDate ? "" : game.header().date().toString());
    String result = SgfResult.text(game.declared(), board.squares());
    root.addKnown("RE", notes.hasTag("sgf:RE") ? "" : result);
    stones(root, board);
    StringBuilder text = new StringBuilder("(;");
    line(text, root, SidesToMove.first(game), game.moves(), game.notes());
    return text.append(")\n").toString();
  }

  private static void stones(SgfNode root, NamedBoard.WrittenStart board) {
    stones(root, "AB", board, 'X');
    stones(root, "AW", board, 'O');
    root.add("PL", board.side() == Disc.BLACK ? "B" : "W");
  }

  private static void stones(SgfNode root, String name, NamedBoard.WrittenStart board, char cell) {
    for (int i = 0; i < board.cells().length(); i++) {
      if (board.cells().charAt(i) == cell) {
        MoveToken place = new MoveToken.Place(i % board.width(), i / board.width());
        root.add(name, place.toString());
      }
    }
  }

  /**
   * Writes a line; each branch point makes trees of the moves after it.
   *
   * @param start the node before its first move
   * @param first the side of its first move
   */
  private static void line(
      StringBuilder text, SgfNode start, Disc first, MoveList moves, Notes notes) {
    MoveNotes at = new MoveNotes(notes);
    for (int i = 0; i <= moves.size(); i++) {
      SgfNode node = start;
      if (i > 0) {
        Disc side = side(first, i - 1);
        node = move(moves.get(i - 1), side);
        text.append(';');
        evaluation(node, at, i - 1, side);
      }
      notes(node, at, i);
      node.writeTo(text);
      if (!at.variations(i).isEmpty()) {
        text.append(i == moves.size() ? "(;" : "(");
      }
    }
    for (int i = moves.size(); i >= 0; i--) {
      variations(text, side(first, i), at.variations(i));
    }
  }

  private static Disc side(Disc first, int moves) {
    return moves % 2 == 0 ? first : first.opponent();
  }

  /** Closes the tree that continues the line, and writes its variations beside it. */
  private static void variations(StringBuilder text, Disc first, List<Variation> variations) {
    text.append(variations.isEmpty() ? "" : ")");
    for (Variation variation : variations) {
      boolean beginsWithMove = !hasNotesBefore(variation) && !variation.moves().isEmpty();
      text.append(beginsWithMove ? "(" : "(;");
      line(text, new SgfNode(), first, variation.moves(), variation.notes());
      text.append(')');
    }
  }

  private static boolean hasNotesBefore(Variation variation) {
    Notes notes = variation.notes();
    return notes.remarks().stream().anyMatch(remark -> remark.move() == 0)
        || notes.tags().stream().anyMatch(tag -> tag.move() == 0)
        || notes.variations().stream().anyMatch(each -> each.move() == 0);
  }

  private static SgfNode move(MoveToken move, Disc side) {
    SgfNode node = new SgfNode();
    node.add(
        side == Disc.BLACK ? "B" : "W", move instanceof MoveToken.Pass ? "PA" : move.toString());
    return node;
  }

  /** Adds the value of a move; SGF gives values for black. */
  private static void evaluation(SgfNode node, MoveNotes notes, int move, Disc side) {
    notes
        .evaluation(move)
        .map(discs -> BigDecimal.valueOf(side == Disc.BLACK ? discs : -discs))
        .ifPresent(value -> node.add("V", plain(value)));
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }

  private static void notes(SgfNode node, MoveNotes notes, int moves) {
    for (Tag tag : notes.tags(moves)) {
      if (!name(tag).isEmpty()) {
        node.add(name(tag), tag.value());
      }
    }
    String comment =
        notes.remarks(moves).stream().map(Remark::text).collect(Collectors.joining("\n\n"));
    node.addKnown("C", comment);
  }
}
