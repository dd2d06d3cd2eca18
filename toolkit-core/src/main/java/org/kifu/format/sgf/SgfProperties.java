package org.kifu.format.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.LineDraft;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.SizedBoard;
import org.kifu.notation.WrittenDate;
import org.kifu.source.Encoding;

/** The properties of one game, and their meaning. */
final class SgfProperties {
  private static final String OTHELLO = "2";
  private static final String GO = "1";

  private static final Pattern VALUE = Pattern.compile("[+-]?\\d{1,30}(?:\\.\\d{1,30})?");

  /** The files and the ranks of a board. */
  private static final Pattern SIDES = Pattern.compile("(\\d{1,3})\\s*:\\s*(\\d{1,3})");

  /** A value that cannot be understood before all values are known. */
  private record Written(String value, SourceLocation where) {}

  /** An encoding that the file names. */
  record StatedEncoding(Encoding encoding, SourceLocation where) {}

  private final RecordDraft draft;
  private final SgfSetup setup = new SgfSetup();
  private final List<Disc> movers = new ArrayList<>();
  private Optional<Written> game = Optional.empty();
  private Optional<Written> size = Optional.empty();
  private Optional<Written> result = Optional.empty();
  private Optional<Written> firstStone = Optional.empty();
  private Optional<NamedBoard<?, ?>> named = Optional.empty();
  private Optional<StatedEncoding> encoding = Optional.empty();
  private Optional<Disc> moverOfNode = Optional.empty();
  private boolean isAlgebraic;
  private boolean isCommented;
  private boolean isRepeatTold;

  SgfProperties(RecordDraft draft) {
    this.draft = draft;
  }

  /** The encoding that the last property names; nothing if it is another property. */
  Optional<StatedEncoding> newEncoding() {
    Optional<StatedEncoding> stated = encoding;
    encoding = Optional.empty();
    return stated;
  }

  /**
   * Takes a value of a property.
   *
   * @return false if the line must not be read any further
   */
  boolean take(LineDraft line, String name, String value, SourceLocation where) {
    switch (name) {
      case "B" -> takeMove(line, Disc.BLACK, value, where);
      case "W" -> takeMove(line, Disc.WHITE, value, where);
      case "C" -> takeComment(line, value, where);
      case "AB" -> {
        return takeStone(line, 'X', value, where);
      }
      case "AW" -> {
        return takeStone(line, 'O', value, where);
      }
      case "AE" -> {
        return takeStone(line, '-', value, where);
      }
      case "PL" -> {
        return takeSide(line, value, where);
      }
      default -> takeFact(line, name, value, where);
    }
    return true;
  }

  private void takeFact(LineDraft line, String name, String value, SourceLocation where) {
    Written written = new Written(value, where);
    switch (name) {
      case "PB" -> takeName(line, name, value, Fact.BLACK, where);
      case "PW" -> takeName(line, name, value, Fact.WHITE, where);
      case "EV" -> takeName(line, name, value, Fact.EVENT, where);
      case "PC" -> takeName(line, name, value, Fact.PLACE, where);
      case "DT" -> takeDate(line, value, where);
      case "BR" -> line.tag(Tag.BLACK_RATING, value);
      case "WR" -> line.tag(Tag.WHITE_RATING, value);
      case "KM" -> line.tag(Tag.KOMI, value);
      case "RO" -> takeRound(line, value);
      case "V" -> takeValue(line, value);
      case "RE" -> result = result.or(() -> Optional.of(written));
      case "GM" -> game = game.or(() -> Optional.of(written));
      case "SZ" -> size = size.or(() -> Optional.of(written));
      case "RU" -> takeRules(line, value);
      case "CA" -> takeEncoding(value, where);
      case "FF" -> {
        // how the file is written: nothing about the game
      }
      default -> line.tag("sgf:" + name, value);
    }
  }

  /** Takes a round; the first of two counts, and the second is kept as it is written. */
  private void takeRound(LineDraft line, String value) {
    boolean isFirst =
        line == draft.line()
            && line.size() == 0
            && line.tags().stream().noneMatch(tag -> tag.name().equals(Tag.ROUND));
    line.tag(isFirst ? Tag.ROUND : "sgf:RO", value);
  }

