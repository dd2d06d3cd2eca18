package org.kifu.base;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;

/** An exception for a file that is not a base, or for a base that cannot be used. */
public final class BaseException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The faults that a base may have. */
  public enum BaseFault {
    /** A file of another kind. */
    NOT_A_BASE(
        "not-a-base",
        "The file is not a base: it is not an SQLite file, or another program made it.",
        "Make a base with 'kifu base create', or name another file."),
    /** A base with tables of a later version than this program knows. */
    BASE_VERSION(
        "base-version",
        "The base has tables of a later version than this Kifu knows.",
        "Use the newest version of Kifu."),
    /** A base with tables of an earlier version, where the present ones are needed. */
    BASE_OLD(
        "base-old",
        "The base has tables of an earlier version, which this command does not read.",
        "Any change, such as 'kifu base add', renews the tables."),
    /** A base in which SQLite finds damage, or in which a checksum does not fit. */
    BASE_DAMAGED(
        "base-damaged",
        "A part of the base does not fit the rest: it was changed or cut off after it was"
            + " written.",
        "Use a copy, or export what 'kifu base check' does not report and make the base again."),
    /** A base that another program is writing or reading. */
    BASE_BUSY(
        "base-busy",
        "Another program is writing the base, or reads it for longer than Kifu waits.",
        "Wait until the other program ends, and try again; the base is as it was before."),
    /** A base that cannot grow. */
    BASE_FULL(
        "base-full",
        "The disk is full, or the base cannot grow for another reason.",
        "Make room and run the command again: it goes on after the last source that was"
            + " added.");

    private final String code;
    private final String reason;
    private final String remedy;

    BaseFault(String code, String reason, String remedy) {
      this.code = code;
      this.reason = reason;
      this.remedy = remedy;
    }

    /** The stable name. */
    public String code() {
      return code;
    }

    /** The meaning of the fault, in a sentence. */
    public String reason() {
      return reason;
    }

    /** The remedy for the fault, in a sentence. */
    public String remedy() {
      return remedy;
    }
  }

  private final BaseFault fault;
  private final String reason;

  BaseException(Path file, BaseFault fault, String message) {
    super(file + ": " + message + " [" + fault.code + "]");
    this.fault = fault;
    this.reason = message;
  }

  private BaseException(Path file, BaseFault fault, String message, SQLException cause) {
    super(file + ": " + message + " [" + fault.code + "]", cause);
    this.fault = fault;
    this.reason = message;
  }

  /** The message without the file, with the code of the fault. */
  public String reason() {
    return reason + " [" + fault.code + "]";
  }

  /** The fault of the base. */
  public BaseFault fault() {
    return fault;
  }

  /** The exception of SQLite in the words of Kifu; an exception of another kind keeps its own. */
  static IOException of(Path file, SQLException cause) {
    int code = cause.getErrorCode();
    if (code == 0 && cause.getCause() != null) {
      return new IOException(
          "the library of SQLite cannot be loaded: " + cause.getCause().getMessage(), cause);
    }
    return switch (SQLiteErrorCode.getErrorCode(code & 0xff)) {
      case SQLITE_NOTADB ->
          new BaseException(file, BaseFault.NOT_A_BASE, "the file is not a base", cause);
      case SQLITE_CORRUPT ->
          new BaseException(file, BaseFault.BASE_DAMAGED, "the base is damaged", cause);
      case SQLITE_BUSY, SQLITE_LOCKED ->
          new BaseException(file, BaseFault.BASE_BUSY, "another program uses the base", cause);
      case SQLITE_FULL -> new BaseException(file, BaseFault.BASE_FULL, "the disk is full", cause);
      case SQLITE_IOERR ->
          new BaseException(
              file, BaseFault.BASE_FULL, "the base cannot be read or grow further", cause);
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN ->
          new IOException(file + ": the base cannot be written here", cause);
      default -> new IOException(file + ": " + cause.getMessage(), cause);
    };
  }
}
