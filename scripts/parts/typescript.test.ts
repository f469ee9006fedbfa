import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

it('says in one sentence that the server was started in another folder than the project', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', resolve('scripts/parts/typescript.mjs'), resolve('server.ts')],
    { cwd: elsewhere, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    `The server cannot start.\nThe working directory is ${elsewhere}; start it in ${resolve('.')}.\n`,
  ]);
  rmSync(elsewhere, { recursive: true });
});
