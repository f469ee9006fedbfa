import 'server-only';
import { readUuid } from '@/lib/domain/http/parameters';
import { isWithinBounds } from '@/lib/domain/security/json-bounds';
import {
  type CloudPrinters,
  type PrinterName,
  type RefusedCall,
  TICKET_TYPE,
} from '@/lib/platform/tickets/cloudprnt/cloud-printers';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { clientIpOf } from './handle-api';
import { readBody } from './request-body';

/** Far more than a printer says of itself. */
const MAX_BODY_BYTES = 16 * 1024;
const BODY_BOUNDS = { depth: 8, values: 500 };
/** Seconds after which a printer may ask again when something has failed. */
const RETRY_SECONDS = 5;

/** How the printer cuts the paper, and that it prints every pixel as it is. */
const PRINT_HEADERS = { 'x-star-cut': 'partial; feed=true', 'x-star-imageditherpattern': 'none' };

const respond = (status: number, body: BodyInit | null = null, headers: Readonly<Record<string, string>> = {}) =>
  new Response(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

const STATUS: Readonly<Record<RefusedCall['refused'], number>> = {
  'unknown printer': 404,
  unreadable: 400,
  'unknown job': 404,
  'foreign job': 404,
  drawing: 503,
};

type Refused = RefusedCall['refused'] | 'wrong secret' | 'wrong type';

const PRINTER_ID = /^[a-z0-9-]{1,30}$/;

/**
 * `/printers/{printer}`: a CloudPRNT printer of the host's hotel asks for its tickets. POST says how it is and asks whether
 * something waits, GET fetches a ticket as a picture, DELETE says how it ended. Everything else, and everybody without the
 * printer's secret, is refused with one line in the log. Rule: tickets/TK12.
 */
export async function handlePrinter(request: Request, printer: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || settings().upstream !== null) return refuse('not-found');
  const name = { hotel: tenant.code, printer };
  try {
    return (await refuseSecret(request, name)) ?? (await refuseTooMany(name)) ?? (await answer(request, name));
  } catch (error) {
    log().error({ err: error, method: request.method }, 'a call of a printer could not be answered');
    return respond(503, null, { 'retry-after': String(RETRY_SECONDS) });
  }
}

async function answer(request: Request, name: PrinterName): Promise<Response> {
  const { cloudPrinters } = platform();
  if (request.method === 'POST') return answerPoll(request, name, cloudPrinters);
  const query = new URL(request.url).searchParams;
  if (request.method === 'DELETE') return answerResult(request, name, { cloudPrinters, query });
  return request.method === 'GET' ? answerJob(request, name, { cloudPrinters, query }) : refuse('wrong-method');
}

async function answerPoll(request: Request, name: PrinterName, cloudPrinters: CloudPrinters): Promise<Response> {
  const sent = await readBody(request, MAX_BODY_BYTES);
  if (!sent.ok) return refuse(sent.kind);
  const polled = await cloudPrinters.poll(name, jsonOf(sent.text));
  return 'refused' in polled ? refuseCall(request, name, polled.refused) : json(polled);
}

/** undefined: it is no JSON. */
function jsonOf(text: string): unknown {
  if (!isWithinBounds(text, BODY_BOUNDS)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const json = (value: object): Response =>
  respond(200, JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' });

type Asked = { cloudPrinters: CloudPrinters; query: URLSearchParams };

async function answerJob(request: Request, name: PrinterName, { cloudPrinters, query }: Asked): Promise<Response> {
  // Newer printers ask without a token whether the server has settings for them, before their first poll: it has none.
  if (!query.has('token')) return respond(404);
  if ((query.get('type') ?? TICKET_TYPE) !== TICKET_TYPE) return refuseCall(request, name, 'wrong type');
  const token = readUuid(query.get('token'));
  const job = token === null ? ({ refused: 'unknown job' } as const) : await cloudPrinters.job(name, token);
  if ('refused' in job) return refuseCall(request, name, job.refused);
  return respond(200, new Uint8Array(job), { 'content-type': TICKET_TYPE, ...PRINT_HEADERS });
}

async function answerResult(request: Request, name: PrinterName, { cloudPrinters, query }: Asked): Promise<Response> {
  const [token, code] = [readUuid(query.get('token')), query.get('code')];
  if (token === null || code === null) return refuseCall(request, name, code === null ? 'unreadable' : 'foreign job');
  const ended = await cloudPrinters.confirm(name, { token, code });
  return ended === 'ok' ? respond(200) : refuseCall(request, name, ended.refused);
}

/** The secret of an `Authorization` header that names this printer; null: there is no header. '' : it cannot be right. */
function secretOf({ headers }: Request, { printer }: PrinterName): string | null {
  const header = headers.get('authorization');
  if (header === null) return null;
  const encoded = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/i.exec(header)?.[1] ?? '';
  const [user, ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return user === printer ? secret.join(':') : '';
}

/**
 * The refusal of a call without the printer's secret; null when it is right. The right one passes before any attempt is counted, so
 * that nobody in the printer's network can keep it from printing. Rule: security/SC14.
 */
async function refuseSecret(request: Request, name: PrinterName): Promise<Response | null> {
  const secret = secretOf(request, name);
  if (secret !== null && PRINTER_ID.test(name.printer) && platform().cloudPrinters.isSecret(name, secret)) return null;
  // A printer may ask once without the secret, to learn that one is needed.
  const wait = await consumeLimit(secret === null ? 'junk' : 'keys', name.hotel, clientIpOf(request));
  if (wait !== null) return tooMany(wait);
  if (secret !== null) logRefused(request, name, 'wrong secret');
  return respond(401, null, { 'www-authenticate': 'Basic realm="printers"' });
}

async function refuseTooMany({ hotel, printer }: PrinterName): Promise<Response | null> {
  const wait = await consumeLimit('printers', hotel, printer);
  return wait === null ? null : tooMany(wait);
}

const tooMany = (seconds: number): Response => respond(429, null, { 'retry-after': String(Math.max(1, seconds)) });

function refuseCall(request: Request, name: PrinterName, why: Exclude<Refused, 'wrong secret'>): Response {
  logRefused(request, name, why);
  return respond(why === 'wrong type' ? 415 : STATUS[why]);
}

/** A name in an address can be anything, and a token may belong to somebody else's order: neither is logged. */
function logRefused({ method }: Request, { hotel, printer }: PrinterName, why: Refused): void {
  const named = PRINTER_ID.test(printer) ? printer : 'unknown';
  log().warn({ hotel, printer: named, method, why }, 'a call of a printer was refused');
}
