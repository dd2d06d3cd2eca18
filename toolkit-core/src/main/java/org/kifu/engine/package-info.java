/**
 * Connections between engines and programs that use them, in both directions. {@link
 * org.kifu.engine.NBoardServer} and {@link org.kifu.engine.GtpServer} offer a search to other
 * programs, {@link org.kifu.engine.NBoardClient} and {@link org.kifu.engine.GtpClient} ask other
 * programs' engines.
 *
 * <p>Both protocols are lines of text. NBoard, version 2 (C. Welty, {@code
 * ntest/instructions/Protocol.htm}), from the program to the engine:
 *
 * <pre>{@code
 * nboard 2                 begins; the version is not looked at
 * set depth N              plies of the middle game; the engine decides when it solves
 * set game GGF             the position is the end of this game
 * move SQUARE[/eval/time]  plays; version 1 sends the square alone
 * hint N                   the N best moves: lines of search, the deepest last
 * go                       === SQUARE[/eval/time]; the move is not played
 * analyze                  a line of analysis for each position of the game, the last first
 * ping N                   stops a search; its best so far, then pong N
 * learn, quit
 * }</pre>
 *
 * <p>and from the engine: {@code search LINE EVAL 0 DEPTH [text]}, {@code book LINE EVAL GAMES
 * DEPTH [text]}, {@code analysis PLIES EVAL}, {@code status text}, {@code set myname text}, {@code
 * nodestats NODES SECONDS}; other lines are not errors. Evaluations are discs for the side to move.
 *
 * <p>GTP, version 2 (G. Farneback, gnugo.org): {@code [id] command arguments}, answered by {@code
 * =[id] text} or {@code ?[id] message} and an empty line. Squares are written as in Othello, rank 1
 * at the top.
 */
@NullMarked
package org.kifu.engine;

import org.jspecify.annotations.NullMarked;
