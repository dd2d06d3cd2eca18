package org.kifu.format.text.code;

import java.util.List;

/**
 * Numbers that may be the squares of games, in order.
 *
 * @param cost what this choice of numbers costs the judge, in squares
 * @param isNamed whether the names of the numbers say which is the row and which the column
 * @param arePairs whether each square is two numbers
 */
record CodeStream(List<CodedSquare> squares, double cost, boolean arePairs, boolean isNamed) {}
