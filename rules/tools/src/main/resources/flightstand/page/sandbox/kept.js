// Games that outlive the page: in the browser's store, by their names.

/** The store, and how many games it holds: the oldest go. */
const STORE = "games";
const MOST_GAMES = 20;

/** Opens the store; null where a browser gives a page of a file none. @returns {Promise<IDBDatabase | null>} */
function stored() {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open("flightstand", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

export class Kept {
  constructor() {
    this.base = stored();
  }

  /**
   * Does something with the store; answers its result, or undefined where there is no store.
   * @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} use @returns {Promise<any>}
   */
  async with(mode, use) {
    const base = await this.base;
    if (!base) return undefined;
    return new Promise((resolve) => {
      const work = base.transaction(STORE, mode);
      const request = use(work.objectStore(STORE));
      work.oncomplete = () => resolve(request.result);
      work.onabort = () => resolve(undefined);
    });
  }

  /** Keeps a game, or a log; tells whether it is kept. @param {any} game */
  async put(game) {
    const put = await this.with("readwrite", (store) => store.put(game));
    const old = (await this.all()).slice(MOST_GAMES);
    for (const { id } of old) await this.with("readwrite", (store) => store.delete(id));
    return put !== undefined;
  }

  /** Returns a game or a log that is kept. @param {string} id @returns {Promise<any>} */
  get(id) {
    return this.with("readonly", (store) => store.get(id));
  }

  /** Returns all games and logs, the latest first. @returns {Promise<any[]>} */
  async all() {
    const games = (await this.with("readonly", (store) => store.getAll())) || [];
    return games.sort((one, other) => other.when - one.when);
  }
}
