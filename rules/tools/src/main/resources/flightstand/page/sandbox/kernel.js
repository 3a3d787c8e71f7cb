// The kernel in the page: it answers at once what a pointer waits for, and in a worker what may take long.
import { at } from "../dom.js";

/** Decodes the module, which stands in the page as base64 of its gzipped bytes. */
async function compiled() {
  const text = atob(at("module").textContent.trim());
  const packed = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const buffer = await new Response(bytes).arrayBuffer();
  return /** @type {any} */ (WebAssembly).compile(buffer, { builtins: ["js-string"] });
}

/** What runs in the worker, after the package's own script. */
function inWorker() {
  const scope = /** @type {any} */ (globalThis);
  /** @type {any} */
  let program;
  scope.onmessage = ({ data }) => {
    if (data.module) program = new scope.flightstand.Program(data.module);
    else scope.postMessage({ number: data.number, answer: program.ask(data.query, data.options) });
  };
}

export class Kernel {
  /** Opens the kernel: one instance here, one in a worker; each keeps its own games. */
  static async open() {
    return new Kernel(await compiled());
  }

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.module = module;
    this.program = new /** @type {any} */ (globalThis).flightstand.Program(module);
    const script = at("package").textContent + "\n(" + inWorker + ")();";
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    /** @type {Map<number, (answer: Answer) => void>} */
    this.waiting = new Map();
    this.asked = 0;
    this.worker.addEventListener("message", ({ data: { number, answer } }) => {
      this.waiting.get(number)?.(answer);
      this.waiting.delete(number);
    });
    this.worker.postMessage({ module });
  }

  /** Returns another kernel, with a worker of its own. */
  beside() {
    return new Kernel(this.module);
  }

  /** Stops the worker: what it was asked is never answered. */
  stop() {
    this.worker.terminate();
  }

  /** Answers at once: for questions that take microseconds to milliseconds. @param {Query} query @returns {Answer} */
  ask(query) {
    return this.program.ask(query);
  }

  /**
   * Answers from the worker, so that the page stays quick; games are kept there. @param {Query} query
   * @param {{deadline?: number}} [options] the milliseconds after which the question is given up
   * @returns {Promise<Answer>}
   */
  later(query, options) {
    const number = ++this.asked;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      this.worker.postMessage({ number, query, options });
    });
  }
}
