mod game;
use game::game::GameState;
use game::game::Move;


fn main() {
    let mut reversi_game = GameState::new();

    reversi_game.play_move(Move::new("E6")); // now white to move
    reversi_game.play_move(Move::new("F4"));
    reversi_game.play_move(Move::new("E3"));
    reversi_game.play_move(Move::new("D6"));
    reversi_game.play_move(Move::new("C5"));
    reversi_game.play_move(Move::new("F3"));
    reversi_game.play_move(Move::new("F6"));
    reversi_game.play_move(Move::new("F5"));
    reversi_game.play_move(Move::new("C6"));
    reversi_game.play_move(Move::new("C4"));
    reversi_game.play_move(Move::new("D3"));
    reversi_game.play_move(Move::new("E7"));
    reversi_game.play_move(Move::new("G4"));
    reversi_game.play_move(Move::new("G3"));
    reversi_game.play_move(Move::new("D7"));
    reversi_game.play_move(Move::new("H5"));
    reversi_game.play_move(Move::new("E8"));
    reversi_game.play_move(Move::new("G5"));
    reversi_game.play_move(Move::new("G6"));
    reversi_game.play_move(Move::new("E2"));
    reversi_game.play_move(Move::new("H3"));
    reversi_game.play_move(Move::new("C3"));
    reversi_game.play_move(Move::new("D2"));
    reversi_game.play_move(Move::new("C1"));
    reversi_game.play_move(Move::new("B5"));
    reversi_game.play_move(Move::new("B4"));
    reversi_game.play_move(Move::new("A3"));
    reversi_game.play_move(Move::new("A4"));
    reversi_game.play_move(Move::new("A5"));
    reversi_game.play_move(Move::new("C2"));
    reversi_game.play_move(Move::new("F2")); // A1 would be better
    reversi_game.play_move(Move::new("H4"));
    reversi_game.play_move(Move::new("H6"));
    reversi_game.play_move(Move::new("C8"));
    reversi_game.play_move(Move::new("F7"));
    reversi_game.play_move(Move::new("F1"));
    reversi_game.play_move(Move::new("C7"));
    reversi_game.play_move(Move::new("A6"));

    println!("{}", reversi_game);
    assert_eq!(reversi_game.count_moves(), 38);
}
