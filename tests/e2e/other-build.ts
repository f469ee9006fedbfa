import {
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const STATIC = '.next/static';
const TEXTS = /\.(?:js|json|css|html|rsc|txt|map)$|BUILD_ID$/;

/** What a server needs of the project besides its build. Modules are found by their real place, so sources are copied. */
const COPIED = ['lib', 'scripts', 'server.ts', 'package.json', 'tsconfig.json', 'next.config.ts', 'middleware.ts'];
const LINKED = ['node_modules', 'public', 'hotels'];

/**
 * Another build of the product, beside the one that the journeys use: a copy in which every script and style sheet has
 * another name, as after a change. `remove` deletes it.
 */
export function makeOtherBuild(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'other-build-'));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  for (const name of LINKED) symlinkSync(resolve(name), join(root, name));
  // Without the compressed copies, which have the old names inside.
  const isNeeded = (path: string) => !/^\.next\/(?:cache|compressed|diagnostics|trace)/.test(path);
  cpSync('.next', join(root, '.next'), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  const id = readFileSync('.next/BUILD_ID', 'utf8').trim();
  const stems = [id, ...readdirSync(join(STATIC, 'chunks')).map((name) => name.replace(/\.\w+$/, ''))];
  const names = new RegExp(stems.map((stem) => stem.replace(/[^\w-]/g, '\\$&')).join('|'), 'g');
  for (const file of filesBelow(join(root, '.next'))) {
    if (!TEXTS.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const renamed = text.replace(names, '$&2');
    if (renamed !== text) writeFileSync(file, renamed);
  }
  const chunks = join(root, STATIC, 'chunks');
  for (const name of readdirSync(chunks)) renameSync(join(chunks, name), join(chunks, name.replace(names, '$&2')));
  renameSync(join(root, STATIC, id), join(root, STATIC, `${id}2`));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => lstatSync(path).isFile());

/** Sends each request to the next of some servers in turn, and counts those for files of builds that got no file. */
export async function serveInTurn(ports: readonly number[]) {
  let turn = 0;
  const missing: string[] = [];
  const proxy = createServer((asked, response) => {
    turn += 1;
    const port = ports[turn % ports.length];
    const passed = request({ host: 'localhost', port, path: asked.url, method: asked.method, headers: asked.headers });
    passed.on('response', (answer) => {
      if (answer.statusCode === 404 && asked.url?.startsWith('/_next/')) missing.push(asked.url);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, 'localhost', done));
  return {
    port: (proxy.address() as AddressInfo).port,
    missing,
    stop: () => {
      proxy.closeAllConnections();
      return new Promise<void>((done) => proxy.close(() => done()));
    },
  };
}
