// Runs a module: one instance, which keeps tables and games, and a new one after a defect.
import { imports } from "./imports.js";

const DEFECT =
  "this is a defect of the program, not a fault of its input, please report it with the input";

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
    } catch (thrown) {
      return refused({}, "not-json", `the query cannot be written as JSON: ${thrown.message}`);
    }
    return JSON.parse(this.answer(line, options));
  }

  answer(line, options) {
    const limit = typeof options?.deadline === "number" ? options.deadline : Infinity;
    try {
      return this.#instance.answer(`${line}`, limit);
    } catch (thrown) {
      const message = `${DEFECT} ('${told(thrown, this.#instance)}')`;
      // A trap may leave half a change behind, so that nothing is kept.
      this.#instance = instantiated(this.#module);
      return JSON.stringify(refused(parsed(line), "internal", message, { at: "" }));
    }
  }
}
