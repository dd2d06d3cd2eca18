package org.kifu.engine;

/** Another program's engine cannot be asked: it does not start, ends, is silent, or refuses. */
public class EngineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  EngineException(String message) {
    super(message);
  }

  /** The engine ended although nobody told it to. */
  static final class Ended extends EngineException {
    private static final long serialVersionUID = 1L;

    Ended(String message) {
      super(message);
    }
  }
}
