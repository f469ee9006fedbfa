import { atom, createStore } from 'jotai';

/**
 * The state of this page that components share. All code reads and writes it here, components by `useAtomValue`. Nothing
 * is written to it on the server, where all requests share it.
 */
export const pageStore = createStore();

/** Whether atoms have what only the browser knows, such as what the device has stored. */
export const knowsDevice = atom(true);

/** The same atoms before that: what the server renders, and with it the hydration. */
export const serverStore = createStore();
serverStore.set(knowsDevice, false);
