// What a module asks of its host. The compiler has a script of its own for that, but it makes functions of texts, which pages seldom
// allow, and these modules ask for little.

/** Stands in for the host's own functions of texts where it has none. */
const TEXTS = {
  charCodeAt: (text, index) => text.charCodeAt(index),
  concat: (first, second) => first + second,
  fromCharCode: (code) => String.fromCharCode(code),
  length: (text) => text.length,
  substring: (text, start, end) => text.substring(start, end),
};

/** The pages of memory that a module may have, 2 GiB together. */
const LARGEST = 32768;

const PAGE = 65536;

function memory(module) {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const needs = JSON.parse(new TextDecoder().decode(section));
  const number = (value) => new WebAssembly.Global({ value: "i32", mutable: false }, value);
  const buffer = new WebAssembly.Memory({ initial: needs.min, maximum: LARGEST });
  return {
    env: { memory: buffer },
    teavmMemory: {
      heapOffset: number((needs.dataSize + 7) & ~7),
      linearMemory: () => buffer.buffer,
      maxSize: number(LARGEST * PAGE - 1),
      notifyHeapResized() {},
    },
  };
}

function absent(module, name) {
  return () => {
    throw new Error(`the host has no ${module}.${name}`);
  };
}

/** Answers what a module is instantiated with. */
export function imports(module) {
  const wanted = WebAssembly.Module.imports(module);
  const given = {
    ...memory(module),
    "wasm:js-string": TEXTS,
    flightstand: { flightstand_now: () => performance.now() },
    // Where the program throws, the module asks for a trace of the host's calls, which nobody reads.
    teavm: { decorateException() {}, takeStackTrace: () => null },
    teavmConsole: { putcharStdout() {} },
    teavmDate: { currentTimeMillis: Date.now },
    // A text crosses by a function that gives back what it gets; no class of the program is the host's.
    teavmJso: {
      callFunction1: (same, text) => same(text),
      createClass: () => null,
      createFunction1: () => (text) => text,
      defineFunction: () => null,
      defineStaticMethod() {},
      isUndefined: (value) => Number(value === undefined),
      stringBuiltinsSupported: () => Number(wanted.every((one) => one.module !== "wasm:js-string")),
    },
    teavmMath: Math,
  };
  for (const { module: from, name, kind } of wanted) {
    given[from] ??= {};
    if (kind === "function") {
      given[from][name] ??= absent(from, name);
    }
  }
  return given;
}
