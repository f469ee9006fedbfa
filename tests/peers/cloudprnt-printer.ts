import sharp from 'sharp';
import type { Paper } from './escpos/commands';

/**
 * When a CloudPRNT printer may misbehave: it is about to poll, or to fetch a job; a job has arrived, but is not printed; it is printed, but
 * not confirmed.
 */
export type CloudPrntMoment = 'poll' | 'fetch' | 'fetched' | 'printed';

/**
 * What it does then. 'stop': it is switched off, and remembers nothing when it is on again. 'error': confirms with an error. 'twice': fetches
 * or confirms once more. 'late': confirms before its next poll. 'foreign': confirms another job, and not this one.
 */
export type CloudPrntReaction = 'go on' | 'stop' | 'error' | 'twice' | 'late' | 'foreign';

/** A printer that asks a server for its tickets, as Star's do. */
export type CloudPrntPrinter = {
  /** Every ticket that has been printed, oldest first. */
  papers: readonly Paper[];
  /** The status of every answer. */
  statuses: readonly number[];
  /** What it says of itself when it polls. */
  statusCode: string;
  /** Asked at each moment. */
  behave: (moment: CloudPrntMoment) => CloudPrntReaction;
  /** Called with every ticket that is printed. */
  onPaper: (paper: Paper) => void;
  /** Polls once, and prints what waits. Resolves with whether something was printed. */
  poll(): Promise<boolean>;
  /** Polls at an interval in milliseconds until the returned function is called. */
  start(intervalMs: number): () => void;
};

type Options = {
  /** The address of the printer at the server. */
  url: string;
  user: string;
  password: string;
  /** Headers of every request, such as `host`. */
  headers?: Readonly<Record<string, string>>;
  /** Default: over the network. */
  send?: (request: Request) => Promise<Response>;
};

const MAC = '00:11:62:0a:0b:0c';
const FOREIGN_JOB = '00000000-0000-4000-8000-000000000000';

type State = Pick<CloudPrntPrinter, 'statusCode' | 'behave' | 'onPaper'> & {
  papers: Paper[];
  statuses: number[];
  /** Confirmations that it owes. */
  late: Confirmation[];
  call(method: string, query: Record<string, string>, body?: object): Promise<Response>;
};
type Confirmation = { token: string; code: string };

/** Creates a printer, which does nothing by itself. */
export function cloudPrntPrinter({ url, user, password, headers = {}, send = fetch }: Options): CloudPrntPrinter {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const state: State = {
    papers: [],
    statuses: [],
    late: [],
    statusCode: '200%20OK',
    behave: () => 'go on',
    onPaper: () => undefined,
    async call(method, query, body) {
      const address = new URL(url);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const init = { method, headers: { authorization, ...headers, ...json } };
      const response = await send(
        new Request(address, body === undefined ? init : { ...init, body: JSON.stringify(body) }),
      );
      state.statuses.push(response.status);
      return response;
    },
  };
  const poll = () => pollOnce(state);
  // Not copied: tests set how it behaves.
  return Object.assign(state, {
    poll,
    start(intervalMs: number) {
      const timer = setInterval(() => void poll().catch(() => undefined), intervalMs);
      return () => clearInterval(timer);
    },
  });
}

async function pollOnce(state: State): Promise<boolean> {
  for (const confirmation of state.late.splice(0)) await confirm(state, confirmation);
  if (state.behave('poll') === 'stop') return false;
  const { statusCode } = state;
  const polled = await state.call('POST', {}, { status: '23 6 0 0 0 0 0 0 0 ', printerMAC: MAC, statusCode });
  const offer = polled.status === 200 ? ((await polled.json()) as { jobReady: boolean; jobToken?: string }) : null;
  if (offer?.jobReady !== true) return false;
  const fetching = state.behave('fetch');
  if (fetching === 'stop') return false;
  const token = offer.jobToken ?? '';
  return fetchJob(state, token, fetching === 'twice');
}

async function fetchJob(state: State, token: string, isAskedTwice: boolean): Promise<boolean> {
  const query = { uid: MAC, mac: MAC, type: 'image/png', token };
  const fetched = await state.call('GET', query);
  if (isAskedTwice) await state.call('GET', query);
  if (fetched.status !== 200) {
    await fetched.body?.cancel();
    await confirm(state, { token, code: '520 Timeout' });
    return false;
  }
  const png = Buffer.from(await fetched.arrayBuffer());
  const arriving = state.behave('fetched');
  if (arriving === 'stop') return false;
  if (arriving === 'error') {
    await confirm(state, { token, code: '511 Media decoding error' });
    return false;
  }
  const paper = await readPng(png);
  state.papers.push(paper);
  state.onPaper(paper);
  await endJob(state, token);
  return true;
}

async function endJob(state: State, token: string): Promise<void> {
  const confirmation = { token, code: '200 OK' };
  const reaction = state.behave('printed');
  if (reaction === 'late') state.late.push(confirmation);
  if (reaction === 'error') await confirm(state, { token, code: '410 Out of paper' });
  if (reaction === 'foreign') await confirm(state, { ...confirmation, token: FOREIGN_JOB });
  if (reaction === 'go on' || reaction === 'twice') await confirm(state, confirmation);
  if (reaction === 'twice') await confirm(state, confirmation);
}

async function confirm(state: State, { token, code }: Confirmation): Promise<void> {
  const answer = await state.call('DELETE', { uid: MAC, mac: MAC, token, code });
  await answer.body?.cancel();
}

async function readPng(png: Buffer): Promise<Paper> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
