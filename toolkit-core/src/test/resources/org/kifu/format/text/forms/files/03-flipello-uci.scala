package strategygames.fairysf

import variant.Flipello
import strategygames.fairysf.format.FEN

class FlipelloWholeGameTest extends FairySFTest {

  val flipelloGame = List(
    "P@d6", "P@c4",
    "P@e3", "P@f6",
    "P@f4", "P@e6",
    "P@c5", "P@c3",
    "P@d3", "P@c7",
    "P@f5", "P@d2",
    "P@c6", "P@b4",
    "P@b5", "P@f2",
    "P@a3", "P@a6",
    "P@a5", "P@a4",
    "P@a7", "P@g3",
    "P@g4", "P@g6",
    "P@g5", "P@f3",
    "P@c8", "P@b6",
    "P@b3", "P@h6",
    "P@h5", "P@h3",
    "P@h4", "P@d8",
    "P@e8", "P@a2",
    "P@a1", "c7c7",
    "P@b8", "P@d7",
    "P@f1", "P@g2",
    "P@d1", "P@e1",
    "P@e2", "P@c2",
    "P@h1", "P@h2",
    "P@g1", "P@c1",
    "P@b1", "P@b7",
    "P@a8", "c7c7",
    "P@b2", "c7c7",
    "P@e7", "P@f7",
    "P@f8", "P@g8",
    "P@h8", "f7f7",
    "P@h7", "f7f7",
    "P@g7"
  )

  "Flipello" should {
    "play the whole game" in {
      playActionStrs(flipelloGame, None, Flipello) must beValid.like { g => g.end must beTrue }
    }
  }
}
