// Desks as staff have them open: each follows the hotel's event stream and reads every order that an event names.
import { Agent, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds in which the desk's screen collects events before it reads what they name. */
const COLLECT_MS = 100;
/** Less than the server's own limit of five seconds, so that no request meets a connection that is being closed. */
const IDLE_MS = 3_000;

/**
 * @typedef {{ port: number, host: string, headers: Record<string, string>, agent: Agent }} At `headers`: with the hotel's staff key
 * @typedef {{ uuid: string, ostatus_id: string, version: number }} SeenOrder
 * @typedef {object} Desk
 * @property {Map<string, number>} created how many events each new order had
 * @property {Map<string, number>} shownAt when each order was first read
 * @property {Map<string, SeenOrder>} orders as last read
 * @property {string[]} failures why orders could not be read
 * @property {() => void} leave
 */

/** @param {At} at @param {string} path @param {unknown} [body] */
export async function callDesk({ port, host, headers, agent }, path, body) {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((done, fail) => {
    const sent = request(
      {
        ...{ host: 'localhost', port, agent, path: `/api/desk/v1${path}`, method: body === undefined ? 'GET' : 'POST' },
        headers: { ...headers, host: `${host}:${port}` },
      },
      done,
    );
    sent.on('error', fail);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
  const text = await textOf(response);
  return { status: response.statusCode ?? 0, data: JSON.parse(text).data };
}

/** Connections that are kept, at most as many as a browser has to one server. */
export const browserAgent = () => new Agent({ keepAlive: true, maxSockets: 6, timeout: IDLE_MS });

/**
 * Opens the stream of a desk. Resolves when the server has sent its first bytes.
 *
 * @param {At} at
 * @returns {Promise<Desk>}
 */
export function openDesk(at) {
  /** @type {Desk} */
  const desk = { created: new Map(), shownAt: new Map(), orders: new Map(), failures: [], leave: () => undefined };
  /** @type {Set<string>} */
  const waiting = new Set();
  const readWaiting = async () => {
    await wait(COLLECT_MS);
    const uuids = [...waiting];
    waiting.clear();
    await Promise.all(
      uuids.map((uuid) =>
        readOrder(at, desk, uuid).catch((error) => desk.failures.push(`order ${uuid}: ${error.message}`)),
      ),
    );
  };
  /** @param {string} type @param {string} uuid */
  const onEvent = (type, uuid) => {
    if (type === 'order-created') desk.created.set(uuid, (desk.created.get(uuid) ?? 0) + 1);
    if (waiting.size === 0) void readWaiting();
    waiting.add(uuid);
  };
  return new Promise((done, fail) => {
    const { port, host, headers } = at;
    const sent = request({
      ...{ host: 'localhost', port, path: '/api/desk/v1/events', agent: false },
      headers: { ...headers, host: `${host}:${port}` },
    });
    desk.leave = () => sent.destroy();
    sent.on('error', fail);
    sent.on('response', (response) => {
      if (response.statusCode !== 200) return fail(new Error(`the stream responded with ${response.statusCode}`));
      let text = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (more) => {
        text += more;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, type = ''] = /^event: (order-\w+)$/m.exec(block) ?? [];
          const [, uuid = ''] = /"order_uuid":"([\w-]+)"/.exec(block) ?? [];
          if (type !== '' && uuid !== '') onEvent(type, uuid);
        }
        done(desk);
      });
    });
    sent.end();
  });
}

/** @param {At} at @param {Desk} desk @param {string} uuid */
async function readOrder(at, desk, uuid) {
  const { status, data } = await callDesk(at, `/orders/${uuid}`);
  if (status !== 200) throw new Error(`order ${uuid}: ${status}`);
  if (!desk.shownAt.has(uuid)) desk.shownAt.set(uuid, performance.now());
  if ((desk.orders.get(uuid)?.version ?? -1) <= data.version) desk.orders.set(uuid, data);
}
