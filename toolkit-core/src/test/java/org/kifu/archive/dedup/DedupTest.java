package org.kifu.archive.dedup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.archive.dedup.Dedup.DedupOptions;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

class DedupTest {
  private static final String FIRST = Games.match1997().getFirst();
  private static final String SECOND = Games.match1997().get(1);

  /** White passes twice. */
  private static final String WITH_PASSES =
      "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4a7b1"
          + "e1b2b7g2h1h3g1h8a1a6a8g8g7";

  /** The same opening moves as F5 D6 C3 with the board turned: by 180 degrees, and mirrored. */
  @ParameterizedTest
  @CsvSource({"f5d6c3, c4e3f6", "f5d6c3, e6f4c3", "f5d6c3, d3c5f6"})
  void theSameGameTurnedIsSymmetric(String moves, String turned) {
    assertThat(groups(moves, turned)).containsExactly("symmetric 0 1");
  }

  @Test
  void theSameGameTwiceIsIdentical() {
    assertThat(groups(FIRST, SECOND, FIRST)).containsExactly("identical 0 2");
  }

  @Test
  void theSameMovesOfOtherPlayersAreNotIdentical() {
    assertThat(groups(by("Tanida", "Ishii", 1979, FIRST), by("Ishii", "Tanida", 1979, FIRST)))
        .containsExactly("same-moves 0 1");
  }

  /** The day, the score and a name with other accents add to what another record says. */
  @Test
  void whatOneRecordDoesNotKnowIsNotAContradiction() {
    ParsedGame year = of("Tastet Marc", "Penloup", GameDate.ofYear(1997), Outcome.NONE);
    ParsedGame day = of("Tastet Marc", "Penloup", new GameDate(1997, 8, 3), Outcome.NONE);
    ParsedGame score = of("TASTÉT marc", "", GameDate.ofYear(1997), Outcome.ofBlackDiscs(40));
    assertThat(groups(year, day, score, game(FIRST))).containsExactly("same-game 0 1 2 3");
    ParsedGame other = of("Tastet Marc", "Penloup", new GameDate(1997, 8, 4), Outcome.NONE);
    assertThat(groups(day, other)).containsExactly("same-moves 0 1");
    ParsedGame wrong = of("Tastet Marc", "", GameDate.UNKNOWN, Outcome.ofBlackDiscs(41));
    assertThat(groups(wrong, score)).containsExactly("same-moves 0 1");
  }

  /** The third may be a record of either game, and is said to be of none, in any order. */
  @Test
  void aRecordThatMayBeOfSeveralGamesIsOneByItself() {
    ParsedGame one = by("A", "B", 1990, FIRST);
    ParsedGame other = by("A", "B", 1991, FIRST);
    ParsedGame unclear = of("A", "B", GameDate.UNKNOWN, Outcome.NONE);
    assertThat(groups(one, other, unclear)).containsExactly("same-moves 0 1 2");
    assertThat(groups(unclear, one, other)).containsExactly("same-moves 0 1 2");
    assertThat(groups(unclear, one)).containsExactly("same-game 0 1");
  }

  @Test
  void aCopyWithoutTheSameGameKeepsWhatContradicts() {
    ParsedGame plain = game(FIRST);
    ParsedGame named = by("A", "B", 1990, FIRST);
    ParsedGame other = by("C", "D", 1990, FIRST);
    Set<DuplicateReason> sameGame = Set.of(DuplicateReason.SAME_GAME);
    DuplicateRemoval best = new DuplicateRemoval(sameGame, DuplicateRemoval.Keep.BEST_DOCUMENTED);
    assertThat(removed(best, plain, named, named)).containsExactly(0L, 2L);
    DuplicateRemoval first = new DuplicateRemoval(sameGame, DuplicateRemoval.Keep.FIRST);
    assertThat(removed(first, plain, named, named, other)).containsExactly(2L);
  }

  private static ParsedGame of(String black, String white, GameDate date, Outcome result) {
    return ParsedGames.of(
        GameRecord.of(
            new GameHeader(black, white, "", "", date),
            MoveList.ofSquares(Games.squares(FIRST)),
            result));
  }

  @Test
  void namesGamesThatRepeatOthersOnce() {
    ParsedGame other = by("A", "B", 1990, FIRST);
    assertThat(groups(game(FIRST), other, game(FIRST), other, game(FIRST.substring(0, 40))))
        .containsExactly("identical 0 2", "same-game 0 1", "identical 1 3", "prefix 4 0");
  }

