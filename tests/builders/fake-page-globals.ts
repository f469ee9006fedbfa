import { setMaxListeners } from 'node:events';

/**
 * What of a browser's page the phone's memory needs: a window that hears what other tabs store, and a document that can
 * be left. For tests that need Node's own network and no page to look at.
 */
export function withFakePage(): void {
  const page = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  };
  // As many tabs as a test opens.
  setMaxListeners(0, page.window, page.document);
  beforeAll(() => {
    Object.assign(globalThis, page);
  });
  afterAll(() => {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  });
}

/** Lets so many turns of the event loop go by; whatever has only to be awaited happens within one. */
export async function eventLoopTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

/** Lets so many moments of one turn go by. */
export async function microtasks(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) await null;
}
