import { orderFor } from '@/tests/builders/tickets/printing-platform';
import { drawReadable, readPaper } from '@/tests/builders/tickets/readable-ticket';
import { servePrinters } from '@/tests/builders/tickets/served-printers';

const printers = servePrinters();

const tokenOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { jobToken: string }).jobToken;

it('prints a ticket once, at the printer of its station, and knows then that it is printed', async () => {
  const { uuid, num } = await orderFor(printers.platform(), 'aurora');
  const printer = printers.printer('aurora');
  expect(await printer.poll()).toBe(true);
  expect(await printer.poll()).toBe(false);
  expect(printer.statuses).toEqual([200, 200, 200, 200]);
  const [paper] = printer.papers.map(readPaper);
  expect(printer.papers).toHaveLength(1);
  expect(paper).toMatchObject({ content: { num, station: 'Kitchen' }, mark: { copy: null, width: 80 } });
  expect(await printers.tickets('aurora', uuid)).toMatchObject([{ state: 'printed', copy: null }]);
  expect(await printers.refusals()).toEqual([]);
});

it('answers a job as a picture that the printer cuts off and must not dither', async () => {
  await orderFor(printers.platform(), 'aurora');
  const token = await tokenOf(await printers.call('kitchen'));
  const job = await printers.call('kitchen', { method: 'GET', query: `?token=${token}&type=image/png` });
  expect(Object.fromEntries(job.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'x-star-cut': 'partial; feed=true',
    'x-star-imageditherpattern': 'none',
  });
});

it('hands nothing out to HEAD, nor to a printer that asks for the settings of a server', async () => {
  const { uuid } = await orderFor(printers.platform(), 'aurora');
  const token = await tokenOf(await printers.call('kitchen'));
  expect((await printers.call('kitchen', { method: 'HEAD', query: `?token=${token}` })).status).toBe(405);
  expect((await printers.call('kitchen', { method: 'GET' })).status).toBe(404);
  expect(await printers.tickets('aurora', uuid)).toMatchObject([{ state: 'waiting' }]);
  expect(await printers.refusals()).toEqual([]);
});

it.each(['410%20Out%20of%20paper', '420%20Cover%20open', '411%20Paper%20jam'])(
  'offers nothing to a printer that says %s, and staff see why',
  async (statusCode) => {
    const { uuid } = await orderFor(printers.platform(), 'aurora');
    const printer = printers.printer('aurora');
    printer.statusCode = statusCode;
    expect(await printer.poll()).toBe(false);
    expect(await printers.tickets('aurora', uuid)).toMatchObject([{ state: 'waiting' }]);
    const { body } = await printers.platform().desk('aurora', '/printers');
    expect((body.data as { state: string }[])[0]?.state).not.toBe('ready');
    printer.statusCode = '200%20OK';
    expect(await printer.poll()).toBe(true);
  },
);

it('offers nothing while the printer still prints', async () => {
  await orderFor(printers.platform(), 'aurora');
  const busy = await printers.call('kitchen', {
    body: JSON.stringify({ statusCode: '200 OK', printingInProgress: true }),
  });
  expect(await busy.json()).toEqual({ jobReady: false });
});

function fail(): never {
  throw new Error('nothing is printed');
}

it('lets a ticket wait that cannot be drawn, so that it is no copy later', async () => {
  const { uuid } = await orderFor(printers.platform(), 'aurora');
  const printer = printers.printer('aurora');
  printers.draw(async () => {
    throw new Error('no font');
  });
  expect(await printer.poll()).toBe(false);
  expect(printer.statuses).toEqual([200, 503, 200]);
  expect(await printers.tickets('aurora', uuid)).toMatchObject([{ state: 'waiting' }]);
  expect(printers.platform().unexpectedErrors).toHaveLength(1);
  printers.draw(drawReadable);
  printers.platform().advanceSeconds(10);
  expect(await printer.poll()).toBe(true);
  expect(readPaper(printer.papers[0] ?? fail()).mark.copy).toBeNull();
});

describe('a printer that misbehaves', () => {
  it.each([
    ['confirms twice', 'printed', 'twice', [null]],
    ['confirms late, but in time', 'printed', 'late', [null]],
    ['cannot decode a ticket', 'fetched', 'error', ['unconfirmed']],
    ['says that it has failed after it has printed', 'printed', 'error', [null, 'unconfirmed']],
    ['confirms another job', 'printed', 'foreign', [null, 'unconfirmed']],
    ['is switched off before it confirms', 'printed', 'stop', [null, 'unconfirmed']],
    ['is switched off before it prints', 'fetched', 'stop', ['unconfirmed']],
    ['is switched off before it fetches', 'fetch', 'stop', [null]],
    ['asks for a job twice', 'fetch', 'twice', [null]],
  ] as const)(
    'that %s prints every ticket, and a second one only as a copy',
    async (_case, moment, reaction, copies) => {
      const { uuid } = await orderFor(printers.platform(), 'aurora');
      const printer = printers.printer('aurora');
      printer.behave = (now) => (now === moment ? reaction : 'go on');
      await printer.poll();
      printer.behave = () => 'go on';
      for (let round = 0; round < 3; round += 1) {
        await printer.poll();
        printers.platform().advanceSeconds(31);
        await printers.platform().app.ticketWatch.runOnce();
      }
      await printer.poll();
      expect(printer.papers.map((paper) => readPaper(paper).mark.copy?.reason ?? null)).toEqual(copies);
      const states = (await printers.tickets('aurora', uuid)).map(({ state }) => state);
      expect(states.filter((state) => state !== 'given-up')).toEqual(['printed']);
    },
  );
});
