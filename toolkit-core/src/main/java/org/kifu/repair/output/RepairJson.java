package org.kifu.repair.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.Diagnosis.Proposal;
import org.kifu.repair.Diagnosis.State;
import org.kifu.repair.Fault;
import org.kifu.repair.RepairTally;
import org.kifu.repair.output.RepairWriter.RepairSettings;

/**
 * Proposals as JSON lines; what does not apply is left out.
 *
 * <pre>{@code
 * {"schemaVersion","source","offset","line","game","state","message","leading","found",
 *   "exhaustive","proposals":[{"rank","faults":[{"kind","changes":[{"place","from","to"}]}],
 *   "finished","blackDiscs","moves":[...],"archiveMoves","archiveGames","freedomBits"}],
 *   "copy":{"proposal","file"}}
 * ...
 * {"schemaVersion","summary":{"read","sound","proposed","unexplained","notTried","unique",
 *   "written"},"tool","settings"}
 * }</pre>
 */
final class RepairJson implements RepairWriter {
  /** The version of the shape; it grows when a field changes its meaning. */
  static final int SCHEMA_VERSION = 1;

  private final JsonOutput json;
  private final RepairSettings settings;

  RepairJson(Writer out, RepairSettings settings) throws IOException {
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
            .putEach("faults", proposal.faults(), RepairJson::of)
            .put("finished", proposal.finished())
            .put("blackDiscs", proposal.blackDiscs())
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
    json.finish(
        JsonObject.ofVersion(SCHEMA_VERSION)
            .put("summary", summary)
            .putTool()
            .put("settings", asked));
  }
}
