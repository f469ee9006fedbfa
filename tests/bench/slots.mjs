// Lets five hundred guests order the same slot at once, on each store, through one process, and on PostgreSQL also
// through two, because an SQLite file has one server. Checks that exactly as many orders are accepted as the slot has
// places.
import { fork } from 'node:child_process';
import { hotelsWith, onEachStore, openPlatform } from './parts/stores.mjs';

const { openDatabase } = await import('@/lib/platform/database/database');

const GUESTS = 500;
const CAPACITY = 37;

/** @typedef {{ accepted: number, soldOut: number, other: string[] }} Outcome */

/** @param {{ kind: string, url: string }} store @param {number} processes @param {{ dir: string }} files @param {string} slot */
async function rush({ kind, url }, processes, files, slot) {
  const crowds = Array.from({ length: processes }, () =>
    fork('tests/bench/parts/slot-guests.mjs', [url, files.dir, slot, String(GUESTS / processes)]),
  );
  const gone = crowds.map((crowd) => new Promise((done) => crowd.once('exit', done)));
  await Promise.all(crowds.map((crowd) => new Promise((ready) => crowd.once('message', ready))));
  const from = performance.now();
  const outcomes = await Promise.all(
    crowds.map((crowd) => {
      const outcome = new Promise((/** @type {(outcome: Outcome) => void} */ done) =>
        crowd.once('message', (outcome) => done(/** @type {Outcome} */ (outcome))),
      );
      crowd.send('go');
      return outcome;
    }),
  );
  const seconds = ((performance.now() - from) / 1000).toFixed(2);
  await Promise.all(gone);
  const accepted = outcomes.reduce((sum, outcome) => sum + outcome.accepted, 0);
  const soldOut = outcomes.reduce((sum, outcome) => sum + outcome.soldOut, 0);
  const taken = await takenOf(url, slot);
  const isRight = accepted === CAPACITY && soldOut === GUESTS - CAPACITY && taken === CAPACITY;
  const through = processes === 1 ? 'one process' : `${processes} processes`;
  console.log(`${kind}, ${through}: ${accepted} of ${GUESTS} got one of ${CAPACITY} places, ${seconds} s`);
  if (!isRight) console.log(`  wrong: ${soldOut} read that it is sold out, ${taken} stand in the store`, outcomes);
  return isRight;
}

/** @param {string} url @param {string} slot */
async function takenOf(url, slot) {
  const database = openDatabase(url, console.error);
  const row = await database.db.selectFrom('slot').select('taken').where('slot_key', '=', slot).executeTakeFirst();
  await database.close();
  return row?.taken ?? 0;
}

const isRight = await onEachStore(async (store) => {
  const files = hotelsWith(CAPACITY);
  const platform = await openPlatform(store.url, files.dir);
  await platform.close();
  const day = (/** @type {number} */ days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const one = await rush(store, 1, files, `${day(7)} 10:00:00`);
  const two = store.kind === 'SQLite' || (await rush(store, 2, files, `${day(8)} 10:00:00`));
  files.dispose();
  return one && two;
});
process.exitCode = isRight ? 0 : 1;
