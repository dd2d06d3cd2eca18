package org.kifu.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.dedup.Dedup.Compared;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.game.Problem;

/**
 * What games of one part of the input are compared by.
 *
 * @param traits of the games that could be read
 * @param problems of the part and of games that could not, in the order of their places
 */
record TraitPart(Compared compared, List<GameTraits> traits, List<Problem> problems)
    implements Serializable {
  /** Reads a part, inside a partition. */
  static TraitPart of(InputPart part) {
    TraitReader reader = new TraitReader();
    List<GameTraits> traits = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    long[] read = {0};
    PartReader.read(
        part,
        problems::add,
        game -> {
          read[0]++;
          TraitReader.damage(game).ifPresent(problems::add);
          reader.read(part.indexOfGame(game.number()), game).ifPresent(traits::add);
        });
    return new TraitPart(new Compared(read[0], traits.size()), traits, problems);
  }
}
