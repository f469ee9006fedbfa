import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LEASE_SECONDS } from '@/lib/domain/tickets/ticket-times';
import { PATIENT } from '@/tests/builders/tickets/escpos-times';
import { startEscPosPrinter } from '@/tests/peers/escpos-printer';
import { connectPrinter, ESCPOS_TIMES } from './connect-printer';

const NOTHING_LATE = { times: PATIENT, onLate: () => undefined };

let child: ChildProcess | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  child?.kill('SIGKILL');
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** The port of a process that is frozen and whose queue of connections is full: nobody refuses the next one, nor accepts it. */
async function frozenPort(): Promise<number> {
  const listen = `const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));`;
  child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  child.kill('SIGSTOP');
  const port = Number(line.toString());
  for (let connection = 0; connection < 4; connection += 1)
    sockets.push(connect({ host: '127.0.0.1', port }).on('error', () => undefined));
  return port;
}

it('gives up a printer that accepts no connection in time', async () => {
  const port = await frozenPort();
  const times = { ...PATIENT, connect: 500 };
  await expect(connectPrinter({ host: '127.0.0.1', port }, { times, onLate: () => undefined })).rejects.toThrow(
    'timeout',
  );
});

it('rejects with the code of a printer that is not there', async () => {
  const printer = await startEscPosPrinter();
  await printer.close();
  await expect(connectPrinter(printer, NOTHING_LATE)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('rejects what is asked after the printer has gone', async () => {
  const printer = await startEscPosPrinter();
  const connection = await connectPrinter(printer, NOTHING_LATE);
  expect(await connection.readStatus()).toEqual({ paper: 'ok', cover: 'closed', error: null });
  expect(connection.isOpen()).toBe(true);
  printer.behave = () => 'cut';
  await expect(connection.readStatus()).rejects.toThrow();
  await expect(connection.print(Buffer.alloc(10), 'ABCD')).rejects.toThrow();
  expect(connection.isOpen()).toBe(false);
  await printer.close();
});

it('has given up a ticket before its lease ends', () => {
  expect(ESCPOS_TIMES.print + ESCPOS_TIMES.answer * 3).toBeLessThan(LEASE_SECONDS * 1000);
});
