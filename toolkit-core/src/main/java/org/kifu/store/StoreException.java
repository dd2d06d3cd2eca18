package org.kifu.store;

import java.io.IOException;
import java.nio.file.Path;

/** A file that is no store, or one that cannot be used any more. */
public final class StoreException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The command that makes stores. */
  static final String INDEX = "'kifu index'";

  /** The faults that a file may have. */
  public enum StoreFault {
    /** Another file. */
    NOT_A_STORE(
        "not-a-store",
        "The file is no store of openings: it does not begin as one.",
        "Make a store of archives with " + INDEX + ", or name the archives themselves."),
    /** Written by another version of the program, and laid out in another way. */
    STORE_VERSION(
        "store-version",
        "The store of openings was made by another version of Kifu, which lays it out in another"
            + " way.",
        "Make it anew of its archives with " + INDEX + "."),
    /** The end is missing. */
    STORE_TRUNCATED(
        "store-truncated",
        "The end of the store of openings is missing, as after a copy that broke off.",
        "Copy it again, or make it anew of its archives with " + INDEX + "."),
    /** A check sum does not fit, or a number cannot be beside the others. */
    STORE_DAMAGED(
        "store-damaged",
        "A part of the store of openings does not fit its check sum or contradicts the rest: it was"
            + " changed after it was written.",
        "Copy it again, or make it anew of its archives with " + INDEX + ".");

    private final String code;
    private final String reason;
    private final String remedy;

    StoreFault(String code, String reason, String remedy) {
      this.code = code;
      this.reason = reason;
      this.remedy = remedy;
    }

    /** What it means, in a sentence. */
    public String reason() {
      return reason;
    }

    /** What to do about it, in a sentence. */
    public String remedy() {
      return remedy;
    }

    /** The stable name. */
    public String code() {
      return code;
    }
  }

  private final StoreFault fault;

  StoreException(Path path, StoreFault fault, String message) {
    super(path + ": " + message + " [" + fault.code + "]");
    this.fault = fault;
  }

  /** What is wrong with the file. */
  public StoreFault fault() {
    return fault;
  }
}
