package org.kifu.format.ggf;

import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.game.GameDate;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.notation.ForcedPasses;
import org.kifu.notation.MoveNotes;
import org.kifu.notation.SidesToMove;
import org.kifu.notation.SizedBoard;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;
import org.kifu.source.Source;

/** Game files of GGS, NBoard and Edax; the grammar is in the package's description. */
public final class GgfFormat implements WritableFormat {
  private static final int SURE = 95;
  private static final int IN_OTHER_TEXT = 80;

  /** The beginning of a game: GM with a name (SGF has a number), or a board as one value. */
  private static final Pattern GAME =
      Pattern.compile("\\(;\\s*(?:[A-Z]{1,3}\\[[^\\]]*\\]\\s*){0,8}(?:GM\\[\\s*[A-Za-z]{3}|BO\\[)");

  @Override
  public String name() {
    return "ggf";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    Matcher game = GAME.matcher(text);
    if (!game.find()) {
      return 0;
    }
    String before = text.substring(0, game.start());
    return before.matches("(?:\u00EF\u00BB\u00BF)?[\\s\\d]*") ? SURE : IN_OTHER_TEXT;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new GgfGames(source, stream, options);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new GgfWriting(), out);
  }

  /** A writer of one game a line, without the count of a match, with all passes. */
  private static final class GgfWriting implements TextGameWriter.Notation {
    private static final String OWN = "ggf:";

    @Override
    public Optional<String> refusal(GameRecord game) {
      return SizedBoard.of(game).isPresent()
          ? Optional.empty()
          : Optional.of("the rules %s or their start".formatted(game.rules()));
    }

    @Override
    public List<String> losses(GameRecord game) {
      int squares = SizedBoard.of(game).map(board -> SizedBoard.squares(board.size())).orElse(64);
      Outcome written =
          GgfResult.read(GgfResult.text(game.declared(), komi(game), squares), komi(game), squares)
              .outcome();
      boolean keepsResult =
          new MoveNotes(game.notes()).hasTag("ggf:RE")
              || written.inDiscs().equals(game.declared().inDiscs())
              || game.declared().inDiscs().equals(Outcome.NONE);
      return WritingLosses.of(game)
          .without(Part.EVENT, Part.VARIATIONS, Part.THEORY)
          .withoutUnlessTagged(Part.BOARD_SCORE, "ggf:RE")
          .when(!keepsResult, "how the game ended, " + game.declared().kind().label())
          .tags(tag -> !name(tag).isEmpty())
          .wording(GgfWriting::name, text -> clean(text).strip(), GgfWriting::clean)
          .phrases();
    }

    /** A value without its own end, the first bracket, and the beginning of a game, {@code (;}. */
    private static String clean(String text) {
      return text.replace(']', ')').replace("(;", "( ;");
    }

    private static String name(String text) {
      return text.equals("?") ? "" : GgfTags.line(clean(text));
    }

    /** The name of a tag in GGF; empty if it has none. */
    private static String name(Tag tag) {
      return switch (tag.name()) {
        case Tag.BLACK_RATING -> "RB";
        case Tag.WHITE_RATING -> "RW";
        case Tag.KOMI -> "KM";
        default -> tag.name().matches("ggf:[A-Z]{1,3}") ? tag.name().substring(OWN.length()) : "";
      };
    }

    private static double komi(GameRecord game) {
      OptionalDouble komi =
          game.notes().tags().stream()
              .filter(tag -> tag.name().equals(Tag.KOMI))
              .map(tag -> GgfMove.number(tag.value()))
              .filter(OptionalDouble::isPresent)
              .mapToDouble(OptionalDouble::getAsDouble)
              .findFirst();
      return komi.orElse(0);
    }

    @Override
    public String text(GameRecord record) {
      GameRecord game = ForcedPasses.written(record);
      SizedBoard board = SizedBoard.of(game).orElseThrow();
      MoveNotes notes = new MoveNotes(game.notes());
      StringBuilder text = new StringBuilder("(;");
      tag(text, "GM", notes.hasTag("ggf:GM") ? "" : "Othello");
      tag(text, "PC", game.header().place());
      boolean hasDate = notes.hasTag("ggf:DT") || game.header().date().equals(GameDate.UNKNOWN);
      tag(text, "DT", hasDate ? "" : GgfTags.GgfDate.text(game.header().date()));
      player(text, "PB", game.header().black());
      player(text, "PW", game.header().white());
      tag(text, "BO", GgfBoard.write(board)); // before other such tags, since the first one counts
      notes(text, notes, 0);
      boolean isAnti = game.rules().startsWith("anti");
      tag(text, "TY", notes.hasTag("ggf:TY") ? "" : GgfBoard.type(board.size(), isAnti));
      int squares = SizedBoard.squares(board.size());
      String result = GgfResult.text(game.declared(), komi(game), squares);
      tag(text, "RE", notes.hasTag("ggf:RE") ? "" : result);
      moves(text, game, notes);
      return text.append(";)\n").toString();
    }

    private static void moves(StringBuilder text, GameRecord game, MoveNotes notes) {
      Disc side = SidesToMove.first(game);
      for (int i = 0; i < game.moves().size(); i++) {
        MoveToken move = game.moves().get(i);
        Optional<Double> seconds = notes.seconds(i);
        String evaluation = notes.evaluation(i).map(GgfWriting::number).orElse("");
        boolean isBare = evaluation.isEmpty() && seconds.isEmpty();
        text.append(side == Disc.BLACK ? "B[" : "W[");
        side = side.opponent();
        text.append(move instanceof MoveToken.Pass ? "PA" : move);
        text.append(isBare ? "" : "/" + evaluation);
        seconds.ifPresent(value -> text.append('/').append(number(value)));
        text.append(']');
        notes(text, notes, i + 1);
      }
    }

    private static void notes(StringBuilder text, MoveNotes notes, int moves) {
      for (Tag tag : notes.tags(moves)) {
        if (!name(tag).isEmpty()) {
          text.append(name(tag)).append('[').append(clean(tag.value())).append(']');
        }
      }
      for (Remark remark : notes.remarks(moves)) {
        tag(text, "CO", remark.text());
      }
    }

    private static String number(double value) {
      return BigDecimal.valueOf(value).toPlainString();
    }

    private static void player(StringBuilder text, String tag, String name) {
      text.append(tag).append('[').append(name.isEmpty() ? "?" : clean(name)).append(']');
    }

    private static void tag(StringBuilder text, String name, String value) {
      if (!value.isEmpty()) {
        text.append(name).append('[').append(clean(value)).append(']');
      }
    }
  }
}
