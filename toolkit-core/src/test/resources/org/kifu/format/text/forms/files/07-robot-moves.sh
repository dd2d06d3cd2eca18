#!/bin/sh
# replay of the semi final, both players are robots
# moves are [row, column] from the top left corner, [0, 0] to [7, 7]
java -jar othello.jar \
  --p1-type robot --p2-type robot \
  --p1-name "Noor Haddad" \
  --p2-name "Pelle Lindqvist" \
  --p1-moves "[[5, 4], [2, 4], [4, 2], [3, 2], [4, 5], [6, 3], [5, 6], [1, 3], [1, 4], [2, 6], [3, 6], [5, 0], [6, 5], [5, 1], [5, 2], [0, 5], [7, 3], [2, 0], [6, 1], [2, 2], [7, 1], [6, 7], [3, 7], [7, 7], [1, 1], [1, 2], [0, 2], [0, 4], [1, 6], [1, 7]]" \
  --p2-moves "[[3, 5], [5, 3], [2, 5], [6, 4], [5, 5], [2, 3], [4, 6], [7, 2], [6, 2], [1, 5], [4, 1], [5, 7], [4, 7], [7, 5], [3, 1], [3, 0], [7, 4], [4, 0], [2, 1], [7, 0], [6, 0], [6, 6], [1, 0], [7, 6], [0, 0], [0, 1], [0, 3], [0, 6], [0, 7], [2, 7]]" \
  --min-turn-time 200 --ui-port 8080 --wait-for-ui
