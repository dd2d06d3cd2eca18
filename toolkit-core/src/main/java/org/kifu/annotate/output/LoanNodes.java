package org.kifu.annotate.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.replay.Replay.Loan;

/** The discs that were lent in an annotated game, as JSON; no field where there are none. */
final class LoanNodes {
  private static final String FIELD = "loans";

  private LoanNodes() {}

  static void write(ObjectNode game, List<Loan> loans) {
    if (loans.isEmpty()) {
      return;
    }
    ArrayNode array = game.putArray(FIELD);
    loans.forEach(
        loan ->
            array
                .addObject()
                .put("ply", loan.ply())
                .put("side", loan.side().label())
                .put("count", loan.count()));
  }

  static List<Loan> read(JsonFields game) throws ShapeException {
    List<Loan> loans = new ArrayList<>();
    if (game.has(FIELD)) {
      for (JsonFields loan : game.objects(FIELD)) {
        loans.add(
            new Loan(
                loan.integer("ply"),
                loan.named("side", Disc.values(), Disc::label),
                loan.integer("count")));
      }
    }
    return loans;
  }
}
