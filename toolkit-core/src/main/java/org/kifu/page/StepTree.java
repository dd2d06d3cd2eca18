package org.kifu.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Candidate;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.GameBoards.BoardStep;
import org.kifu.board.MoveToken;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Variation;
import org.kifu.rules.BoardFace;

/**
 * The legal moves before each ply of a game, and the boards along every known line, so that the
 * script needs no rules. As JSON it is a list with an object for each ply and for the end: a move
 * with the squares that it changes, the side that plays it and, if lines go on, the same for the
 * moves after it: {@code {"d3":["X19.27","X",{"c3":["O18.27","O"]}]}}. A square is its index row by
 * row from the top left; a sign before indices is what lies there after the move.
 */
final class StepTree {
  /** The signs of discs in the order of a change; others, of tiles, come after them. */
  private static final String FIRST = "XOKQ-";

  private final GameBoards<?, ?> boards;
  private final AnnotatedGame game;

  StepTree(AnnotatedGame game, GameBoards<?, ?> boards) {
    this.game = game;
    this.boards = boards;
  }

  /** A move of the tree. */
  private static final class Node {
    private final String change;
    private final String side;
    private final Map<String, Node> next = new LinkedHashMap<>();

    Node(String change, String side) {
      this.change = change;
      this.side = side;
    }

    void write(StringBuilder json) {
      json.append("[\"").append(change).append("\",\"").append(side).append('"');
      if (!next.isEmpty()) {
        json.append(',');
        writeAll(next, json);
      }
      json.append(']');
    }

    static void writeAll(Map<String, Node> nodes, StringBuilder json) {
      String before = "{";
      for (Map.Entry<String, Node> node : nodes.entrySet()) {
        json.append(before).append('"').append(node.getKey()).append("\":");
        node.getValue().write(json);
        before = ",";
      }
      json.append(nodes.isEmpty() ? "{}" : "}");
    }
  }

  /** The tree as JSON; names of moves need no escapes. */
  String json() {
    StringBuilder json = new StringBuilder("[");
    for (int ply = 1; ply <= game.moves().size() + 1; ply++) {
      json.append(ply == 1 ? "" : ",\n");
      Node.writeAll(of(ply), json);
    }
    return json.append(']').toString();
  }

  private Map<String, Node> of(int ply) {
    Map<String, Node> nodes = new LinkedHashMap<>();
    BoardFace before = boards.before(ply);
    boards.legal(ply).forEach(step -> node(nodes, before, step));
    lines(ply).forEach(line -> add(nodes, before, boards.line(ply, line)));
    return nodes;
  }

  private static void add(Map<String, Node> nodes, BoardFace before, List<BoardStep> steps) {
    Map<String, Node> here = nodes;
    BoardFace face = before;
    for (BoardStep step : steps) {
      here = node(here, face, step).next;
      face = step.after();
    }
  }

  private static Node node(Map<String, Node> nodes, BoardFace before, BoardStep step) {
    return nodes.computeIfAbsent(
        step.move().toString(),
        _ -> new Node(change(before, step.after()), step.mover().sign() > 0 ? "X" : "O"));
  }

  private static String change(BoardFace before, BoardFace after) {
    String from = BoardDrawing.cells(before);
    String to = BoardDrawing.cells(after);
    StringBuilder change = new StringBuilder();
    for (char sign : (FIRST + to).chars().distinct().mapToObj(each -> (char) each).toList()) {
      List<String> squares = new ArrayList<>();
      for (int i = 0; i < to.length(); i++) {
        if (to.charAt(i) == sign && from.charAt(i) != sign) {
          squares.add(Integer.toString(i));
        }
      }
      change.append(squares.isEmpty() ? "" : sign + String.join(".", squares));
    }
    return change.toString();
  }

  /** The lines that begin before a ply: those of its move, and those of the record. */
  private Stream<List<MoveToken>> lines(int ply) {
    int plies = game.moves().size();
    Stream<List<MoveToken>> recorded =
        game.notes().variations().stream()
            .filter(each -> each.move() == ply - 1 || ply > plies && each.move() >= plies)
            .flatMap(each -> Stream.concat(Stream.of(list(each)), inner(each)));
    if (ply > plies) {
      return recorded;
    }
    AnnotatedMove move = game.moves().get(ply - 1);
    return Stream.concat(
        Stream.concat(
            Stream.of(move.line(), move.playedLine()),
            move.candidates().stream().map(Candidate::line)),
        recorded);
  }

  private static List<MoveToken> list(Variation variation) {
    return List.copyOf(variation.moves());
  }

  /** The lines that leave a variation, from the move where the variation begins. */
  private static Stream<List<MoveToken>> inner(Variation variation) {
    Notes notes = variation.notes();
    return notes.variations().stream()
        .flatMap(
            each -> {
              List<MoveToken> whole = new ArrayList<>(list(variation).subList(0, each.move()));
              whole.addAll(each.moves());
              Variation joined = new Variation(0, MoveList.of(whole), each.notes());
              return Stream.concat(Stream.of(whole), inner(joined));
            });
  }
}
