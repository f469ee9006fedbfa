import { v4 } from 'uuid';
import { printerSecret } from '@/lib/platform/tickets/printer-secret';
import { DESK_TOKEN } from '@/tests/builders/platform/embedded-platform';
import { orderFor, SEEN_BEFORE } from '@/tests/builders/tickets/printing-platform';
import { readPaper } from '@/tests/builders/tickets/readable-ticket';
import { type PrinterCall, servePrinters } from '@/tests/builders/tickets/served-printers';
import { applySettings, readSettings } from '../settings/env';

const printers = servePrinters();

const tokenOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { jobToken: string }).jobToken;

/** When each of aurora's printers was last seen. */
const seenAt = async () => {
  const { body } = await printers.platform().desk('aurora', '/printers');
  return (body.data as { last_seen_at: string | null }[]).map(({ last_seen_at }) => last_seen_at);
};

describe('a refused call', () => {
  const foreign = v4();

  it.each<[string, string, PrinterCall, number, string]>([
    ['an unknown printer', 'cellar', {}, 404, 'unknown printer'],
    ['a printer to which the server connects', 'bar', {}, 404, 'unknown printer'],
    ['a wrong secret', 'kitchen', { secret: 'guessed' }, 401, 'wrong secret'],
    ['an empty secret', 'kitchen', { secret: '' }, 401, 'wrong secret'],
    [
      'the secret of another hotel',
      'kitchen',
      { secret: printerSecret(DESK_TOKEN, 'bellevue', 'kitchen') },
      401,
      'wrong secret',
    ],
    [
      'the secret of another printer',
      'kitchen',
      { secret: printerSecret(DESK_TOKEN, 'aurora', 'bar') },
      401,
      'wrong secret',
    ],
    ['the name of another printer', 'kitchen', { user: 'bar' }, 401, 'wrong secret'],
    ['a name that no printer has', 'Room 101 of Anna', {}, 401, 'wrong secret'],
    ['a body that is no JSON', 'kitchen', { body: '{' }, 400, 'unreadable'],
    ['a body without a status', 'kitchen', { body: '[]' }, 400, 'unreadable'],
    ['a body of tiny values', 'kitchen', { body: `[${'0,'.repeat(5_000)}0]` }, 400, 'unreadable'],
    ['a job that was never offered', 'kitchen', { method: 'GET', query: `?token=${foreign}` }, 404, 'unknown job'],
    ['a job that is no uuid', 'kitchen', { method: 'GET', query: '?token=1%27--' }, 404, 'unknown job'],
    [
      'a type that is not offered',
      'kitchen',
      { method: 'GET', query: `?token=${foreign}&type=text/plain` },
      415,
      'wrong type',
    ],
    ['a confirmation of no job', 'kitchen', { method: 'DELETE', query: '?code=200%20OK' }, 404, 'foreign job'],
    ['a confirmation without a code', 'kitchen', { method: 'DELETE', query: `?token=${foreign}` }, 400, 'unreadable'],
    [
      'a code that says nothing',
      'kitchen',
      { method: 'DELETE', query: `?token=${foreign}&code=fine` },
      400,
      'unreadable',
    ],
    [
      'a confirmation of a foreign job',
      'kitchen',
      { method: 'DELETE', query: `?token=${foreign}&code=200` },
      404,
      'foreign job',
    ],
    [
      'the failure of a foreign job',
      'kitchen',
      { method: 'DELETE', query: `?token=${foreign}&code=520%20Timeout` },
      404,
      'foreign job',
    ],
  ])(
    'with %s prints nothing and leaves one line without personal data in the log',
    async (_case, printer, bad, status, why) => {
      const { uuid } = await orderFor(printers.platform(), 'aurora');
      expect((await printers.call(printer, bad)).status).toBe(status);
      expect(await printers.tickets('aurora', uuid)).toMatchObject([{ state: 'waiting' }]);
      expect(await seenAt()).toEqual([SEEN_BEFORE, SEEN_BEFORE]);
      const lines = await printers.refusals();
      expect(lines).toHaveLength(1);
      const { hotel, why: logged, printer: named } = JSON.parse(lines[0] ?? '');
      expect({ hotel, why: logged }).toEqual({ hotel: 'aurora', why });
      expect(named).toMatch(/^[a-z]+$/);
      const written = await printers.log();
      expect(written).not.toMatch(/Anna|\b101\b|guessed/);
      expect(written).not.toContain(foreign);
    },
  );

  it('for a job that was asked for before hands out nothing, and a copy is printed, because nobody knows of the first', async () => {
    const { uuid } = await orderFor(printers.platform(), 'aurora');
    const next = await orderFor(printers.platform(), 'aurora');
    const printer = printers.printer('aurora');
    const token = await tokenOf(await printers.call('kitchen'));
    expect((await printers.call('kitchen', { method: 'GET', query: `?token=${token}` })).status).toBe(200);
    expect((await printers.call('kitchen', { method: 'GET', query: `?token=${token}` })).status).toBe(404);
    expect(await printers.tickets('aurora', next.uuid)).toMatchObject([{ state: 'waiting' }]);
    expect(await printers.refusals()).toHaveLength(1);
    await printers.call('kitchen', { method: 'DELETE', query: `?token=${token}&code=520%20Timeout` });
    expect(await printer.poll()).toBe(true);
    expect(readPaper(printer.papers[0] ?? fail())).toMatchObject({
      mark: { copy: { reason: 'unconfirmed', of: token } },
    });
    const tickets = await printers.tickets('aurora', uuid);
    expect(tickets).toHaveLength(2);
    expect(tickets).toContainEqual(expect.objectContaining({ state: 'given-up', copy: null }));
    expect(tickets).toContainEqual(expect.objectContaining({ state: 'printed', copy: 'unconfirmed' }));
  });

  it('confirms and fails no job of another printer or hotel', async () => {
    const { uuid } = await orderFor(printers.platform(), 'bellevue');
    const secret = printerSecret(DESK_TOKEN, 'bellevue', 'kitchen');
    const at = { host: 'bellevue.localhost:3000', secret };
    const token = await tokenOf(await printers.call('kitchen', at));
    expect((await printers.call('kitchen', { ...at, method: 'GET', query: `?token=${token}` })).status).toBe(200);
    const bar = { ...at, secret: printerSecret(DESK_TOKEN, 'bellevue', 'bar') };
    for (const code of ['200', '511']) {
      await printers.call('bar', { ...bar, method: 'DELETE', query: `?token=${token}&code=${code}` });
      await printers.call('kitchen', { method: 'DELETE', query: `?token=${token}&code=${code}` });
    }
    expect((await printers.call('bar', { ...bar, method: 'GET', query: `?token=${token}` })).status).toBe(404);
    expect(await printers.tickets('bellevue', uuid)).toMatchObject([{ state: 'sent' }]);
  });
});

