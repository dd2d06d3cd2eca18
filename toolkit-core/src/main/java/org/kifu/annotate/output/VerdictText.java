package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.PeerComparison;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.Verdict;
import org.kifu.annotate.Verdict.Kind;
import org.kifu.board.Disc;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/**
 * The verdict on a game as one sentence: how it was decided and by which move, what was better, and
 * how well each side played.
 *
 * @param names the names of the sides
 * @param hasDiscs whether losses are counted in discs
 */
record VerdictText(
    AnnotatedGame game, Wording wording, Function<Disc, String> names, boolean hasDiscs) {
  /** The verdict on a game, with the names of its sides in the language of the words. */
  static VerdictText of(AnnotatedGame game, Wording wording) {
    boolean hasDiscs = GameUnit.of(game).filter(unit -> unit.unit() == ValueUnit.MEN).isEmpty();
    return new VerdictText(game, wording, wording.words()::of, hasDiscs);
  }

  String sentence() {
    return words().sentence(clauses());
  }

  /**
   * The clauses: how it was decided; what was better, if a move decided it; how well both played;
   * and how well beside others, if that is known.
   */
  List<String> clauses() {
    Verdict verdict = game.verdict();
    List<String> clauses = new ArrayList<>();
    clauses.add(decision(verdict));
    verdict.decisive().map(this::better).ifPresent(clauses::add);
    clauses.add(accuracy().orElseGet(this::errors));
    game.peers().map(this::peers).ifPresent(clauses::add);
    return clauses;
  }

  private Words words() {
    return wording.words();
  }

  private String decision(Verdict verdict) {
    Optional<AnnotatedMove> move = verdict.decisive();
    String side = side(verdict).map(names).orElse("");
    return words()
        .filled(
            "verdict." + key(verdict),
            side,
            move.map(each -> Integer.toString(each.ply())).orElse(""),
            move.map(each -> words().move(each.move())).orElse(""),
            Integer.toString(verdict.swings()));
  }

  private static String key(Verdict verdict) {
    String key = verdict.kind().label();
    return switch (verdict.kind()) {
      case CLEAN -> verdict.winner().isPresent() ? key : key + ".draw";
      case UNFINISHED ->
          verdict.decisive().isPresent()
              ? key + ".turn"
              : verdict.winner().isPresent() ? key : key + ".even";
      default -> key;
    };
  }

  /** The side that the sentence is about: whoever lost, or the mover of the deciding move. */
  private static Optional<Disc> side(Verdict verdict) {
    boolean isOfWinner =
        verdict.kind() == Kind.CLEAN
            || verdict.kind() == Kind.UNFINISHED && verdict.decisive().isEmpty();
    return isOfWinner
        ? verdict.winner()
        : verdict
            .decisive()
            .map(AnnotatedMove::mover)
            .or(() -> verdict.winner().map(Disc::opponent));
  }

  /** The better move and what it would have kept, in the terms of the readers. */
  private String better(AnnotatedMove move) {
    OptionalInt before = move.afterBest().win(move.mover());
    OptionalInt after = move.after().win(move.mover());
    boolean hasChances = before.isPresent() && after.isPresent();
    String key =
        wording.audience() == Audience.BEGINNER || !hasChances && !hasDiscs
            ? "beginner"
            : hasChances ? wording.audience().name().toLowerCase(Locale.ROOT) : "discs";
    return words()
        .filled(
            "verdict.better." + key,
            words().move(move.best().getFirst()),
            percent(before),
            percent(after),
            Discs.rounded(move.lossCentidiscs(), move.certainty().isExact()));
  }

  private static String percent(OptionalInt hundredths) {
    return hundredths.isPresent() ? Integer.toString((hundredths.getAsInt() + 50) / 100) : "";
  }

  private Optional<String> accuracy() {
    OptionalInt black = game.black().loss().accuracy();
    OptionalInt white = game.white().loss().accuracy();
    return black.isPresent() && white.isPresent()
        ? Optional.of(ofBoth("verdict.accuracy", percent(black), percent(white)))
        : Optional.empty();
  }

  private String errors() {
    return ofBoth("verdict.errors", labelled(game.black()), labelled(game.white()));
  }

  private static String labelled(PlayerMetrics metrics) {
    return Integer.toString(Arrays.stream(MoveLabel.values()).mapToInt(metrics::count).sum());
  }

  private String peers(PeerComparison peers) {
    return words()
        .filled(
            "verdict.peers",
            peers.from() + "–" + peers.to(),
            names.apply(Disc.BLACK),
            Integer.toString(peers.black().game().percentOfAll()),
            names.apply(Disc.WHITE),
            Integer.toString(peers.white().game().percentOfAll()));
  }

  private String ofBoth(String key, String black, String white) {
    return words().filled(key, names.apply(Disc.BLACK), black, names.apply(Disc.WHITE), white);
  }
}
