package org.kifu.format;

import java.util.Iterator;
import java.util.Optional;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;

/** The games of a source, packed or not. */
interface Games extends Iterator<ParsedGame> {
  /** Their notation; nothing if there are none or it is not recognised. */
  Optional<String> format();

  /** What the bytes read so far are; those of all once there is no game any more. */
  ByteCounts counts();
}
