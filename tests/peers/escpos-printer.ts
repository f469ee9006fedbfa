import { createServer, type Socket } from 'node:net';
import { createCommandReader, type Paper, type PrinterCommand } from './escpos/commands';

/** When a printer may misbehave: somebody connects, asks how it is, has sent a part of a ticket, or all of it. */
export type EscPosMoment = 'connect' | 'status' | 'ticket' | 'printed';

/**
 * What it does then. 'cut': ends the connection. 'hang': answers nothing any more. Once a ticket is printed also: 'late' (confirms to the
 * next one who connects), 'twice', 'foreign' (confirms another ticket, and not this one).
 */
export type EscPosReaction = 'go on' | 'cut' | 'hang' | 'late' | 'twice' | 'foreign';

/** What an ESC/POS printer finds out of itself. */
type Condition = { paper: 'ok' | 'low' | 'out'; isCoverOpen: boolean; hasCutterError: boolean };

/** An ESC/POS printer that listens on a port of this machine. */
export type EscPosPrinter = {
  host: string;
  port: number;
  /** Every ticket that has been printed and cut, oldest first. */
  papers: readonly Paper[];
  /** Connections so far. */
  connections(): number;
  condition: Condition;
  /** Asked at each moment. */
  behave: (moment: EscPosMoment) => EscPosReaction;
  /** Called with every ticket that has been cut. */
  onPaper: (paper: Paper) => void;
  close(): Promise<void>;
};

type State = Pick<EscPosPrinter, 'condition' | 'behave' | 'onPaper'> & {
  papers: Paper[];
  connected: number;
  /** The process ids that are confirmed to the next one who connects. */
  late: Buffer[];
};

/** Starts a printer on a free port, or on the port given. */
export async function startEscPosPrinter({ port = 0 }: { port?: number } = {}): Promise<EscPosPrinter> {
  const state: State = {
    papers: [],
    connected: 0,
    late: [],
    condition: { paper: 'ok', isCoverOpen: false, hasCutterError: false },
    behave: () => 'go on',
    onPaper: () => undefined,
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(state, socket);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', () => done()));
  const address = server.address();
  // Not copied: tests set how it behaves.
  return Object.assign(state, {
    host: '127.0.0.1',
    port: typeof address === 'object' && address !== null ? address.port : 0,
    connections: () => state.connected,
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  });
}

const processIdAnswer = (id: Buffer): Buffer => Buffer.concat([Buffer.from([0x37, 0x22]), id, Buffer.of(0)]);

function serve(state: State, socket: Socket): void {
  state.connected += 1;
  const reader = createCommandReader();
  let isHanging = false;
  const react = (moment: EscPosMoment): EscPosReaction => {
    const reaction = state.behave(moment);
    if (reaction === 'cut') socket.destroy();
    if (reaction === 'hang') isHanging = true;
    return reaction;
  };
  const goesOn = (moment: EscPosMoment) => !['cut', 'hang'].includes(react(moment));
  if (!goesOn('connect')) return;
  for (const id of state.late.splice(0)) socket.write(processIdAnswer(id));
  let isInTicket = false;
  const carryOut = (command: PrinterCommand) => {
    if (command.kind === 'status') {
      if (goesOn('status')) socket.write(Buffer.of(statusByte(state.condition, command.question)));
    } else if (command.kind === 'raster' && !isInTicket) {
      isInTicket = true;
      goesOn('ticket');
    } else if (command.kind === 'cut') {
      isInTicket = false;
      state.papers.push(command.paper);
      state.onPaper(command.paper);
    } else if (command.kind === 'process id') confirm(state, { socket, id: command.id, reaction: react('printed') });
  };
  socket.on('data', (piece) => {
    for (const command of reader(piece)) if (!isHanging && !socket.destroyed) carryOut(command);
  });
}

type Confirmation = { socket: Socket; id: Buffer; reaction: EscPosReaction };

function confirm(state: State, { socket, id, reaction }: Confirmation): void {
  if (reaction === 'late') state.late.push(id);
  const times = { 'go on': 1, twice: 2, foreign: 1, cut: 0, hang: 0, late: 0 }[reaction];
  const answer = processIdAnswer(reaction === 'foreign' ? Buffer.from('~~~~') : id);
  for (let time = 0; time < times; time += 1) socket.write(answer);
}

/** The bits that are always set in an answer to a real-time status. */
const FIXED = 0x12;

function statusByte({ paper, isCoverOpen, hasCutterError }: Condition, question: number): number {
  if (question === 1) return FIXED | (paper === 'out' || isCoverOpen || hasCutterError ? 0x08 : 0);
  if (question === 2)
    return FIXED | (isCoverOpen ? 0x04 : 0) | (paper === 'out' ? 0x20 : 0) | (hasCutterError ? 0x40 : 0);
  if (question === 3) return FIXED | (hasCutterError ? 0x08 : 0);
  return FIXED | (paper === 'ok' ? 0 : 0x0c) | (paper === 'out' ? 0x60 : 0);
}
