// The questions to the server. A refusal comes with a code and a sentence.

import { followPlace, OTHER_BASE, ownBase } from "./place.js";
import { word } from "./words.js";

const PATIENCE = 700; // until a busy engine is asked again, in milliseconds
const TIMES = 40;

/** A refusal of the server, or no answer at all. */
class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Asks the server; where it is not there any more, says so in words. After a new start, it may be at another place. */
async function asked(address, options) {
  const place = location.pathname;
  try {
    const response = await fetch(address, options);
    if (response.status !== 403) {
      return response;
    }
    const found = await followPlace(place);
    if (found === OTHER_BASE) {
      throw new Refusal(OTHER_BASE, word("other-base"));
    }
    return found ? await fetch(address, options) : response;
  } catch (error) {
    throw isLate(error) || error instanceof Refusal ? error : new Refusal("no-answer", word("no-answer"));
  }
}

async function answer(response) {
  if (response.ok) {
    return response.json();
  }
  const refusal = await response.json().catch(() => ({ code: String(response.status), message: response.statusText }));
  throw new Refusal(refusal.code, refusal.code === OTHER_BASE ? word("other-base") : refusal.message);
}

/** Waits until a busy engine may be asked again, or nobody waits for its answer any more. */
async function rest(signal) {
  await new Promise((done) => setTimeout(done, PATIENCE));
  signal?.throwIfAborted();
}

/** Asks for something; leaves out parameters that are empty. */
export async function get(path, parameters = {}, signal = undefined) {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "" && value !== undefined));
  const address = query.size > 0 ? `${path}?${query}` : path;
  for (let i = 1; ; i++) {
    try {
      return await answer(await asked(address, { signal }));
    } catch (error) {
      if (error.code !== "engine-busy" || i === TIMES) {
        throw error;
      }
      await rest(signal);
    }
  }
}

/** Sends something: a file or a text as it is, anything else as JSON. */
export async function post(path, content = {}) {
  const isPlain = content instanceof Blob || typeof content === "string";
  return answer(await asked(path, {
    method: "POST",
    headers: { "X-Kifu": "1", ...(ownBase() && { "X-Kifu-Base": ownBase() }), "Content-Type": isPlain ? "application/octet-stream" : "application/json" },
    body: isPlain ? content : JSON.stringify(content),
  }));
}

/** The text of a file of the server. */
export async function text(path) {
  const response = await asked(path);
  return response.ok ? response.text() : answer(response);
}

/** A file of the server, to be saved. */
export async function bytes(path) {
  const response = await asked(path);
  return response.ok ? response.blob() : answer(response);
}

/** Whether the server takes what was asked for as wrong, as it will each time. */
export const isRefusal = (error) => error.code === "wrong-request";

/** Whether an error only says that nobody waits for the answer any more. */
export const isLate = (error) => error.name === "AbortError";
