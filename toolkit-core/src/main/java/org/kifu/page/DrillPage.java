package org.kifu.page;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.output.DrillWords;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.Othello;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * Problems as one page. A script makes their boards answer; without the script, the solutions are
 * unfolded. In print the page is a worksheet with the solutions on a separate page.
 */
public final class DrillPage {
  /** The names of the script's answers, which have their square in place of {@code {0}}. */
  private static final List<String> SAID =
      List.of("right", "played", "wrong", "reply", "illegal", "score");

  private final List<Drill> drills;
  private final Words words;

  private DrillPage(List<Drill> drills, Words words) {
    this.drills = drills;
    this.words = words;
  }

  /** Writes the page; flushes {@code out} and leaves it open. */
  public static void write(List<Drill> drills, Words words, Writer out) throws IOException {
    out.write(PageFrame.DRILLS.head(words.of("drill.title"), words));
    out.write(quiz(drills, "h1", words.of("drill.title"), words));
    out.write(PageFrame.DRILLS.foot());
    out.flush();
  }

  /** Problems as a part of a page, with a heading of this element. */
  static String quiz(List<Drill> drills, String element, String heading, Words words) {
    return new DrillPage(drills, words).html(element, heading);
  }

  private String html(String element, String heading) {
    Html html = new Html();
    html.open("div", said()).newLine();
    html.open("header", "class", "verdict").element(element, heading);
    html.element("p", words.of("drill.try")).closeLine();
    html.element("p", words.of("drill.keys"), "class", "hint keys").newLine();
    html.element("p", words.of("drill.print"), "class", "hint screen").newLine();
    controls(html, words);
    problems(html);
    saving(html);
    solutions(html);
    return html.closeLine().toString();
  }

  private void problems(Html html) {
    html.open("div", "class", "drills").newLine();
    for (int i = 0; i < drills.size(); i++) {
      problem(html, i + 1, drills.get(i));
    }
    html.closeLine();
  }

  /** Writes the buttons for the answers, which appear with the first answer. */
  private void saving(Html html) {
    html.open("div", "class", "bar by-script answers", "hidden", "hidden");
    for (String way : List.of("save", "copy")) {
      String[] button = {"type", "button", "class", "btn", "data-answers", way};
      html.element("button", words.of("drill." + way), button);
    }
    html.closeLine();
  }

  private String[] said() {
    Stream<String> texts =
        SAID.stream()
            .flatMap(key -> Stream.of("data-" + key, words.filled("drill." + key, "{0}", "{1}")));
    Stream<String> copied =
        Stream.of("copied", "not-copied")
            .flatMap(key -> Stream.of("data-" + key, words.of("page." + key)));
    return Stream.of(Stream.of("class", "quiz"), texts, copied)
        .flatMap(each -> each)
        .toArray(String[]::new);
  }

  static void controls(Html html, Words words) {
    html.open("div", "class", "bar by-script", "role", "toolbar");
    button(html, "previous", words);
    button(html, "next", words);
    html.closeLine();
    html.element("p", "", "class", "tally hint", "role", "status").newLine();
  }

  private static void button(Html html, String name, Words words) {
    html.element(
        "button", words.of("drill." + name), "type", "button", "class", "btn", "data-go", name);
  }

  private void problem(Html html, int number, Drill drill) {
    DrillWords told = new DrillWords(drill, words);
    html.open("section", problemAttributes(number, drill, told));
    html.element("h2", number + ". " + told.task()).newLine();
    html.open("div", "class", "face board");
    BoardDrawing.of(drill.board().face()).write(html, position(told));
    html.closeLine();
    html.element("p", "", "class", "answer", "role", "status").newLine();
    html.open("details").element("summary", words.of("drill.show"));
    solution(html, told);
    html.closeLine();
    html.closeLine();
  }

  private static String[] problemAttributes(int number, Drill drill, DrillWords told) {
    BoardFace face = drill.board().face();
    EmptyBoard board = new EmptyBoard(face);
    return new String[] {
      "class", board.isUsual() ? "drill" : "drill " + board.look(),
      "id", "problem-" + number,
      "data-board", BoardDrawing.cells(face),
      "data-shape", board.isUsual() ? "" : board.shape(),
      "data-legal", MoveToken.joined(drill.board().legal()),
      "data-best", MoveToken.joined(drill.best()),
      "data-played", drill.move().move().toString(),
      "data-value", told.played(),
      "data-replies", String.join(" ", told.replies()),
      "data-key", drill.key().text()
    };
  }

  static String legal(Position position) {
    return Othello.RULES.legalMoves(position).stream()
        .map(Object::toString)
        .collect(Collectors.joining(" "));
  }

  /** The position in words: the squares of its discs. */
  private static String position(DrillWords told) {
    BoardFace face = told.drill().board().face();
    return told.task() + ". " + discs(face, told.words());
  }

  /** The squares of the discs of both sides, in words. */
  static String discs(BoardFace face, Words words) {
    return discs(face, words, Disc.BLACK) + "; " + discs(face, words, Disc.WHITE);
  }

  private static String discs(BoardFace face, Words words, Disc side) {
    Set<Cell> kinds = Set.of(new Cell.Laid(side), new Cell.King(side));
    return words.of("drill.disc." + side.label())
        + ": "
        + IntStream.range(0, face.cells().size())
            .filter(index -> kinds.contains(face.cells().get(index)))
            .mapToObj(index -> face.square(index).toString())
            .collect(Collectors.joining(" "));
  }

  private void solution(Html html, DrillWords told) {
    html.element("p", told.answer());
    if (!told.line().isEmpty()) {
      html.element("p", words.filled("drill.line", told.line()));
    }
    told.told().ifPresent(follows -> html.element("p", follows, "class", "follows"));
    told.reasons().forEach(reason -> html.element("p", reason));
    source(html, told);
  }

  /** Writes the source; each name keeps its own direction of writing and changes no other. */
  private static void source(Html html, DrillWords told) {
    html.open("p", "class", "hint").name(told.players().getFirst()).text(" – ");
    html.name(told.players().getLast());
    told.occasion().forEach(part -> html.text(", ").name(part));
    html.close();
  }

  private void solutions(Html html) {
    html.open("section", "class", "solutions").newLine();
    html.element("h2", words.of("drill.solutions")).newLine();
    html.element("p", words.of("drill.values"), "class", "hint").newLine();
    html.open("div", "class", "diagrams").newLine();
    for (int i = 0; i < drills.size(); i++) {
      DrillWords told = new DrillWords(drills.get(i), words);
      html.open("figure");
      AnnotatedMove move = drills.get(i).move();
      BoardDrawing.small(drills.get(i).board().face())
          .ring(drills.get(i).best())
          .ghost(move.move(), move.mover(), move.label(), false)
          .write(html, told.answer());
      html.open("figcaption").element("strong", (i + 1) + ". ").text(told.answer());
      html.element("p", told.line(), "class", "follows").close();
      html.closeLine();
    }
    html.close().closeLine();
  }
}
