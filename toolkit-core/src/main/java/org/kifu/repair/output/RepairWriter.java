package org.kifu.repair.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.Diagnosis.Proposal;
import org.kifu.repair.Diagnosis.State;
import org.kifu.repair.Fault;
import org.kifu.repair.GameRepair.RepairOptions;
import org.kifu.repair.LineArchive.Familiarity;
import org.kifu.repair.RepairTally;

/**
 * A writer of proposals in one form, record by record in the order of the input. The writer below
 * is flushed at the end and stays open.
 */
public abstract class RepairWriter {
  private RepairWriter() {}

  /** A corrected copy, with the number of its proposal, from 1, and the name of its file. */
  public record Copy(int proposal, String file) {}

  /**
   * Writes the diagnosis of one record; writes nothing for a sound record.
   *
   * @param copy the corrected copy, if one was written
   */
  public abstract void write(Diagnosis diagnosis, Optional<Copy> copy) throws IOException;

  /** Writes the summary, and ends the output. */
  public abstract void finish(RepairTally tally) throws IOException;

  /**
   * Returns a writer of text for people.
   *
   * @param rest the option that shows the proposals that are left out, "--limit"
   */
  public static RepairWriter text(Writer out, String rest) {
    return new Text(out, rest);
  }

  /**
   * Returns a writer of JSON, with one line for each record that is not sound; the last line is the
   * summary.
   */
  public static RepairWriter jsonLines(Writer out, RepairSettings settings) throws IOException {
    return new Json(out, settings);
  }

  /**
   * The settings of a repair, as its output states them.
   *
   * @param options the limits of the repair
   * @param archive whether lines were ranked by an archive
   * @param apply the choice of copies to write, in the words of the command line; empty if there is
   *     none
   */
  public record RepairSettings(RepairOptions options, boolean archive, String apply) {}

  /**
   * Proposals as text for people.
   *
   * <pre>
   * sheet.txt:3:1: game 2: move 17: c4 is taken
   *   1  swap (c4: 17 -> 23, d6: 23 -> 17), 99.8 % likely
   *      f5d6c3...
   * </pre>
   */
  private static final class Text extends RepairWriter {
    private final Writer out;
    private final String rest;

    Text(Writer out, String rest) {
      this.out = out;
      this.rest = rest;
    }

    @Override
    public void write(Diagnosis diagnosis, Optional<Copy> copy) throws IOException {
      if (diagnosis.state() == State.SOUND) {
        return;
      }
      ParsedGame game = diagnosis.game();
      out.write(
          "%s: game %d: %s\n"
              .formatted(game.origin().start(), game.number(), diagnosis.complaint()));
      switch (diagnosis.state()) {
        case UNEXPLAINED -> out.write("  no proposal: none of the known faults explains it\n");
        case NOT_TRIED -> out.write("  not tried\n");
        default -> writeProposals(diagnosis);
      }
      if (copy.isPresent()) {
        out.write(
            "  proposal %d written to %s\n".formatted(copy.get().proposal(), copy.get().file()));
      }
    }

    private void writeProposals(Diagnosis diagnosis) throws IOException {
      List<Proposal> proposals = diagnosis.proposals();
      for (Proposal proposal : proposals) {
        write(proposal);
      }
      int more = diagnosis.found() - proposals.size();
      if (diagnosis.leading() > 1) {
        out.write("  %d proposals are equally good\n".formatted(diagnosis.leading()));
      }
      if (more > 0) {
        out.write(
            "  %s not shown; %s shows the rest\n"
                .formatted(Counted.of(more, "more is", "more are"), rest));
      }
      if (!diagnosis.exhaustive()) {
        out.write("  the search was cut short: there may be others as good\n");
      }
    }

    private void write(Proposal proposal) throws IOException {
      String faults =
          proposal.faults().stream().map(Fault::toString).collect(Collectors.joining("; "));
      String moves =
          proposal.corrected().moves().stream().map(Object::toString).collect(Collectors.joining());
      out.write("  %d  %s%s\n".formatted(proposal.rank(), faults, remarks(proposal)));
      out.write("     %s\n".formatted(moves));
    }

    /** A chance as text; above 99.9 %, no measurement shows it more exactly. */
    private static String percent(double chance) {
      return chance > 0.999
          ? "more than 99.9 %"
          : String.format(Locale.ROOT, "%.1f %%", 100 * chance);
    }

