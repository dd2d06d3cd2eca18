package org.kifu.annotate;

import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.SourceLocation;

/**
 * What is known of a game before anybody judges its moves.
 *
 * @param where its place in its source
 * @param number the game's number in its source, from 1
 * @param header names, event, place, date
 * @param rules the name of the rules it was replayed by
 * @param start how it began
 * @param result how it ended
 */
public record GameFacts(
    SourceLocation where,
    int number,
    GameHeader header,
    String rules,
    StartSpec start,
    GameResult result) {}
