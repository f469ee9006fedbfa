import { type CloudPrntReaction, cloudPrntPrinter } from '../cloudprnt-printer';
import type { Paper } from '../escpos/commands';
import { type EscPosReaction, startEscPosPrinter } from '../escpos-printer';
import { sendHere } from './send-here';

/**
 * A printer of a hotel's file. `call`: where a CloudPRNT printer asks for its tickets, and as whom. `test`: where a test is printed at
 * an ESC/POS printer, and with which key of the desk.
 */
export type DemoPrinterFile = { hotel: string; id: string; title: string; width: 58 | 80 } & (
  | { kind: 'cloudprnt'; call: Parameters<typeof cloudPrntPrinter>[0] }
  | { kind: 'escpos'; port: number; test: DemoTest }
);

type DemoTest = { url: string; key: string };

/** What somebody may do to a printer. 'lose': its next confirmation never arrives. */
export const DEMO_ACTIONS = ['paper', 'cover', 'lose'] as const;
type DemoAction = (typeof DEMO_ACTIONS)[number];

type DemoState = Record<DemoAction, boolean>;

/** A printer on this machine. */
export type DemoPrinter = Pick<DemoPrinterFile, 'hotel' | 'id' | 'title' | 'kind' | 'width'> & {
  /** 'paper': it has none. 'cover': it is open. 'lose': the next confirmation will be lost. */
  state: DemoState;
  /** The newest last. */
  papers: readonly Paper[];
  /** Why it cannot be reached; null: it runs. */
  problem: string | null;
  toggle(action: DemoAction): void;
  close(): Promise<void>;
};

/** As often as a printer of Star polls at its quickest, and as often as a server that starts is asked for a test. */
const POLL_MS = 2_000;

const WELL: DemoState = { paper: false, cover: false, lose: false };

/** Starts a printer. It prints what its station gets from now on. `pollMs`: how often it asks the server for something. */
export async function startDemoPrinter(file: DemoPrinterFile, pollMs = POLL_MS): Promise<DemoPrinter> {
  const { hotel, id, title, kind, width } = file;
  const named = { hotel, id, title, kind, width, state: { ...WELL } };
  return file.kind === 'cloudprnt' ? startCloud(named, file.call, pollMs) : startEscPos(named, file, pollMs);
}

type Named = Pick<DemoPrinter, 'hotel' | 'id' | 'title' | 'kind' | 'width' | 'state'>;

const STATUS_CODES = { paper: '410%20Out%20of%20paper', cover: '420%20Cover%20open', well: '200%20OK' } as const;

function startCloud(named: Named, call: Parameters<typeof cloudPrntPrinter>[0], pollMs: number): DemoPrinter {
  const { state } = named;
  const printer = cloudPrntPrinter({ ...call, send: sendHere });
  printer.behave = (moment): CloudPrntReaction => (moment === 'printed' && isLost(state) ? 'stop' : 'go on');
  const stop = repeat(printer.poll, pollMs);
  return {
    ...named,
    papers: printer.papers,
    problem: null,
    toggle(action) {
      state[action] = !state[action];
      printer.statusCode = STATUS_CODES[state.cover ? 'cover' : state.paper ? 'paper' : 'well'];
    },
    close: async () => stop(),
  };
}

/** Does it again and again, a pause after it has ended; a server that does not answer is asked again. */
function repeat(work: () => Promise<unknown>, pauseMs: number): () => void {
  let isStopped = false;
  const round = async (): Promise<void> => {
    while (!isStopped) {
      await work().catch(() => undefined);
      await new Promise((later) => setTimeout(later, pauseMs));
    }
  };
  void round();
  return () => {
    isStopped = true;
  };
}

/**
 * Asks the server for a test until it answers: it visits a printer that it has never seen only for that, and there are no
 * tickets for it until then. Rule: tickets/TK17.
 */
function askForTest({ url, key }: DemoTest, pollMs: number): () => void {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const stop = repeat(async () => {
    const { ok } = await sendHere(new Request(url, { method: 'POST', headers, body: '{}' }));
    if (ok) stop();
  }, pollMs);
  return stop;
}

async function startEscPos(
  named: Named,
  { port, test }: { port: number; test: DemoTest },
  pollMs: number,
): Promise<DemoPrinter> {
  const { state } = named;
  try {
    const printer = await startEscPosPrinter({ port });
    printer.behave = (moment): EscPosReaction => (moment === 'printed' && isLost(state) ? 'cut' : 'go on');
    const stopAsking = askForTest(test, pollMs);
    return {
      ...named,
      papers: printer.papers,
      problem: null,
      toggle(action) {
        state[action] = !state[action];
        printer.condition = { ...printer.condition, paper: state.paper ? 'out' : 'ok', isCoverOpen: state.cover };
      },
      close: () => {
        stopAsking();
        return printer.close();
      },
    };
  } catch {
    const problem = `Port ${port} is taken, so this printer cannot be reached.`;
    return { ...named, papers: [], problem, toggle: () => undefined, close: async () => undefined };
  }
}

/** Whether this confirmation is the one that was to be lost. */
function isLost(state: DemoState): boolean {
  const { lose } = state;
  state.lose = false;
  return lose;
}
