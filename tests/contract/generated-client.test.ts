import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { validate } from '@apidevtools/swagger-parser';
import { deskKey } from '@/lib/platform/desk-key';
import { handleApi } from '@/lib/server/api/handle-api';
import { handleDesk } from '@/lib/server/api/handle-desk';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { type Listening, overHttp } from '@/tests/peers/over-http';
import { GUESTS_AND_STAFF, WRONG_CALLS } from './generated-client-programs';

// Clients are generated from the two API descriptions as integrators do it: by a generator that knows nothing of this
// project, compiled by the project's compiler, and run against the served calls.

const TSC = resolve('node_modules/typescript/bin/tsc');
const GENERATOR = resolve('node_modules/oazapfts/dist/cli.js');
const DESK_TOKEN = 'the operator’s own token';

const run = promisify(execFile);

const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['dom', 'dom.iterable', 'es2024'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
};

serveTwoHotels(undefined, { scripts: false, deskToken: DESK_TOKEN });

let server: Listening;
let folder: string;
beforeAll(async () => {
  server = await overHttp((request) => {
    request.headers.set('host', 'aurora.localhost:3000');
    request.headers.set('x-forwarded-for', '203.0.113.7');
    return new URL(request.url).pathname.startsWith('/api/desk/') ? handleDesk(request) : handleApi(request);
  });
  folder = mkdtempSync(join(tmpdir(), 'clients-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await Promise.all([generate('/api/v1', 'guests.ts'), generate('/api/desk/v1', 'staff.ts')]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const descriptionAt = async (base: string) => (await fetch(`${server.origin}${base}/openapi.json`)).text();

async function generate(base: string, file: string): Promise<void> {
  const description = join(folder, `${file}.json`);
  writeFileSync(description, await descriptionAt(base));
  await run(process.execPath, [GENERATOR, description, join(folder, file)]);
}

/** Compiles a program that uses the clients. Returns the code and the line of each error. */
async function compile(name: string, program: string): Promise<readonly string[]> {
  writeFileSync(join(folder, name), program);
  const config = join(folder, `tsconfig.${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [name] }));
  const output = await run(process.execPath, [TSC, '-p', config, '--pretty', 'false'], { cwd: folder }).then(
    () => '',
    (error) => String(error.stdout),
  );
  return [...output.matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gm)].map(
    ([, file, line, code]) => `${file}:${line} ${code}`,
  );
}

it.each(['/api/v1', '/api/desk/v1'])(
  'serves an OpenAPI 3.1 document below %s that keeps to its schema',
  async (base) => {
    await expect(validate(JSON.parse(await descriptionAt(base)))).resolves.toMatchObject({ openapi: '3.1.0' });
  },
);

it('lets a guest order and staff serve them, by generated clients', async () => {
  expect(await compile('program.ts', GUESTS_AND_STAFF)).toEqual([]);
  const { stdout } = await run(process.execPath, ['program.ts', server.origin, deskKey(DESK_TOKEN, 'aurora')], {
    cwd: folder,
  });
  expect(JSON.parse(stdout)).toEqual({
    hotel: 'Hotel aurora',
    product: 'Pizza',
    options: ['Size', 'A word to the cook', 'When'],
    refused: { status: 422, fields: ['products.101'] },
    seenByStaff: { ostatus_id: 'draft', final_sum: 24.2, room: '101' },
    withoutKey: 401,
    seenByGuest: { group: 'pending', status: 'accepted' },
    chat: ['Where is my pizza?', 'At your door'],
  });
});

it('does not compile calls that the descriptions do not allow', async () => {
  const wrong = WRONG_CALLS.split('\n').flatMap((line, index) => (line.includes('// wrong') ? [index + 1] : []));
  const errors = await compile('wrong.ts', WRONG_CALLS);
  expect(errors.map((error) => Number(/:(\d+) /.exec(error)?.[1]))).toEqual(wrong);
});
