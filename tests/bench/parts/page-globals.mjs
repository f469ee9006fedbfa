// The window and document of a visible page, for transports and clients that run in a browser. To be imported first.
import { setMaxListeners } from 'node:events';

const window = new EventTarget();
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
// No limit, because the client of the realtime database listens for "online" on each reconnection.
setMaxListeners(0, window, document);
Object.assign(globalThis, { window, document });
