import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '@/scripts/parts/serve-built-app.mjs';

/** A word of 60 letters in which browsers find no place to break the line. */
export const SIXTY_LETTERS = 'Donaudampfschiff'.repeat(4).slice(0, 60);

/** An upstream that passes everything on to another server and fills every text of its responses with 60 letters. */
export type LengtheningUpstream = {
  origin: string;
  /** Refuses every order from now on, with a message for each of these fields. */
  refuseOrders(fields: readonly string[]): void;
  close(): Promise<void>;
};

/** Fields whose values programs read: identifiers, kinds, addresses, moments, settings. */
const MACHINE =
  /^(?:id|uuid|code|site|template|logo|favicon|font|font_style|color|footer_color|currency_position|image|images|video|link|url|path|preview|file|icon|type|kind|date|day|timezone|country_code|language|languages|lang|location_of_recommendations|start_page|schedule|from|to|at|allergens|diet|callPhone|withdrawalEmail|refusal)$|_(?:id|ids|uuid|uuids|code|codes|at|tz|date|start|end|link|url|language|place|kit|time_start)$|^(?:start_time|time_from|time_to|work_time|publication_start|publication_end)$/;

/** Values that programs read, whatever their field is called: numbers, moments, addresses, colours, uuids. */
const MACHINE_VALUE = /^(?:[\d.,:+ -]*|\d{4}-\d{2}-\d{2}.*|\/.*|[a-z]+:\/\/.*|#[\da-f]{3,8}|[\da-f]{8}-[\da-f-]{27})$/i;

/** Fields that people read even if they hold a number. */
const READ = /^(?:num|name|number_room|limit_room|service_time|currency|ostatus_id)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLanguage = (name: string) => /^[a-z]{2,3}$/.test(name) && !MACHINE.test(name);

function lengthened(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, field));
  if (isRecord(value)) {
    // The keys of a text in several languages are no names of fields.
    const entries = Object.entries(value).map(([name, inside]) => [
      name,
      lengthened(inside, isLanguage(name) ? field : name),
    ]);
    return Object.fromEntries(entries);
  }
  // The number of an order may be a number.
  if (field === 'num' && typeof value === 'number') return SIXTY_LETTERS;
  if (typeof value !== 'string' || value === '') return value;
  if (!READ.test(field) && (MACHINE.test(field) || MACHINE_VALUE.test(value))) return value;
  return /<\w+[^>]*>/.test(value) ? `<p>${SIXTY_LETTERS}</p>` : SIXTY_LETTERS;
}

/** Starts it on a free port of this machine, in front of a server of the app that serves `host`. */
export async function lengtheningUpstream(target: { port: number; host: string }): Promise<LengtheningUpstream> {
  let refused: readonly string[] = [];
  const respond = async (method: string, path: string, headers: Record<string, string>, body: string) => {
    if (method === 'POST' && path === '/api/v1/orders' && refused.length > 0) {
      const errors = Object.fromEntries(refused.map((field) => [field, [SIXTY_LETTERS]]));
      return { status: 422, type: 'application/json', body: JSON.stringify({ errors }) };
    }
    const response = await ask({ ...target, path, method, headers, ...(body !== '' && { body }) });
    const type = response.headers['content-type'] ?? '';
    if (!type.includes('json')) return { status: response.status, type, body: response.body };
    const content = lengthened(JSON.parse(response.body.toString()), '');
    return { status: response.status, type, body: JSON.stringify(content) };
  };
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request.setEncoding('utf8')) sent += chunk;
    const type = request.headers['content-type'];
    const answer = await respond(
      request.method ?? 'GET',
      request.url ?? '/',
      type ? { 'content-type': type } : {},
      sent,
    );
    response.writeHead(answer.status, { 'content-type': answer.type });
    response.end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    refuseOrders: (fields) => {
      refused = fields;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
