// Files: what is opened from one, dropped or pasted, and tables that are saved as one.
import { at, visible } from "../dom.js";
import { held, save } from "./share.js";

/** The most bytes of a file that is opened. */
const LARGEST = 64 << 20;

export class Files {
  /** @param {World} world @param {(part: any) => string} open opens a table or a query; returns what is wrong with it */
  constructor(world, open) {
    this.open = open;
    at("open-file").addEventListener("change", () => {
      this.take(at("open-file").files[0]);
      at("open-file").value = "";
    });
    at("save-table").addEventListener("click", () => save(new Blob([JSON.stringify(held(world.now))]), "table.json"));
    at("table-new").addEventListener("click", () => this.open({ playArea: { width: 914.4, height: 914.4 }, ships: [] }));
  }

  /** Opens a file. @param {File | undefined} file */
  async take(file) {
    if (!file) return;
    const name = "'" + visible(file.name.slice(0, 60)) + "' ";
    const size = name + "has " + (file.size >> 20) + " MB, expected at most " + (LARGEST >> 20) + ".";
    const fault = file.size > LARGEST ? size : this.read(await file.text());
    at("fault").textContent = fault && (file.size > LARGEST ? fault : name + "is not opened: " + fault);
  }

  /** Opens what a text holds; returns what is wrong with it, or nothing. @param {string} text */
  read(text) {
    /** @type {any} */
    let part;
    try {
      part = JSON.parse(text);
    } catch {
      return "it is not JSON, expected a table or a query.";
    }
    return part?.ships || part?.table ? this.open(part) : "it holds no table, expected a table or a query.";
  }
}
