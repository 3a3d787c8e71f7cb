// Runs a module: one instance, which keeps tables and games, and a new one after a defect; and from a moment on a second part,
// instead of a first part for tables, or beside one for games.
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

/** Answers what one of the instances throws in words. */
function told(thrown, instances) {
  for (const exports of instances) {
    const tag = exports["teavm.javaException"];
    if (thrown instanceof WebAssembly.Exception && thrown.is(tag)) {
      const message = exports["teavm.exceptionMessage"](thrown.getArg(tag, 0));
      return message === null ? "no message" : exports["teavm.stringToJs"](message);
    }
  }
  return String(thrown);
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

/** Answers the names of the tables that an instance keeps, the least recently used first. */
function kept(exports) {
  const names = [];
  for (let name; (name = exports.kept(names.length)) !== null; ) {
    names.push(name);
  }
  return names;
}

export class Program {
  /** The module; and the second part if that stands beside it, as for games. */
  #modules;
  #instances;

  /** The lines that keep a first part's tables, by their names: the second part is told them. */
  #tables = new Map();

  /** Those that a second part beside the first keeps, in the order of their use. */
  #told = [];

  #second;
  #completed;

  /** Creates a program of a module, of which the second part may be loaded from an address. */
  constructor(module, second) {
    this.#second = second;
    this.#run([module]);
  }

  #run(modules) {
    this.#modules = modules;
    this.#instances = modules.map(instantiated);
    this.#told = [];
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
    const limit = typeof options?.deadline === "number" ? options.deadline : Infinity;
    try {
      const text = `${line}`;
      const answer = this.#instances[0].answer(text, limit) ?? this.#further(text, limit);
      this.#note(text, answer);
      return answer;
    } catch (thrown) {
      const message = `${DEFECT} ('${told(thrown, this.#instances)}')`;
      // A trap may leave half a change behind, so that nothing is kept.
      this.#run(this.#modules);
      this.#tables.clear();
      return JSON.stringify(refused(parsed(line), "internal", message, { at: "" }));
    }
  }

  /** Answers the lines that keep the first part's tables, that of the least recently used first. */
  #lines() {
    return kept(this.#instances[0]).map((name) => this.#tables.get(name));
  }

  /** Lets the second part answer a line; before, it is told the kept tables, unless it keeps the same. */
  #further(line, limit) {
    const [first, second] = this.#instances;
    const query = parsed(line);
    if (!second) {
      first.settle?.(false);
      return JSON.stringify(refused(query, "not-loaded", UNLOADED, { at: "" }));
    }
    const lines = this.#lines();
    if (lines.length !== this.#told.length || lines.some((known, i) => known !== this.#told[i])) {
      kept(second).forEach((table) => second.answer(JSON.stringify({ op: "forget", table }), Infinity));
      lines.forEach((known) => second.answer(known, Infinity));
    }
    // The first part knows any game that is to be forgotten, or it had answered that itself.
    if (typeof query?.game === "string") {
      second.know(query.game);
    }
    const answer = second.answer(line, limit);
    first.settle(JSON.parse(answer).ok);
    // The second part alone has read a query whose operation is its own: the first uses that table, too.
    const last = kept(second).at(-1);
    if (last !== kept(first).at(-1)) {
      first.answer(this.#tables.get(last), Infinity);
      first.settle(true);
    }
    this.#told = this.#lines();
    return answer;
  }

  /** Keeps a line that keeps a table: its result is the table's name. */
  #note(line, answer) {
    const [first] = this.#instances;
    if (first.know || !answer.includes('{"table":')) {
      return;
    }
    const query = parsed(line);
    if (query?.op === "table" && JSON.parse(answer).ok) {
      // A copy of a kept table stays what that was.
      const copied = typeof query.table === "string" && { ...parsed(this.#tables.get(query.table)), keep: query.keep };
      this.#tables.set(query.keep, copied ? JSON.stringify(copied) : line);
      const names = new Set(kept(first));
      [...this.#tables.keys()].filter((name) => !names.has(name)).forEach((name) => this.#tables.delete(name));
    }
  }

  /** Loads the second part, unless the module holds that, and lets it answer too; nothing that is kept is lost. */
  complete(options) {
    this.#completed ??= this.#instances[0].know
      ? Promise.resolve()
      : compiled(options?.module ?? this.#second).then(
          (module) => this.#goOn(module),
          (failed) => {
            this.#completed = undefined;
            throw failed;
          },
        );
    return this.#completed;
  }

  #goOn(module) {
    const [first] = this.#instances;
    const second = instantiated(module);
    if (first.settle) {
      this.#modules.push(module);
      this.#instances.push(second);
    } else {
      this.#lines().forEach((known) => second.answer(known, Infinity));
      this.#modules = [module];
      this.#instances = [second];
      this.#tables.clear();
    }
  }
}
