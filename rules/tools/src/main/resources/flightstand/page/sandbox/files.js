// Files: what is opened from one, dropped or pasted, and tables that are saved as one.
import { at, visible } from "../dom.js";
import { held, save } from "./share.js";
import { tabletop } from "./tabletop.js";

/** The most bytes of a file that is opened. */
const LARGEST = 64 << 20;

/** What is said of a save of VASSAL, which only the program reads. */
const VASSAL = "it is a save of VASSAL: run 'flightstand import vassal game.vsav > game.ndjson', and open what it writes.";

export class Files {
  /**
   * @param {World} world
   * @param {{table: (part: any) => string, log: (text: string) => Promise<string>, squad: (xws: any) => Promise<string>,
   * setup: (text: string) => string}} open opens what each holds; answers what is wrong with it, or nothing
   */
  constructor(world, open) {
    this.world = world;
    this.open = open;
    at("open-file").addEventListener("change", () => {
      this.take(at("open-file").files[0]);
      at("open-file").value = "";
    });
    at("save-table").addEventListener("click", () => save(new Blob([JSON.stringify(held(world.now))]), "table.json"));
    at("table-new").addEventListener("click", () => this.open.table({ playArea: { width: 914.4, height: 914.4 }, ships: [] }));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => this.given(event, event.dataTransfer));
    document.addEventListener("paste", (event) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea");
      if (!typing) this.given(event, event.clipboardData);
    });
  }

  /** Takes what is dropped or pasted; pictures are for photographs. @param {Event} event @param {DataTransfer | null} given */
  given(event, given) {
    const [file] = given?.files || [];
    const text = file ? "" : given?.getData("text/plain") || "";
    if (document.body.dataset.mode === "photograph" || file?.type.startsWith("image/") || !(file || text)) return;
    event.preventDefault();
    this.take(file || new File([text], "what was given"));
  }

  /** Opens a file. @param {File | undefined} file */
  async take(file) {
    if (!file) return;
    const size = "it has " + (file.size >> 20) + " MB, expected at most " + (LARGEST >> 20) + ".";
    const fault = file.size > LARGEST ? size : await this.read(await file.text());
    const name = "'" + visible(file.name.slice(0, 60)) + "' is not opened: ";
    at("fault").textContent = fault && name + visible(fault);
  }

  /** Opens what a text holds; answers what is wrong with it, or nothing. @param {string} text @returns {Promise<string>} */
  async read(text) {
    if (text.startsWith("PK")) return VASSAL;
    if (/^\s*\{\s*"log"/.test(text)) return this.open.log(text);
    /** @type {any} */
    let part;
    try {
      part = JSON.parse(text);
    } catch {
      return "it is not JSON, expected a table, a query, a set-up, a squad or a log.";
    }
    if (part?.ObjectStates) return this.save(part);
    if (part?.ships || part?.table) return this.open.table(part);
    if (part?.players) return this.open.setup(text);
    if (part?.pilots) return this.open.squad(part);
    if (part?.bases || part?.parts) return this.open.table({ ...this.world.now, parts: part.parts || part });
    return "it holds nothing that is known here, expected a table, a query, a set-up, a squad or a log.";
  }

  /** Opens a save of Tabletop Simulator, and says what of it the table has not. @param {any} save */
  save(save) {
    try {
      const { table, leftOut } = tabletop(save);
      const why = this.open.table(table);
      if (leftOut.length && !why) at("copied").textContent = visible("Left out: " + leftOut.join(", ").slice(0, 300));
      return why;
    } catch (wrong) {
      return "it is a save of Tabletop Simulator, but " + /** @type {Error} */ (wrong).message;
    }
  }
}
