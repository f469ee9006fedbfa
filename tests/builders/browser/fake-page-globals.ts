import { setMaxListeners } from 'node:events';

/**
 * The parts of a browser page that lib/device needs: a window with storage events, and a document that can be hidden.
 * For tests that need Node's own network and render no page.
 */
export function withFakePage(): void {
  const page = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  };
  // No limit of listeners, because a test may open many tabs.
  setMaxListeners(0, page.window, page.document);
  beforeAll(() => {
    Object.assign(globalThis, page);
  });
  afterAll(() => {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  });
}

/** Waits for a number of turns of the event loop. All pending promise callbacks run within one turn. */
export async function eventLoopTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

/** Waits for a number of microtasks within one turn of the event loop. */
export async function microtasks(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) await null;
}
