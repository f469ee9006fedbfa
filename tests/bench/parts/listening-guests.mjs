import { request } from 'node:http';

/**
 * A guest with an open event stream who waits for one order.
 *
 * @typedef {{ uuid: string, heard: Promise<number>, events: () => readonly string[], leave: () => void }} Guest
 *   heard: the time at which the first event of the order arrived; events: the names of all events that arrived
 */

/**
 * Opens the event stream of one guest. Resolves when the server has sent its first bytes.
 *
 * @param {{ host: string, port: number }} hotel
 * @param {string} uuid
 * @returns {Promise<Guest>}
 */
export function listen({ host, port }, uuid) {
  /** @type {(time: number) => void} */
  let tell = () => undefined;
  /** @type {Promise<number>} */
  const heard = new Promise((done) => {
    tell = done;
  });
  return new Promise((done, fail) => {
    const headers = { host: `${host}:${port}`, 'content-type': 'application/json' };
    const sent = request({ host: 'localhost', port, path: '/channels', method: 'POST', headers, agent: false });
    sent.on('error', fail);
    sent.on('response', (response) => {
      if (response.statusCode !== 200) return fail(new Error(`the stream responded with ${response.statusCode}`));
      let said = '';
      response.setEncoding('utf8');
      response.on('data', (text) => {
        said += text;
        if (said.includes('event: order-created\n')) tell(performance.now());
        done({ uuid, heard, events: () => said.match(/^event: .+$/gm) ?? [], leave: () => sent.destroy() });
      });
      // The stream ends only when the guest leaves.
      response.on('error', () => undefined);
    });
    sent.end(JSON.stringify({ orders: [uuid] }));
  });
}

/** @param {readonly number[]} sorted @param {number} share */
export const percentile = (sorted, share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
