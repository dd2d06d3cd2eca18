package org.kifu.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** A page of the documentation, as its blocks of text, its links and its anchors. */
final class Page {
  private static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  /**
   * A paragraph, heading or cell.
   *
   * @param line the line of the page on which it begins, from 1
   */
  record Block(int line, List<Piece> pieces) {}

  /** Words of a block, or code in place of a name. */
  record Piece(String text, boolean isCode) {}

  /** A link as it is written, and its line. */
  record Reference(int line, String target) {}

  private final Path file;
  private final List<Block> blocks = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();
  private final List<String> anchors = new ArrayList<>();

  private Page(Path file) {
    this.file = file;
  }

  /** All pages of the project, from its root. */
  static List<Page> all() throws IOException {
    try (Stream<Path> docs = Files.list(Path.of("docs"))) {
      List<Path> top =
          Stream.of(
                  "README.md",
                  "CONTRIBUTING.md",
                  "SECURITY.md",
                  "CHANGELOG.md",
                  "CODE_OF_CONDUCT.md",
                  "build/api/README.md",
                  "examples/README.md",
                  "examples/conformance/README.md",
                  "notebooks/README.md")
              .map(Path::of)
              .toList();
      List<Path> pages = docs.filter(file -> file.toString().endsWith(".md")).sorted().toList();
      List<Page> all = new ArrayList<>();
      for (Path file : Stream.concat(top.stream(), pages.stream()).toList()) {
        all.add(read(file));
      }
      return all;
    }
  }

  static Page read(Path file) throws IOException {
    Page page = new Page(file);
    PARSER.parse(Files.readString(file)).accept(page.new Reader());
    return page;
  }

  Path file() {
    return file;
  }

  List<Block> blocks() {
    return blocks;
  }

  List<Reference> references() {
    return references;
  }

  /** The names of the anchors of the page. */
  List<String> anchors() {
    return anchors;
  }

  int words() throws IOException {
    return Files.readString(file).split("\\s+").length;
  }

  private static int line(Node node) {
    List<SourceSpan> spans = node.getSourceSpans();
    return spans.isEmpty() ? 0 : spans.getFirst().getLineIndex() + 1;
  }

  /** The name of a heading, as GitHub makes it. */
  private static String name(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private final class Reader extends AbstractVisitor {
    private List<Piece> pieces = new ArrayList<>();

    /** Whether the text that follows is struck out: an example of what not to write. */
    private boolean isDeleted;

    @Override
    public void visit(Paragraph paragraph) {
      block(paragraph);
    }

    @Override
    public void visit(Heading heading) {
      StringBuilder text = new StringBuilder();
      block(heading).forEach(piece -> text.append(piece.text()));
      anchors.add(name(text.toString()));
    }

    @Override
    public void visit(CustomNode node) {
      if (node instanceof TableCell) {
        block(node);
      } else {
        visitChildren(node);
      }
    }

    private List<Piece> block(Node node) {
      pieces = new ArrayList<>();
      visitChildren(node);
      if (!pieces.isEmpty()) {
        blocks.add(new Block(line(node), pieces));
      }
      return pieces;
    }

    @Override
    public void visit(Text text) {
      if (isDeleted) {
        return;
      }
      pieces.add(new Piece(text.getLiteral(), false));
    }

    @Override
    public void visit(Code code) {
      pieces.add(new Piece(code.getLiteral(), true));
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
      pieces.add(new Piece(" ", false));
    }

    @Override
    public void visit(HardLineBreak lineBreak) {
      pieces.add(new Piece(" ", false));
    }

    @Override
    public void visit(Link link) {
      references.add(new Reference(line(link), link.getDestination()));
      visitChildren(link);
    }

    @Override
    public void visit(Image image) {
      references.add(new Reference(line(image), image.getDestination()));
      visitChildren(image);
    }

    @Override
    public void visit(HtmlInline html) {
      isDeleted =
          html.getLiteral().equals("<del>") || isDeleted && !html.getLiteral().equals("</del>");
      anchor(html.getLiteral(), "id=\"");
    }

    @Override
    public void visit(HtmlBlock html) {
      anchor(html.getLiteral(), "id=\"");
    }

    private void anchor(String html, String attribute) {
      int from = html.indexOf(attribute);
      if (from >= 0) {
        int start = from + attribute.length();
        anchors.add(html.substring(start, html.indexOf('"', start)));
      }
    }
  }
}
