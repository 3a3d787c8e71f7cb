// Runs a module: one instance, which keeps tables and games, and a new one after a defect.
import { imports } from "./imports.js";

const DEFECT =
  "this is a defect of the program, not a fault of its input, please report it with the input";

/** The host's own functions of texts, which a module is compiled with. */
const OPTIONS = { builtins: ["js-string"] };

/** A module with a structure and an exception by reference: hosts that lack either refuse it. */
const PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 2, 96, 0, 0, 95, 0, 3, 2, 1, 0],
  ...[10, 8, 1, 6, 0, 31, 64, 0, 11, 11],
);

/** The first version of the engine of Node that comes to an end with the large module. */
const OLDEST_ENGINE = 13;

/** Throws if this host cannot run the modules. */
function checkHost() {
  const { node, v8, bun } = globalThis.process?.versions ?? {};
  const slow = bun === undefined && Number.parseInt(v8) < OLDEST_ENGINE;
  if (slow || !globalThis.WebAssembly?.validate(PROBE)) {
    const host = node === undefined ? "this browser" : `this host (Node ${node})`;
    const expected = "Node 24.15, Chrome 137, Firefox 131, Safari 18.4 or later";
    throw new Error(`${host} lacks what the modules need of WebAssembly, expected ${expected}`);
  }
}

/** Throws if options have a member that nobody knows. */
function checkNames(options, ...known) {
  for (const name of Object.keys(options ?? {})) {
    if (!known.includes(name)) {
      throw new TypeError(`the option '${name}' is unknown, expected ${known.join(" or ")}`);
    }
  }
}

/** Compiles what the options of load name, or what lies at the usual address. */
export async function loaded(options, usual) {
  // Each module is whole, so whoever still asks for the complete one has it.
  const { complete, ...named } = options ?? {};
  checkNames(named, "module", "url");
  const { module, url } = named;
  if (module !== undefined && url !== undefined) {
    throw new TypeError("the options 'module' and 'url' are given together, expected only one");
  }
  return compiled(module ?? (url === undefined ? usual() : new URL(url, globalThis.location?.href)));
}

/** Compiles a module's bytes, or those at its address, but these once for each page or process. */
export async function compiled(module) {
  checkHost();
  if (module instanceof WebAssembly.Module) {
    return module;
  }
  if (!(module instanceof URL)) {
    return WebAssembly.compile(module, OPTIONS);
  }
  if (!modules.has(module.href)) {
    const compiling = bytes(module).then((all) => WebAssembly.compile(all, OPTIONS));
    modules.set(module.href, compiling);
    // What failed once may be there later.
    compiling.catch(() => modules.delete(module.href));
  }
  return modules.get(module.href);
}

const modules = new Map();

async function bytes(url) {
  // No import names what only Node has: bundlers for browsers would look for it.
  const node = url.protocol === "file:" && globalThis.process?.getBuiltinModule?.("node:fs");
  if (node) {
    return node.promises.readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} cannot be loaded: ${response.status} ${response.statusText}`);
  }
  const all = await response.arrayBuffer();
  // Many servers answer with a page where there is no file.
  if (!MAGIC.every((byte, i) => new Uint8Array(all)[i] === byte)) {
    throw new Error(`${url} is no WebAssembly, expected a module of the package; see load({ url })`);
  }
  return all;
}

/** The first bytes of a module. */
const MAGIC = PROBE.slice(0, 4);

function instantiated(module) {
  return new WebAssembly.Instance(module, imports(module)).exports;
}

/** Answers what an instance throws in words. */
function told(thrown, exports) {
  const tag = exports["teavm.javaException"];
  if (thrown instanceof WebAssembly.Exception && thrown.is(tag)) {
    const message = exports["teavm.exceptionMessage"](thrown.getArg(tag, 0));
    return message === null ? "no message" : exports["teavm.stringToJs"](message);
  }
  return String(thrown);
}

/** Answers an error beside the program, in its words. */
function refused(query, code, message, at) {
  const id = query?.id;
  return { ...(id === undefined ? {} : { id }), ok: false, error: { code, message, ...at } };
}

/** Finds the first number that JSON cannot write: its pointer and the number. */
function unwritable(value, at = "") {
  if (typeof value === "number" && !Number.isFinite(value)) {
    return { at, value };
  }
  for (const [name, inner] of typeof value === "object" ? Object.entries(value ?? {}) : []) {
    const found = unwritable(inner, `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Returns the milliseconds that a call may take; throws if the options are none. */
function limit(options) {
  checkNames(options, "deadline");
  const deadline = options?.deadline ?? Infinity;
  if (typeof deadline !== "number" || Number.isNaN(deadline)) {
    throw new TypeError(`'deadline' is ${String(deadline)}, expected a number of milliseconds`);
  }
  return deadline;
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export class Program {
  #module;
  #instance;

  /** Creates a program of a module. */
  constructor(module) {
    this.#module = module;
    this.#instance = instantiated(module);
  }

  ask(query, options) {
    let line;
    try {
      line = JSON.stringify(query) ?? String(query);
      // JSON has null in its place, of which the program's answer would speak.
      const number = line.includes("null") ? unwritable(query) : undefined;
      if (number !== undefined) {
        const message = `'${number.at.split("/").at(-1)}' is ${number.value}, expected a number`;
        return refused(query, "bad-value", message, { at: number.at });
      }
    } catch (thrown) {
      return refused({}, "not-json", `the query cannot be written as JSON: ${thrown.message}`);
    }
    return JSON.parse(this.answer(line, options));
  }

  answer(line, options) {
    let milliseconds;
    try {
      milliseconds = limit(options);
    } catch (wrong) {
      return JSON.stringify(refused(parsed(line), "bad-value", wrong.message, { at: "" }));
    }
    try {
      return this.#instance.answer(`${line}`, milliseconds);
    } catch (thrown) {
      const message = `${DEFECT} ('${told(thrown, this.#instance)}')`;
      // A trap may leave half a change behind, so that nothing is kept.
      this.#instance = instantiated(this.#module);
      return JSON.stringify(refused(parsed(line), "internal", message, { at: "" }));
    }
  }
}
