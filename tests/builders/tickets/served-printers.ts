import fs from 'node:fs';
import type { DrawTicket } from '@/lib/domain/tickets/ticket';
import { printerSecret } from '@/lib/platform/tickets/printer-secret';
import { handlePrinter } from '@/lib/server/api/handle-printer';
import { forget } from '@/lib/server/remember';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import type { CloudPrntPrinter } from '@/tests/peers/cloudprnt-printer';
import { DESK_TOKEN, type HotelCode, type TestPlatform } from '../platform/embedded-platform';
import { emptySqlite } from '../platform/stores';
import { eventually } from '../time/eventually';
import { hotelPrinter, printingPlatform } from './printing-platform';
import { drawReadable } from './readable-ticket';

const HOST = 'aurora.localhost:3000';
const NEARBY = '203.0.113.7';

/** What a printer says when it is well. */
const WELL = JSON.stringify({ statusCode: '200%20OK' });

/** What is special in a call; it is otherwise one of aurora's printers, with its secret. */
export type PrinterCall = {
  method?: string;
  query?: string;
  body?: BodyInit | null;
  user?: string;
  secret?: string | null;
  host?: string;
};

type StoredTicketCard = { state: string; copy: string | null };

/**
 * A platform with printers behind the server's handler for each test of a file, with the default rate limits, and the log in
 * memory. Both hotels have a CloudPRNT printer `kitchen`; that of the bar is one at bellevue, and an ESC/POS printer at aurora.
 */
export type ServedPrinters = {
  platform(): TestPlatform;
  /** Draws the next tickets. */
  draw(draw: DrawTicket): void;
  call(printer: string, call?: PrinterCall): Promise<Response>;
  printer(hotel: HotelCode): CloudPrntPrinter;
  /** The tickets of an order as its desk sees them. */
  tickets(hotel: HotelCode, uuid: string): Promise<StoredTicketCard[]>;
  /** Everything that was logged. */
  log(): Promise<string>;
  /** The lines of refused calls. */
  refusals(): Promise<string[]>;
};

const sendToHandler = (request: Request) =>
  handlePrinter(request, decodeURIComponent(new URL(request.url).pathname.slice('/printers/'.length)));

export function servePrinters(): ServedPrinters {
  let running: TestPlatform;
  let draw: DrawTicket = drawReadable;
  const log = captureLog();
  beforeEach(async () => {
    draw = drawReadable;
    running = await printingPlatform(
      await emptySqlite(),
      {
        aurora: {
          kitchen: { id: 'kitchen', kind: 'cloudprnt' },
          bar: { id: 'bar', kind: 'escpos', host: '127.0.0.1', port: 9 },
        },
        bellevue: { kitchen: { id: 'kitchen', kind: 'cloudprnt' }, bar: { id: 'bar', kind: 'cloudprnt' } },
      },
      { drawTicket: (...ticket) => draw(...ticket) },
    );
    setPlatform(running.app);
    applySettings(readSettings({ LOG_LEVEL: 'info' }));
    forget('limits');
    forget('log');
    log.clear();
  });
  afterEach(() => running.close());
  return {
    platform: () => running,
    draw: (next) => {
      draw = next;
    },
    call: callPrinter,
    printer: (hotel) => hotelPrinter(hotel, 'kitchen', sendToHandler),
    async tickets(hotel, uuid) {
      const { body } = await running.desk(hotel, `/orders/${uuid}`);
      return (body.data as { tickets: StoredTicketCard[] }).tickets;
    },
    log: log.read,
    refusals: async () =>
      (await log.read()).split('\n').filter((line) => line.includes('a call of a printer was refused')),
  };
}

function callPrinter(printer: string, { method = 'POST', query = '', body = WELL, ...who }: PrinterCall = {}) {
  const { user = printer, secret = printerSecret(DESK_TOKEN, 'aurora', printer), host = HOST } = who;
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const init = {
    method,
    headers: { host, 'x-forwarded-for': NEARBY, ...(secret !== null && { authorization }) },
    body: method === 'GET' || method === 'HEAD' ? null : body,
    duplex: 'half',
  };
  return sendToHandler(new Request(`http://${host}/printers/${encodeURIComponent(printer)}${query}`, init));
}

/** Collects what the process logs, instead of writing it to stderr. */
function captureLog() {
  let written = '';
  let writing = 0;
  beforeAll(() => {
    jest.spyOn(fs, 'write').mockImplementation(((_to: number, text: string, ...more: unknown[]) => {
      written += text;
      writing += 1;
      const done = more.at(-1) as (error: null, length: number) => void;
      process.nextTick(() => {
        done(null, Buffer.byteLength(text));
        writing -= 1;
      });
    }) as typeof fs.write);
  });
  afterAll(() => jest.restoreAllMocks());
  const clear = () => {
    written = '';
  };
  const read = async () => {
    await eventually(() => writing === 0);
    return written;
  };
  return { clear, read };
}
