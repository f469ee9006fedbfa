import sharp from 'sharp';
import { drawTicket } from '@/lib/server/tickets/draw-ticket';
import { sampleContent } from '@/tests/builders/tickets/sample-tickets';
import { eventually } from '@/tests/builders/time/eventually';
import { startLocalServer } from '../local-server';
import type { DemoPrinterFile } from './demo-printer';
import { startPrinterDemo } from './start-printer-demo';

type State = { printers: { problem: string | null; state: Record<string, boolean>; papers: object[] }[] };

/** A server with one ticket that goes out until it is confirmed, and what a CloudPRNT printer has said to it. */
async function serveTicket() {
  const { pixels, width, height } = await drawTicket(sampleContent(), { copy: null, width: 58 });
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const heard = { statuses: [] as string[], confirmed: 0, host: '', isWaiting: true };
  const server = await startLocalServer(async (request, response) => {
    heard.host = request.headers.host ?? '';
    const isRight = request.headers.authorization === `Basic ${Buffer.from('bar:secret').toString('base64')}`;
    if (!isRight) return void response.writeHead(401).end();
    if (request.method === 'GET') return void response.end(png);
    if (request.method === 'DELETE') {
      heard.confirmed += 1;
      heard.isWaiting = false;
      return void response.end();
    }
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { statusCode: string };
    heard.statuses.push(body.statusCode);
    const isReady = heard.isWaiting && body.statusCode.startsWith('200');
    return void response.end(JSON.stringify({ jobReady: isReady, jobToken: 'one' }));
  });
  return { server, heard };
}

async function withDemo(
  run: (app: Awaited<ReturnType<typeof serveTicket>>, at: (path: string) => string) => Promise<void>,
) {
  const app = await serveTicket();
  const named = { hotel: 'aurora', id: 'bar', title: 'Bar', width: 58 } as const;
  const call = { url: `http://aurora.localhost:${app.server.port}/printers/bar`, user: 'bar', password: 'secret' };
  const demo = await startPrinterDemo([{ ...named, kind: 'cloudprnt', call }], { pollMs: 20 });
  try {
    await run(app, (path) => `${demo.origin.replace('localhost', '127.0.0.1')}${path}`);
  } finally {
    await demo.close();
    await app.server.close();
  }
}

const readState = async (at: (path: string) => string): Promise<State['printers'][number]> => {
  const [printer] = (await (await fetch(at('/printers.json'))).json()) as State['printers'];
  if (printer === undefined) throw new Error('there is a printer');
  return printer;
};

/** The bar of aurora at a port, whose hotel is served at another one. */
const escPosPrinter = (port: number, served: number): DemoPrinterFile => ({
  ...{ hotel: 'aurora', id: 'bar', title: 'Bar', width: 58, kind: 'escpos', port },
  test: { url: `http://aurora.localhost:${served}/api/desk/v1/printers/bar/test`, key: 'of the desk' },
});

describe('the printer demonstration', () => {
  it('prints at the host of the hotel, and shows the ticket as a picture', async () => {
    await withDemo(async ({ server, heard }, at) => {
      await eventually(() => heard.confirmed === 1);
      expect(heard.host).toBe(`aurora.localhost:${server.port}`);
      expect((await readState(at)).papers).toEqual([{ width: 384, height: expect.any(Number) }]);
      const picture = await fetch(at('/aurora/bar/0.png'));
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(384);
      expect((await fetch(at('/aurora/bar/1.png'))).status).toBe(404);
      expect(await (await fetch(at('/'))).text()).toContain('Printers of the demo hotels');
    });
  });

  it('says that it has no paper or an open cover until the button is pressed again', async () => {
    await withDemo(async ({ heard }, at) => {
      await eventually(() => heard.confirmed === 1);
      await fetch(at('/aurora/bar/paper'), { method: 'POST' });
      heard.isWaiting = true;
      await eventually(() => heard.statuses.at(-1)?.startsWith('410') === true);
      expect(heard.confirmed).toBe(1);
      await fetch(at('/aurora/bar/paper'), { method: 'POST' });
      await eventually(() => heard.confirmed === 2);
      await fetch(at('/aurora/bar/cover'), { method: 'POST' });
      await eventually(() => heard.statuses.at(-1)?.startsWith('420') === true);
    });
  });

  it('loses one confirmation, and no more', async () => {
    await withDemo(async ({ heard }, at) => {
      await eventually(() => heard.confirmed === 1);
      await fetch(at('/aurora/bar/lose'), { method: 'POST' });
      expect((await readState(at)).state.lose).toBe(true);
      heard.isWaiting = true;
      await eventually(async () => (await readState(at)).papers.length >= 3);
      expect(heard.confirmed).toBe(2);
      expect((await readState(at)).state.lose).toBe(false);
    });
  });

  it('refuses what is no printer, no action, or only looked at', async () => {
    await withDemo(async (_app, at) => {
      for (const path of ['/aurora/kitchen/lose', '/bellevue/bar/lose', '/aurora/bar/burn'])
        expect((await fetch(at(path), { method: 'POST' })).status).toBe(404);
      expect((await fetch(at('/aurora/bar/lose'))).status).toBe(404);
      expect((await readState(at)).state).toEqual({ paper: false, cover: false, lose: false });
    });
  });

  // Rule: tickets/TK17.
  it('asks for a test at a printer that the server connects to until the server answers, and then no more', async () => {
    const calls: string[] = [];
    const server = await startLocalServer((request, response) => {
      calls.push(`${request.method} ${request.headers.host} ${request.url} ${request.headers.authorization}`);
      response.writeHead(calls.length < 3 ? 503 : 200).end('{}');
    });
    const demo = await startPrinterDemo([escPosPrinter(0, server.port)], { pollMs: 5 });
    await eventually(() => calls.length === 3);
    await new Promise((later) => setTimeout(later, 50));
    const call = `POST aurora.localhost:${server.port} /api/desk/v1/printers/bar/test Bearer of the desk`;
    expect(calls).toEqual([call, call, call]);
    await demo.close();
    await server.close();
  });

  it('goes on where the port of a printer is taken, and says so', async () => {
    const other = await startLocalServer((_request, response) => response.end());
    const demo = await startPrinterDemo([escPosPrinter(other.port, other.port)]);
    expect(demo.printers[0]?.problem).toContain(String(other.port));
    await demo.close();
    await other.close();
  });
});
