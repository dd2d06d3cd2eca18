package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.find.WrittenSquare;

/** The newest move first, or the newest line first. */
final class ReverseOrder implements Arrangement {
  private static final double COST = 1.5;

  @Override
  public List<Proposal> proposals(Block block) {
    List<Proposal> proposals = new ArrayList<>();
    proposals.add(
        new Proposal(
            "moves with the newest first",
            COST,
            block.squares().reversed(),
            Proposal.Choice.FROM_BOTTOM));
    if (block.byRow().size() > 1) {
      List<WrittenSquare> fromBottom = new ArrayList<>();
      block.fromBottom().forEach(fromBottom::addAll);
      proposals.add(
          new Proposal(
              "lines with the newest first", COST, fromBottom, Proposal.Choice.FROM_BOTTOM));
    }
    return proposals;
  }
}