  /** Takes the value of the position after a move, in discs for black; other values are kept. */
  private void takeValue(LineDraft line, String value) {
    if (VALUE.matcher(value).matches() && moverOfNode.isPresent() && !line.isLastEvaluated()) {
      double discs = Double.parseDouble(value);
      line.evaluation(moverOfNode.get() == Disc.BLACK || discs == 0 ? discs + 0.0 : -discs);
    } else {
      line.tag("sgf:V", value);
    }
  }

  /** Forgets what the node before had: its side, its comment and its discs. */
  void beginNode() {
    moverOfNode = Optional.empty();
    isCommented = false;
    isRepeatTold = false;
    setup.beginNode();
  }

  /** Takes a comment; a node has one, and several are kept one after the other. */
  private void takeComment(LineDraft line, String value, SourceLocation where) {
    if (isCommented && !isRepeatTold) {
      isRepeatTold = true;
      String message = "a node has several comments, and SGF allows one";
      draft.problem(ProblemCode.REPEATED_COMMENT, where, message);
    }
    isCommented = true;
    line.remark(value);
  }

  /** Takes rules that a size does not tell; any other value stays as it is. */
  private void takeRules(LineDraft line, String value) {
    Optional<NamedBoard<?, ?>> board =
        Optional.of(value.strip())
            .filter(name -> line == draft.line() && named.isEmpty())
            .filter(name -> !SizedBoard.isToldBySize(name))
            .flatMap(name -> NamedBoard.of(name, StartSpec.STANDARD));
    if (board.isPresent()) {
      named = board;
    } else {
      line.tag("sgf:RU", value);
    }
  }

  private void takeMove(LineDraft line, Disc mover, String value, SourceLocation where) {
    moverOfNode = Optional.of(mover);
    isRepeatTold = false;
    isCommented = false; // a file without semicolons has all its moves in one node
    isAlgebraic |= SgfSetup.SgfPoint.isAlgebraic(value);
    if (line == draft.line()) {
      movers.add(mover);
      setup.firstMove(mover);
      draft.move(SgfSetup.SgfPoint.move(value), mover, where);
    } else {
      line.move(SgfSetup.SgfPoint.move(value), where);
    }
  }

  private boolean takeStone(LineDraft line, char cell, String value, SourceLocation where) {
    if (!isAtStart(line, where)) {
      return false;
    }
    firstStone = firstStone.or(() -> Optional.of(new Written(value, where)));
    Optional<List<SgfSetup.TwiceSet>> twice = setup.add(value, cell);
    if (twice.isEmpty()) {
      draft.problem(ProblemCode.BAD_START, where, "'%s' is not a square".formatted(value));
    } else if (!twice.get().isEmpty()) {
      SgfSetup.TwiceSet first = twice.get().getFirst();
      String message =
          "%s is set up as %s and as %s; the last one, %3$s, counts"
              .formatted(first.place(), words(first.before()), words(cell));
      draft.problem(ProblemCode.BAD_VALUE, where, message);
    }
    return true;
  }

  private static String words(char cell) {
    return cell == 'X' ? "black" : cell == 'O' ? "white" : "empty";
  }

  private boolean takeSide(LineDraft line, String value, SourceLocation where) {
    if (!isAtStart(line, where)) {
      return false;
    }
    if (!setup.sideToMove(value)) {
      draft.problem(ProblemCode.BAD_VALUE, where, "'%s' is not a side".formatted(value));
    }
    return true;
  }

  /** Whether discs are set up at the start; moves after a later setup would be misaligned. */
  private boolean isAtStart(LineDraft line, SourceLocation where) {
    boolean isGame = line == draft.line();
    boolean isAtStart = isGame && line.size() == 0;
    if (!isAtStart) {
      ProblemCode code = isGame ? ProblemCode.UNREADABLE : ProblemCode.TEXT_IGNORED;
      draft.problem(code, where, "a position is set up after a move; the line ends here");
    }
    return isAtStart;
  }

  /** Takes a name; the first of two counts, and the second is kept as it is written. */
  private void takeName(
      LineDraft line, String name, String value, Fact fact, SourceLocation where) {
    String text = value.strip().replaceAll("\\s", " ");
    if (!draft.name(fact, text.equals("?") ? "" : text, where)) {
      line.tag("sgf:" + name, value);
    }
  }

