// Runs a module: one instance, which keeps tables and games, and a new one after a defect.
import { defaults } from "./runtime.js";

const DEFECT =
  "this is a defect of the program, not a fault of its input, please report it with the input";

/** Compiles a module beside this file, once for each page or process. */
export function compiled(url) {
  if (!modules.has(url.href)) {
    modules.set(url.href, compile(url));
  }
  return modules.get(url.href);
}

const modules = new Map();

async function compile(url) {
  return WebAssembly.compile(await bytes(url), { builtins: ["js-string"] });
}

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

/** The pages of memory that a module may have, 2 GiB together. */
const LARGEST = 32768;

const PAGE = 65536;

function memoryNeeds(module) {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  return JSON.parse(new TextDecoder().decode(section));
}

function instantiated(module) {
  const builtins = WebAssembly.Module.imports(module).every((one) => one.module !== "wasm:js-string");
  const imports = {};
  const runtime = defaults(imports, {}, builtins);
  const needs = memoryNeeds(module);
  const memory = new WebAssembly.Memory({ initial: needs.min, maximum: LARGEST });
  const number = (value) => new WebAssembly.Global({ value: "i32", mutable: false }, value);
  imports.env = { memory };
  imports.teavmMemory = {
    linearMemory: () => memory.buffer,
    notifyHeapResized() {},
    heapOffset: number((needs.dataSize + 7) & ~7),
    maxSize: number(LARGEST * PAGE - 1),
  };
  imports.flightstand = {
    now: () => performance.now(),
    normalize: (text, form) => text.normalize(form),
  };
  const { exports } = new WebAssembly.Instance(module, imports);
  runtime.supplyExports(exports);
  return exports;
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
  #exports;

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
      return this.#exports.answer(`${line}`, typeof deadline === "number" ? deadline : Infinity);
    } catch (thrown) {
      // A trap may leave half a change behind, so that nothing is kept.
      this.#exports = instantiated(this.#module);
      const message = `${DEFECT} ('${thrown}')`;
      return JSON.stringify(refused(parsed(line), "internal", message, { at: "" }));
    }
  }
}
