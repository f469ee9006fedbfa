import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { DEMO_PAGE } from './demo-page';
import { DEMO_ACTIONS, type DemoPrinter, type DemoPrinterFile, startDemoPrinter } from './demo-printer';

/** Printers on this machine, with a page that shows what they print. */
type PrinterDemo = { origin: string; printers: readonly DemoPrinter[]; close(): Promise<void> };

/** Starts the printers and their page. `port`: of the page; a free one if it is taken. */
export async function startPrinterDemo(
  files: readonly DemoPrinterFile[],
  { port = 0, pollMs }: { port?: number; pollMs?: number } = {},
): Promise<PrinterDemo> {
  const printers = await Promise.all(files.map((file) => startDemoPrinter(file, pollMs)));
  const server = createServer((request, response) => {
    answer(printers, request, response).catch(() => response.writeHead(500).end());
  });
  const listen = (wanted: number) =>
    new Promise<void>((done, fail) => server.once('error', fail).listen(wanted, '127.0.0.1', () => done()));
  await listen(port).catch(() => listen(0));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    printers,
    close: async () => {
      await Promise.all(printers.map((printer) => printer.close()));
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const PAPER_PATH = /^\/([^/]+)\/([^/]+)\/(\d+)\.png$/;
const ACTION_PATH = /^\/([^/]+)\/([^/]+)\/([a-z]+)$/;

async function answer(
  printers: readonly DemoPrinter[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decodeURIComponent(request.url ?? '/');
  const printerAt = (found: RegExpExecArray | null) =>
    printers.find(({ hotel, id }) => hotel === found?.[1] && id === found[2]);
  if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(DEMO_PAGE);
  if (path === '/printers.json') return sendJson(response, printers.map(inJson));
  const paperPath = PAPER_PATH.exec(path);
  const paper = printerAt(paperPath)?.papers[Number(paperPath?.[3])];
  if (paper !== undefined) {
    const { pixels, width, height } = paper;
    const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  }
  const actionPath = ACTION_PATH.exec(path);
  const action = DEMO_ACTIONS.find((each) => each === actionPath?.[3]);
  const printer = printerAt(actionPath);
  if (request.method !== 'POST' || action === undefined || printer === undefined)
    return void response.writeHead(404).end();
  printer.toggle(action);
  return sendJson(response, inJson(printer));
}

const inJson = ({ hotel, id, title, kind, width, state, problem, papers }: DemoPrinter) => ({
  ...{ hotel, id, title, kind, width, state, problem },
  papers: papers.map((paper) => ({ width: paper.width, height: paper.height })),
});

function sendJson(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}