  @Test
  void namesAGameWithTheLongestThatIsItsBeginning() {
    assertThat(groups("f5d6c3", "f5", "e6f4c3d3", "f5d6c4"))
        .containsExactly("prefix 0 2", "prefix 1 0 3");
  }

  @Test
  void aGameWithoutMovesIsTheBeginningOfNone() {
    assertThat(groups("", "f5", "")).containsExactly("identical 0 2");
  }

  @Test
  void gamesWithoutMovesAreNotTheSameForThat() {
    ParsedGame[] games = {by("A", "B", 1990, ""), by("C", "D", 1991, ""), by("A", "B", 1990, "")};
    assertThat(groups(games)).containsExactly("identical 0 2");
    DuplicateRemoval removal =
        new DuplicateRemoval(Set.of(DuplicateReason.SAME_MOVES), DuplicateRemoval.Keep.FIRST);
    assertThat(removed(removal, games)).containsExactly(2L);
  }

  @Test
  void otherMovesOfTheSameMeetingAreSamePlayers() {
    assertThat(
            groups(
                by("Inoue Hiroshi", "Heiberg", 1977, FIRST),
                by("INOUE  HIROSHI", "Heiberg", 1977, SECOND),
                by("Inoue Hiroshi", "Heiberg", 1978, SECOND)))
        .containsExactly("same-players 0 1", "same-moves 1 2");
  }

  @Test
  void unknownPlayersAreNotTheSame() {
    assertThat(groups(by("???", "Heiberg", 1977, FIRST), by("???", "Heiberg", 1977, SECOND)))
        .isEmpty();
    assertThat(groups(by("A", "B", 0, FIRST), by("A", "B", 0, SECOND))).isEmpty();
  }

  @Test
  void roundsTellMeetingsApart() {
    assertThat(
            groups(
                ofRound(by("A", "B", 1990, FIRST), "1"), ofRound(by("A", "B", 1990, SECOND), "2")))
        .isEmpty();
  }

  @Test
  void aPairHasItsStrongestReasonOnly() {
    ParsedGame whole = by("A", "B", 1990, FIRST);
    ParsedGame part = by("A", "B", 1990, FIRST.substring(0, 80));
    ParsedGame other = by("A", "B", 1990, SECOND);
    assertThat(groups(part, whole)).containsExactly("prefix 0 1");
    assertThat(groups(part, whole, other)).containsExactly("prefix 0 1", "same-players 1 2");
  }

  /** The third and fifth move exchanged; four moves later nothing tells the two games apart. */
  @Test
  void otherMovesToTheSameBoardAreNamedIfTheGamesAreLongEnough() {
    List<ParsedGame> games = List.of(game("f5d6c4d3c3"), game("f5d6c3d3c4"));
    DedupOptions options = DedupOptions.withJobs(1);
    assertThat(Found.in(games, options, DuplicateRemoval.NONE).groups()).isEmpty();
    assertThat(Found.in(games, options.withBoardFrom(5), DuplicateRemoval.NONE).groups())
        .containsExactly("same-final-board 0 1");
  }

  @Test
  void aPassThatIsLeftOutDoesNotMakeAnotherGame() {
    List<MoveToken> moves = new ArrayList<>(MoveList.ofSquares(Games.squares(WITH_PASSES)));
    ParsedGame leftOut = ParsedGames.of(GameRecord.ofMoves(MoveList.of(moves)));
    moves.add(57, MoveToken.Pass.WRITTEN);
    moves.add(59, MoveToken.Pass.WRITTEN);
    ParsedGame written = ParsedGames.of(GameRecord.ofMoves(MoveList.of(moves)));
    assertThat(groups(leftOut, written)).containsExactly("identical 0 1");
  }

  @Test
  void whatIsWrittenAtTheMovesIsAFact() {
    GameRecord plain = GameRecord.ofMoves(MoveList.ofSquares(Games.squares(FIRST)));
    GameRecord noted = plain.withNotes(Notes.of(List.of(new Remark(3, "!")), List.of()));
    assertThat(groups(ParsedGames.of(plain), ParsedGames.of(noted), ParsedGames.of(noted)))
        .containsExactly("same-game 0 1", "identical 1 2");
  }

  @Test
  void aStartThatIsWrittenOutIsTheSameStart() {
    String standard = "---------------------------OX------XO--------------------------- X";
    String mirrored = "---------------------------XO------OX--------------------------- X";
    assertThat(
            groups(
                game("f5d6c3"),
                ParsedGames.of(record("f5d6c3").withStart(new StartSpec.Setup(standard))),
                ParsedGames.of(record("c5e6f3").withStart(new StartSpec.Setup(mirrored)))))
        .containsExactly("identical 0 1", "symmetric 0 2");
  }

