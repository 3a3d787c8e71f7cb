// Runs a module: one instance, which keeps tables and games, and a new one after a defect; and another module from a moment on.
import { imports } from "./imports.js";

const DEFECT =
  "this is a defect of the program, not a fault of its input, please report it with the input";

const UNLOADED = "only the second part answers this: await complete() before, or load({ complete: true })";

/** The host's own functions of texts, which a module is compiled with. */
const OPTIONS = { builtins: ["js-string"] };

/** Compiles a module's bytes, or those at its address, but these once for each page or process. */
export async function compiled(module) {
  if (module instanceof WebAssembly.Module) {
    return module;
  }
  if (!(module instanceof URL)) {
    return WebAssembly.compile(module, OPTIONS);
  }
  if (!modules.has(module.href)) {
    modules.set(module.href, bytes(module).then((all) => WebAssembly.compile(all, OPTIONS)));
  }
  return modules.get(module.href);
}

const modules = new Map();

async function bytes(url) {
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} cannot be loaded: ${response.status} ${response.statusText}`);
  }
  return response.arrayBuffer();
}

function instantiated(module) {
  return new WebAssembly.Instance(module, imports(module)).exports;
}

/** Answers what a module throws in words. */
function told(thrown, exports) {
  const tag = exports["teavm.javaException"];
  if (!(thrown instanceof WebAssembly.Exception && thrown.is(tag))) {
    return String(thrown);
  }
  const message = exports["teavm.exceptionMessage"](thrown.getArg(tag, 0));
  return message === null ? "no message" : exports["teavm.stringToJs"](message);
}

/** Answers an error beside the program, in its words. */
function refused(query, code, message, at) {
  const id = query?.id;
  return { ...(id === undefined ? {} : { id }), ok: false, error: { code, message, ...at } };
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Answers the names of the tables that a first part keeps, the least recently used first. */
function* kept(exports) {
  for (let i = 0, name; (name = exports.kept(i)) !== null; i++) {
    yield name;
  }
}

export class Program {
  #module;
  #exports;

  /** The lines that keep a first part's tables, by their names: the second part is told them. */
  #tables = new Map();

  constructor(module) {
    this.#module = module;
    this.#exports = instantiated(module);
  }

  ask(query, options) {
    let line;
    try {
      line = JSON.stringify(query) ?? String(query);
    } catch (thrown) {
      return refused({}, "not-json", `the query cannot be written as JSON: ${thrown.message}`);
    }
    return JSON.parse(this.answer(line, options));
  }

  answer(line, options) {
    const deadline = options?.deadline;
    try {
      const text = `${line}`;
      const answer = this.#exports.answer(text, typeof deadline === "number" ? deadline : Infinity);
      if (answer === null) {
        return JSON.stringify(refused(parsed(text), "not-loaded", UNLOADED, { at: "" }));
      }
      this.#note(text, answer);
      return answer;
    } catch (thrown) {
      const message = `${DEFECT} ('${told(thrown, this.#exports)}')`;
      // A trap may leave half a change behind, so that nothing is kept.
      this.#exports = instantiated(this.#module);
      this.#tables.clear();
      return JSON.stringify(refused(parsed(line), "internal", message, { at: "" }));
    }
  }
  /** Keeps a line that keeps a table. Its field "keep" is only seldom spelled with escapes. */
  #note(line, answer) {
    if (!this.#exports.kept || !(line.includes('"keep"') || line.includes("\\"))) {
      return;
    }
    const query = parsed(line);
    if (query?.op === "table" && JSON.parse(answer).ok) {
      this.#tables.set(query.keep, line);
      const names = new Set(kept(this.#exports));
      [...this.#tables.keys()].filter((name) => !names.has(name)).forEach((name) => this.#tables.delete(name));
    }
  }

  /** Nothing is missing, unless there is a second part. */
  async complete() {}

  /** Goes on with the module that holds both parts, and with the tables that are kept. */
  goOn(module) {
    if (this.#exports.kept) {
      const next = instantiated(module);
      for (const name of kept(this.#exports)) {
        next.answer(this.#tables.get(name), Infinity);
      }
      this.#module = module;
      this.#exports = next;
      this.#tables.clear();
    }
  }
}
