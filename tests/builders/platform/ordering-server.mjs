// A process of the product for tests with several of them: at the store and with the hotels of its arguments, and with a clock that
// stands. Places all orders of its standard input at once, a body in each line, and writes their statuses as a list.
import { text } from 'node:stream/consumers';
import '../../../scripts/parts/typescript.mjs';

const { createPlatform } = await import('@/lib/platform/app');
const { openDatabase } = await import('@/lib/platform/database/database');
const { TEST_DATABASE_TIMES } = await import('./stores');

const [databaseUrl = '', hotelsDir = '', now = ''] = process.argv.slice(2);
/** @param {unknown} error */
const report = (error) => void process.stderr.write(`${error}\n`);

const platform = createPlatform({
  database: openDatabase(databaseUrl, report, TEST_DATABASE_TIMES),
  hotelsDir,
  emojiDir: hotelsDir,
  filesDir: hotelsDir,
  scripts: false,
  deskToken: null,
  now: () => new Date(now),
  uuid: () => crypto.randomUUID(),
  reportError: report,
});
process.stdout.write('started\n');
const bodies = (await text(process.stdin)).trim().split('\n');
const headers = { 'content-type': 'application/json' };
const responses = await Promise.all(
  bodies.map((body) => platform.fetch(new Request('http://inside/api/v1/orders', { method: 'POST', headers, body }))),
);
process.stdout.write(JSON.stringify(responses.map(({ status }) => status)));
await platform.close();