    private static String remarks(Proposal proposal) {
      String likely = ", %s likely".formatted(percent(proposal.chance()));
      String end = likely + (proposal.finished() ? "" : ", the game is not at its end");
      return proposal.known().equals(Familiarity.NONE)
          ? end
          : end
              + ", known for %s, by %s"
                  .formatted(
                      Counted.of(proposal.known().moves(), "move"),
                      Counted.of(proposal.known().games(), "game"));
    }

    @Override
    public void finish(RepairTally tally) throws IOException {
      out.write(
          ("%d read: %d sound, %d with proposals (%d with one that is best), %d without,"
                  + " %d not tried; %s written\n")
              .formatted(
                  tally.read(),
                  tally.sound(),
                  tally.proposed(),
                  tally.unique(),
                  tally.unexplained(),
                  tally.notTried(),
                  Counted.of(tally.written(), "corrected copy")));
      out.flush();
    }
  }

  /**
   * Proposals as JSON lines; fields that do not apply are left out.
   *
   * <pre>{@code
   * {"schemaVersion","source","offset","line","game","state","message","leading","found",
   *   "exhaustive","proposals":[{"rank","faults":[{"kind","changes":[{"place","from","to"}]}],
   *   "finished","blackDiscs","chance","moves":[...],"archiveMoves","archiveGames",
   *   "freedomBits"}],
   *   "copy":{"proposal","file"}}
   * ...
   * {"schemaVersion","summary":{"read","sound","proposed","unexplained","notTried","unique",
   *   "written"},"tool","settings"}
   * }</pre>
   */
  private static final class Json extends RepairWriter {
    /** The version of the shape; it increases when a field changes its meaning. */
    static final int SCHEMA_VERSION = 1;

    private final JsonOutput json;
    private final RepairSettings settings;

    Json(Writer out, RepairSettings settings) throws IOException {
      this.json = JsonOutput.onto(out, "\n");
      this.settings = settings;
    }

    @Override
    public void write(Diagnosis diagnosis, Optional<Copy> copy) throws IOException {
      if (diagnosis.state() == State.SOUND) {
        return;
      }
      JsonObject object =
          JsonObject.ofVersion(SCHEMA_VERSION)
              .putPlace(diagnosis.game().origin().start())
              .put("game", diagnosis.game().number())
              .put("state", label(diagnosis.state()))
              .put("message", diagnosis.complaint());
      if (diagnosis.state() == State.PROPOSED) {
        object
            .put("leading", diagnosis.leading())
            .put("found", diagnosis.found())
            .put("exhaustive", diagnosis.exhaustive())
            .putEach("proposals", diagnosis.proposals(), this::of);
      }
      json.write(
          object.put(
              "copy",
              copy.map(
                  made ->
                      new JsonObject().put("proposal", made.proposal()).put("file", made.file()))));
    }

    private static String label(State state) {
      return state == State.NOT_TRIED ? "notTried" : state.name().toLowerCase(Locale.ROOT);
    }

    private JsonObject of(Proposal proposal) {
      JsonObject object =
          new JsonObject()
              .put("rank", proposal.rank())
              .putEach("faults", proposal.faults(), Json::of)
              .put("finished", proposal.finished())
              .put("blackDiscs", proposal.blackDiscs())
              .put("chance", Math.round(10_000 * proposal.chance()) / 10_000.0)
              .putTexts("moves", proposal.corrected().moves());
      if (settings.archive()) {
        object
            .put("archiveMoves", proposal.known().moves())
            .put("archiveGames", proposal.known().games());
      }
      return object.put("freedomBits", Math.round(100 * proposal.freedomBits()) / 100.0);
    }

    private static JsonObject of(Fault fault) {
      return new JsonObject()
          .put("kind", fault.kind().label())
          .putEach(
              "changes",
              fault.changes(),
              change ->
                  new JsonObject()
                      .put("place", change.place())
                      .put("from", change.from())
                      .put("to", change.to()));
    }

    @Override
    public void finish(RepairTally tally) throws IOException {
      JsonObject summary =
          new JsonObject()
              .put("read", tally.read())
              .put("sound", tally.sound())
              .put("proposed", tally.proposed())
              .put("unexplained", tally.unexplained())
              .put("notTried", tally.notTried())
              .put("unique", tally.unique())
              .put("written", tally.written());
      JsonObject asked =
          new JsonObject()
              .put("mostEdits", settings.options().mostEdits())
              .put("limit", settings.options().limit())
              .put("archive", settings.archive())
              .put("apply", settings.apply());
      json.finish(SCHEMA_VERSION, summary, asked);
    }
  }
}
