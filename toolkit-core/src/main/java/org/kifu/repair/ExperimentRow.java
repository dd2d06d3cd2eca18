package org.kifu.repair;

/**
 * What became of one kind of damage.
 *
 * @param games the games that were damaged
 * @param counted those whose record was then illegal, unfinished or at odds with its score; the
 *     numbers below are of these
 * @param leading the truth shared the first rank
 * @param first the truth was the first proposal
 * @param firstThree the truth was among the first three
 * @param unique one proposal had the first rank to itself, and nothing was left untried
 * @param uniqueRight and that was the truth
 * @param mostLeading the most proposals that shared a first rank
 * @param meanMillis processor time for a game, in milliseconds
 * @param mostMillis processor time for the slowest game, in milliseconds
 */
public record ExperimentRow(
    Damage damage,
    int games,
    int counted,
    int leading,
    int first,
    int firstThree,
    int unique,
    int uniqueRight,
    int mostLeading,
    double meanMillis,
    double mostMillis) {}
