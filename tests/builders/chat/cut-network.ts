import { eventLoopTurns } from '../browser/fake-page-globals';
import { Tally } from '../generated/seeded';

type Fetch = (request: Request) => Promise<Response>;

/**
 * A network between phones and a platform whose connections can be cut at any time. A call takes some turns of the
 * event loop in each direction; a cut within them loses the call or its response. `random` decides how long.
 */
export class CutNetwork {
  readonly #reach: Fetch;
  readonly #random: () => number;
  /** How often calls and responses were lost. */
  readonly met = new Tally();
  readonly #streams = new Set<() => void>();
  #cuts = 0;
  #isDown = false;
  /** Calls in progress at the platform. */
  #inProgress = 0;

  constructor(reach: Fetch, random: () => number) {
    this.#reach = reach;
    this.#random = random;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  get cuts(): number {
    return this.#cuts;
  }

  /** Cuts every connection, and lets none through until `restore`. */
  cut(): void {
    this.#cuts += 1;
    this.#isDown = true;
    for (const end of [...this.#streams]) end();
  }

  restore(): void {
    this.#isDown = false;
  }

  /** Calls the listener when the connection is cut. Returns a function that closes the connection. */
  connect(onCut: () => void): () => void {
    this.#streams.add(onCut);
    return () => void this.#streams.delete(onCut);
  }

  /** Resolves when the platform has no call in progress. */
  async quiet(): Promise<void> {
    while (this.#inProgress > 0) await eventLoopTurns(1);
  }

  readonly fetch: Fetch = async (request) => {
    const cuts = this.#cuts;
    const check = (what: string) => {
      if (!this.#isDown && cuts === this.#cuts) return;
      this.met.note(what);
      throw new TypeError('Failed to fetch');
    };
    check('calls without a connection');
    await this.#travel();
    check('calls lost on their way');
    const response = await this.#respond(request);
    await this.#travel();
    check(`responses lost to ${request.method}`);
    return response;
  };

  #travel = () => eventLoopTurns(Math.floor(this.#random() * 3));

  async #respond(request: Request): Promise<Response> {
    this.#inProgress += 1;
    try {
      const response = await this.#reach(request);
      return new Response(await response.text(), response);
    } finally {
      this.#inProgress -= 1;
    }
  }
}