function fail(): never {
  throw new Error('nothing is printed');
}

it('refuses a body that is too large, with its length or without it', async () => {
  expect(
    (await printers.call('kitchen', { body: JSON.stringify({ statusCode: '200', status: 'a'.repeat(20_000) }) }))
      .status,
  ).toBe(413);
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4_096)) });
  expect((await printers.call('kitchen', { body: endless })).status).toBe(413);
});

it('asks who comes without a secret for it, without a line in the log', async () => {
  const response = await printers.call('kitchen', { secret: null });
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Basic realm="printers"');
  expect(await printers.refusals()).toEqual([]);
});

it.each(['localhost:3000', '127.0.0.1'])('answers 404 on the host %s, which is no hotel’s', async (host) => {
  expect((await printers.call('kitchen', { host })).status).toBe(404);
});

it('answers 404 behind an upstream, whose printers are its own', async () => {
  applySettings(readSettings({ LOG_LEVEL: 'silent', HOTEL_API_URL: 'http://127.0.0.1:9' }));
  expect((await printers.call('kitchen')).status).toBe(404);
});

it('limits wrong secrets of a network, but not the printer with the right one there', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1)
    statuses.push((await printers.call('kitchen', { secret: 'guessed' })).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  expect((await printers.call('kitchen')).status).toBe(200);
});

it('limits a printer that polls without end, but no other', async () => {
  const statuses = new Set<number>();
  for (let times = 0; times < 301; times += 1) statuses.add((await printers.call('kitchen')).status);
  expect(statuses).toEqual(new Set([200, 429]));
  const at = { host: 'bellevue.localhost:3000', secret: printerSecret(DESK_TOKEN, 'bellevue', 'kitchen') };
  expect((await printers.call('kitchen', at)).status).toBe(200);
});