  @Test
  void gamesFromAnotherStartAreComparedWithTheirStart() {
    String start = "------------------X--------XX------OXX-----O-------------------- O";
    String turned = "--------------------O-----XXO------XX--------X------------------ O";
    assertThat(
            groups(
                ParsedGames.of(record("c4").withStart(new StartSpec.Setup(start))),
                ParsedGames.of(record("f5").withStart(new StartSpec.Setup(turned))),
                game("c4")))
        .containsExactly("symmetric 0 1");
  }

  @Test
  void damagedGamesAreNotCompared() {
    Found found =
        Found.in(List.of(ParsedGames.unreadable(), game(FIRST), ParsedGames.unreadable()));
    assertThat(found.groups()).isEmpty();
    assertThat(found.summary().read()).isEqualTo(3);
    assertThat(found.summary().compared()).isEqualTo(1);
  }

  @Test
  void ofEqualGamesTheBestDocumentedStays() {
    ParsedGame plain = game(FIRST);
    ParsedGame named = by("A", "B", 1990, FIRST);
    DuplicateRemoval removal =
        new DuplicateRemoval(
            Set.of(DuplicateReason.SAME_MOVES), DuplicateRemoval.Keep.BEST_DOCUMENTED);
    assertThat(removed(removal, plain, named, plain, named)).containsExactly(0L, 2L, 3L);
    DuplicateRemoval first =
        new DuplicateRemoval(Set.of(DuplicateReason.SAME_MOVES), DuplicateRemoval.Keep.FIRST);
    assertThat(removed(first, plain, named, plain, named)).containsExactly(1L, 2L, 3L);
    DuplicateRemoval identical =
        new DuplicateRemoval(Set.of(DuplicateReason.IDENTICAL), DuplicateRemoval.Keep.FIRST);
    assertThat(removed(identical, plain, named, plain, named)).containsExactly(2L, 3L);
  }

  /** Each of forty aborted games begins the next, and the last all others. */
  @Test
  void nestedBeginningsAreNamedOnce() {
    List<String> transcripts = new ArrayList<>();
    for (int moves = 1; moves <= 40; moves++) {
      transcripts.add(FIRST.substring(0, 2 * moves));
    }
    transcripts.addAll(List.of(FIRST, FIRST.substring(0, 90)));
    long members =
        groups(transcripts.toArray(String[]::new)).stream()
            .mapToLong(group -> group.split(" ").length - 1)
            .sum();
    assertThat(members).isEqualTo(2 * 41);
  }

  @Test
  void ofABeginningTheLongerGamesStay() {
    ParsedGame part = by("A", "B", 1990, FIRST.substring(0, 40));
    DuplicateRemoval removal =
        new DuplicateRemoval(Set.of(DuplicateReason.PREFIX), DuplicateRemoval.Keep.FIRST);
    assertThat(removed(removal, part, game(FIRST), game(FIRST.substring(0, 40)), game(SECOND)))
        .containsExactly(0L, 2L);
  }

  private static List<Long> removed(DuplicateRemoval removal, ParsedGame... games) {
    return Found.in(List.of(games), DedupOptions.withJobs(1), removal).removed();
  }

  private static List<String> groups(String... transcripts) {
    return groups(List.of(transcripts).stream().map(DedupTest::game).toArray(ParsedGame[]::new));
  }

  private static List<String> groups(ParsedGame... games) {
    return Found.in(List.of(games)).groups();
  }

  private static ParsedGame game(String transcript) {
    return ParsedGames.of(record(transcript));
  }

  private static GameRecord record(String transcript) {
    return GameRecord.ofMoves(MoveList.ofSquares(Games.squares(transcript)));
  }

  private static ParsedGame by(String black, String white, int year, String transcript) {
    GameHeader header = new GameHeader(black, white, "", "", GameDate.ofYear(year));
    MoveList moves = MoveList.ofSquares(Games.squares(transcript));
    return ParsedGames.of(GameRecord.of(header, moves, Outcome.NONE));
  }

  private static ParsedGame ofRound(ParsedGame game, String round) {
    Notes notes =
        new Notes(List.of(), List.of(), List.of(), List.of(new Tag(0, "round", round)), List.of());
    return ParsedGames.of(game.record().orElseThrow().withNotes(notes));
  }
}
