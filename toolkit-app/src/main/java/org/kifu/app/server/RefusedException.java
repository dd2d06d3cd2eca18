package org.kifu.app.server;

/** The refusal of a request, with a status of HTTP, a stable code and a sentence. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;

  private RefusedException(int status, String code, String message) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** Something that was asked for is not there. */
  public static RefusedException missing(String message) {
    return new RefusedException(404, "not-there", message);
  }

  /** A request that makes no sense. */
  public static RefusedException wrong(String message) {
    return new RefusedException(400, "wrong-request", message);
  }

  /** A request of somebody who may not ask. */
  static RefusedException forbidden(String message) {
    return new RefusedException(403, "forbidden", message);
  }

  /** A request whose body is too long. */
  static RefusedException tooLong(long most) {
    return new RefusedException(
        413, "too-long", "more than %d MB cannot be taken at once".formatted(most >> 20));
  }

  /** A request that the state of the base does not allow now. */
  public static RefusedException conflict(String code, String message) {
    return new RefusedException(409, code, message);
  }

  int status() {
    return status;
  }

  String code() {
    return code;
  }

  String message() {
    return String.valueOf(getMessage());
  }
}
