package org.kifu.repair.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.kifu.board.MoveToken;
import org.kifu.json.JsonStream;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.Diagnosis.Proposal;
import org.kifu.repair.Diagnosis.State;
import org.kifu.repair.Fault;
import org.kifu.repair.RepairTally;

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

  private final JsonGenerator json;
  private final RepairSettings settings;

  RepairJson(Writer out, RepairSettings settings) throws IOException {
    this.json = JsonStream.onto(out, "\n");
    this.settings = settings;
  }

  @Override
  public void write(Diagnosis diagnosis, Optional<Copy> copy) throws IOException {
    if (diagnosis.state() == State.SOUND) {
      return;
    }
    JsonStream.startObject(json, SCHEMA_VERSION);
    JsonStream.writePlace(json, diagnosis.game().origin().start());
    json.writeNumberField("game", diagnosis.game().number());
    json.writeStringField("state", label(diagnosis.state()));
    json.writeStringField("message", diagnosis.complaint());
    if (diagnosis.state() == State.PROPOSED) {
      writeProposals(diagnosis);
    }
    if (copy.isPresent()) {
      json.writeObjectFieldStart("copy");
      json.writeNumberField("proposal", copy.get().proposal());
      json.writeStringField("file", copy.get().file());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static String label(State state) {
    return state == State.NOT_TRIED ? "notTried" : state.name().toLowerCase(Locale.ROOT);
  }

  private void writeProposals(Diagnosis diagnosis) throws IOException {
    json.writeNumberField("leading", diagnosis.leading());
    json.writeNumberField("found", diagnosis.found());
    json.writeBooleanField("exhaustive", diagnosis.exhaustive());
    json.writeArrayFieldStart("proposals");
    for (Proposal proposal : diagnosis.proposals()) {
      write(proposal);
    }
    json.writeEndArray();
  }

  private void write(Proposal proposal) throws IOException {
    json.writeStartObject();
    json.writeNumberField("rank", proposal.rank());
    json.writeArrayFieldStart("faults");
    for (Fault fault : proposal.faults()) {
      write(fault);
    }
    json.writeEndArray();
    json.writeBooleanField("finished", proposal.finished());
    json.writeNumberField("blackDiscs", proposal.blackDiscs());
    json.writeArrayFieldStart("moves");
    for (MoveToken move : proposal.corrected().moves()) {
      json.writeString(move.toString());
    }
    json.writeEndArray();
    if (settings.archive()) {
      json.writeNumberField("archiveMoves", proposal.known().moves());
      json.writeNumberField("archiveGames", proposal.known().games());
    }
    json.writeNumberField("freedomBits", Math.round(100 * proposal.freedomBits()) / 100.0);
    json.writeEndObject();
  }

  private void write(Fault fault) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", fault.kind().label());
    json.writeArrayFieldStart("changes");
    for (Fault.Change change : fault.changes()) {
      json.writeStartObject();
      json.writeStringField("place", change.place());
      json.writeStringField("from", change.from());
      json.writeStringField("to", change.to());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  @Override
  public void finish(RepairTally tally) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeObjectFieldStart("summary");
    json.writeNumberField("read", tally.read());
    json.writeNumberField("sound", tally.sound());
    json.writeNumberField("proposed", tally.proposed());
    json.writeNumberField("unexplained", tally.unexplained());
    json.writeNumberField("notTried", tally.notTried());
    json.writeNumberField("unique", tally.unique());
    json.writeNumberField("written", tally.written());
    json.writeEndObject();
    JsonStream.writeTool(json);
    writeSettings();
    JsonStream.finish(json);
  }

  private void writeSettings() throws IOException {
    json.writeObjectFieldStart("settings");
    json.writeNumberField("mostEdits", settings.options().mostEdits());
    json.writeNumberField("limit", settings.options().limit());
    json.writeBooleanField("archive", settings.archive());
    json.writeStringField("apply", settings.apply());
    json.writeEndObject();
  }
}
