package org.kifu.notebooks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A notebook as it is stored.
 *
 * @param cells the cells, in order
 */
record Notebook(List<Cell> cells) {
  static Notebook of(Path file) throws IOException {
    JsonNode cells = new ObjectMapper().readTree(file.toFile()).get("cells");
    return new Notebook(cells.valueStream().map(Notebook::cell).toList());
  }

  private static Cell cell(JsonNode cell) {
    List<JsonNode> outputs = cell.path("outputs").valueStream().toList();
    return new Cell(
        cell.get("cell_type").asText().equals("code"),
        joined(cell.get("source")),
        new Output(
            outputs.stream()
                .filter(output -> output.path("name").asText().equals("stdout"))
                .map(output -> joined(output.get("text")))
                .reduce("", String::concat),
            outputs.stream().anyMatch(output -> output.path("data").has("image/png"))));
  }

  private static String joined(JsonNode lines) {
    return lines.isTextual()
        ? lines.asText()
        : String.join("", lines.valueStream().map(JsonNode::asText).toList());
  }

  Stream<Cell> code() {
    return cells.stream().filter(Cell::isCode);
  }

  List<Output> outputs() {
    return code().map(Cell::output).toList();
  }

  /**
   * A cell.
   *
   * @param isCode whether the cell is code and not text
   * @param source the text of the cell
   * @param output the output of a run
   */
  record Cell(boolean isCode, String source, Output output) {}

  /**
   * The output of a cell.
   *
   * @param text the text that the cell printed
   * @param hasPicture whether it ends with a picture
   */
  record Output(String text, boolean hasPicture) {}
}
