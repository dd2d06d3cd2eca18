package org.kifu.archive.tournament.output;

import org.kifu.game.GameDate;

/**
 * What stands above the results in a file for the World Othello Federation.
 *
 * @param tournament its name
 * @param country where it was; empty if that is not known
 * @param date when it was
 * @param sender who sends the results; empty if that is not known
 */
public record WofHeader(String tournament, String country, GameDate date, String sender) {}
