package org.kifu.format;

import java.util.Iterator;
import java.util.Optional;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;

/** The games of a source, packed or not. */
interface Games extends Iterator<ParsedGame> {
  /** Their notation; nothing if there are none or it is not recognised. */
  Optional<String> format();

  /** The bytes read so far, by kind; all of them once there is no other game. */
  ByteCounts counts();
}
