// 500 orders in five minutes, which arrive at 20 open desks and are moved there.
// Counts what was lost or came twice, and measures how soon an order is on a desk and how long a move takes.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import '../../scripts/parts/typescript.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { firstDemoHotel, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './parts/budget-line.mjs';
import { checkOrders, orderable, placeOrderNow } from './parts/guest-orders.mjs';
import { percentile } from './parts/listening-guests.mjs';
import { browserAgent, callDesk, openDesk } from './parts/open-desks.mjs';

const { deskKey } = await import('@/lib/platform/desk-key');

const DESKS = 20;
const ORDERS = 500;
const SECONDS = 300;
/** Every so manieth order is tapped at two desks at once. */
const CONTESTED = 10;
const MOST_SHOWN_MS = 1_000;
const MOST_MOVE_MS = 200;
const SETTLE_MS = 5_000;
const DESK_TOKEN = 'the operator of the measured desks';
const MOVES = ['approve', 'accept', 'done'];

/** @typedef {{ moves: number[], refused: number, contests: number }} Moved */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const code = firstDemoHotel();
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off', AUTOPILOT: 'off', DESK_TOKEN } });
  try {
    return await measure({ port: server.port, host: hostOf(code), code });
  } finally {
    await server.stop();
  }
}

/** @param {{ port: number, host: string, code: string }} hotelAt */
async function measure(hotelAt) {
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, hotelAt.code)}`, 'content-type': 'application/json' };
  const desk = () => ({ ...hotelAt, headers, agent: browserAgent() });
  const staff = desk();
  const hotel = await orderable(hotelAt);
  const desks = await Promise.all(Array.from({ length: DESKS }, () => openDesk(desk())));
  /** @type {Map<string, number>} */
  const sentAt = new Map();
  /** @type {Moved} */
  const moved = { moves: [], refused: 0, contests: 0 };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: ORDERS }, async (_, place) => {
      await wait((place * SECONDS * 1000) / ORDERS);
      const uuid = randomUUID();
      sentAt.set(uuid, performance.now());
      await placeOrderNow(hotel, uuid);
      await moveOn({ at: staff, uuid, moved, isContested: place % CONTESTED === 0 });
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await wait(SETTLE_MS);
  for (const desk of desks) desk.leave();
  console.log(`${ORDERS} orders in ${seconds.toFixed(0)} s, ${DESKS} desks, ${moved.moves.length} moves`);
  const wrong = await whatIsWrong({ hotelAt, desks, uuids: [...sentAt.keys()], moved });
  console.log(wrong.length === 0 ? 'ok    nothing lost, nothing twice' : wrong.join('\n'));
  const shown = desks.flatMap(({ shownAt }) => [...shownAt].map(([uuid, time]) => time - (sentAt.get(uuid) ?? 0)));
  const sorted = (/** @type {readonly number[]} */ times) => times.toSorted((one, other) => one - other);
  const isFast = [
    within('ms from sending an order to its card at a desk, p95', percentile(sorted(shown), 0.95), {
      most: MOST_SHOWN_MS,
    }),
    within('ms of a move, p95', percentile(sorted(moved.moves), 0.95), { most: MOST_MOVE_MS }),
  ];
  return wrong.length === 0 && isFast.every(Boolean) ? 0 : 1;
}

/**
 * Moves an order through all its states, as staff do who have seen the version before.
 *
 * @param {{ at: import('./parts/open-desks.mjs').At, uuid: string, moved: Moved, isContested: boolean }} order
 */
async function moveOn({ at, uuid, moved, isContested }) {
  for (const [version, move] of MOVES.entries()) {
    await wait(1_000 + Math.random() * 2_000);
    const tap = async () => {
      const began = performance.now();
      const { status } = await callDesk(at, `/orders/${uuid}/${move}`, { version, expected_seconds: 600 });
      if (status === 200) moved.moves.push(performance.now() - began);
      else if (status === 409) moved.refused += 1;
      else throw new Error(`${move} of ${uuid}: ${status}`);
    };
    if (isContested) moved.contests += 1;
    await Promise.all(isContested ? [tap(), tap()] : [tap()]);
  }
}

/**
 * What was lost or came twice, in words.
 *
 * @param {{ hotelAt: { port: number, host: string, code: string }, desks: readonly import('./parts/open-desks.mjs').Desk[],
 *   uuids: readonly string[], moved: Moved }} run
 */
async function whatIsWrong({ hotelAt, desks, uuids, moved }) {
  const stored = await checkOrders(hotelAt, uuids);
  const numbers = new Set(stored.map(({ num }) => num));
  /** @type {string[]} */
  const wrong = [];
  if (stored.length !== ORDERS || numbers.size !== ORDERS)
    wrong.push(`${stored.length} orders, ${numbers.size} numbers`);
  if (moved.moves.length !== ORDERS * MOVES.length) wrong.push(`${moved.moves.length} moves succeeded`);
  if (moved.refused !== moved.contests) wrong.push(`${moved.contests} contests, ${moved.refused} refusals`);
  for (const [place, { created, orders, failures }] of desks.entries()) {
    if (failures.length > 0) wrong.push(`desk ${place + 1}: ${failures.length} readings failed, ${failures[0]}`);
    const once = uuids.filter((uuid) => created.get(uuid) === 1).length;
    const done = uuids.filter((uuid) => orders.get(uuid)?.ostatus_id === 'done').length;
    if (once !== ORDERS) wrong.push(`desk ${place + 1} heard of ${once} orders exactly once`);
    if (done !== ORDERS) wrong.push(`desk ${place + 1} shows ${done} orders as done`);
  }
  return wrong;
}

process.exitCode = await main();
