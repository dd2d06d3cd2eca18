% games.pl - recorded Reversi games
% game(Id, BlackPlayer, WhitePlayer, Moves): Moves is a list of Row:Column,
% rows counted from the top, columns from the left, so 1:8 is the square h1.

game(17, 'Anna Keller', 'Ben Morel', [
    5:6, 6:6, 6:5, 4:6, 3:5, 5:3, 4:3, 7:5, 5:2, 2:5,
    4:7, 5:7, 2:6, 2:4, 1:5, 3:4, 3:6, 3:3, 8:5, 4:2,
    3:7, 4:8, 1:3, 3:8, 6:8, 1:6, 4:1, 7:4, 6:7, 6:4,
    7:6, 6:2, 6:3, 5:1, 3:2, 5:8, 3:1, 2:1, 2:8, 1:4,
    1:7, 2:3, 1:2, 7:7, 7:1, 8:7, 8:6, 8:8, 7:8, 1:8,
    2:7, 1:1, 2:2, 6:1, 7:3, 8:2, 8:3, 8:1, 7:2, 8:4
  ]).

result(17, black:20, white:44).