  private void takeDate(LineDraft line, String value, SourceLocation where) {
    Optional<GameDate> date = WrittenDate.readFirst(value);
    date.ifPresent(known -> draft.date(known, where));
    if (date.isEmpty() && !value.isBlank()) {
      draft.problem(ProblemCode.BAD_VALUE, where, "'%s' is not a date".formatted(value.strip()));
    }
    if (!date.map(GameDate::toString).orElse("").equals(value)) {
      line.tag("sgf:DT", value);
    }
  }

  private void takeEncoding(String value, SourceLocation where) {
    encoding = Encoding.declared(value.strip()).map(known -> new StatedEncoding(known, where));
    if (encoding.isEmpty()) {
      String message = "'%s' is not a known encoding".formatted(value.strip());
      draft.problem(ProblemCode.BAD_VALUE, where, message);
    }
  }

  /**
   * Interprets the properties together.
   *
   * @param rules8x8 the rules of a game on 8x8 squares
   * @return the name of the rules
   */
  String finish(String rules8x8) {
    refuseOtherGames();
    LineDraft line = draft.line();
    SgfClocks.of(line.tags(), line.moves(), movers).forEach(line::add);
    return named.map(this::finish).orElseGet(() -> finishSized(rules8x8));
  }

  private String finish(NamedBoard<?, ?> board) {
    size.filter(written -> !size(written.value()).equals(board.size()))
        .ifPresent(written -> refuseSize(written, " by the rules " + board.name()));
    finish(board.squares(), board.with(setup));
    return board.name();
  }

  private String finishSized(String rules8x8) {
    int side = side();
    finish(SizedBoard.squares(side), setup.board(side).map(SizedBoard::start));
    return SizedBoard.rules(side, false, rules8x8);
  }

  private void finish(int squares, Optional<StartSpec> start) {
    result.ifPresent(written -> declare(written, squares));
    draft.start(
        start.orElse(new StartSpec.Setup("stones off the board")),
        firstStone.map(Written::where).orElse(draft.where()));
  }

  private int side() {
    int side = size.map(written -> number(size(written.value()))).orElse(SizedBoard.USUAL);
    if (!isKnown(side) && size.isPresent() && !draft.isRefused()) {
      refuseSize(size.get(), "");
    }
    return isKnown(side) ? side : SizedBoard.USUAL;
  }

  private void refuseSize(Written written, String more) {
    draft.refuse(
        "a board of size '%s'%s".formatted(written.value().strip(), more), written.where());
  }

  private static boolean isKnown(int side) {
    return SizedBoard.isSize(side) && side != SizedBoard.OCTAGON;
  }

  /** A size in the form of our own: one side of a square board, or files and ranks. */
  private static String size(String written) {
    Matcher sides = SIDES.matcher(written.strip());
    return sides.matches() && sides.group(1).equals(sides.group(2))
        ? sides.group(1)
        : written.strip();
  }

  private static int number(String text) {
    return text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
  }

  private void refuseOtherGames() {
    if (game.isEmpty() || game.get().value().strip().equals(OTHELLO)) {
      return;
    }
    Written written = game.get();
    boolean isGo = written.value().strip().equals(GO);
    boolean hasSize = size.filter(each -> isKnown(number(size(each.value())))).isPresent();
    if (isGo && (hasSize || isAlgebraic && size.isEmpty())) {
      draft.problem(ProblemCode.BAD_VALUE, written.where(), "GM[1] is Go; read as Othello");
    } else {
      draft.refuse(
          "a game with the number '%s'".formatted(written.value().strip()), written.where());
    }
  }

  private void declare(Written written, int squares) {
    SgfResult read = SgfResult.read(written.value(), squares);
    draft.declare(read.outcome(), written.where());
    if (!read.isResult()) {
      String message = "'%s' is not a result".formatted(written.value().strip());
      draft.problem(ProblemCode.BAD_VALUE, written.where(), message);
    }
    if (!read.isAll()) {
      draft.line().gameTag("sgf:RE", written.value());
    }
  }
}
