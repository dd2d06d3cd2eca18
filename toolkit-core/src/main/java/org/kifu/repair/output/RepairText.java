package org.kifu.repair.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.game.OptionHint;
import org.kifu.game.ParsedGame;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.Diagnosis.Proposal;
import org.kifu.repair.Diagnosis.State;
import org.kifu.repair.Fault;
import org.kifu.repair.LineArchive.Familiarity;
import org.kifu.repair.RepairTally;

/**
 * Proposals for people.
 *
 * <pre>
 * sheet.txt:3:1: game 2: move 17: c4 is taken
 *   1  swap (c4: 17 -> 23, d6: 23 -> 17)
 *      f5d6c3...
 * </pre>
 */
final class RepairText implements RepairWriter {
  private final Writer out;

  RepairText(Writer out) {
    this.out = out;
  }

  @Override
  public void write(Diagnosis diagnosis, Optional<Copy> copy) throws IOException {
    if (diagnosis.state() == State.SOUND) {
      return;
    }
    ParsedGame game = diagnosis.game();
    out.write(
        "%s: game %d: %s\n".formatted(game.origin().start(), game.number(), diagnosis.complaint()));
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
      out.write("  %d more are not shown; %s shows them\n".formatted(more, OptionHint.LIMIT));
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

  private static String remarks(Proposal proposal) {
    String end = proposal.finished() ? "" : ", the game is not at its end";
    return proposal.known().equals(Familiarity.NONE)
        ? end
        : end
            + ", known for %d moves, by %d games"
                .formatted(proposal.known().moves(), proposal.known().games());
  }

  @Override
  public void finish(RepairTally tally) throws IOException {
    out.write(
        ("%d read: %d sound, %d with proposals (%d with one that is best), %d without,"
                + " %d not tried; %d corrected copies written\n")
            .formatted(
                tally.read(),
                tally.sound(),
                tally.proposed(),
                tally.unique(),
                tally.unexplained(),
                tally.notTried(),
                tally.written()));
    out.flush();
  }
}
