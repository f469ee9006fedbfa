// `npm run reset`: empties DATA_DIR after asking; `-- --yes` does not ask.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readEnvFiles } from './parts/env-files.mjs';
import { loadTypeScript } from './parts/load-typescript.mjs';

async function main() {
  readEnvFiles();
  const { dataEntries, resetDataDir } = await loadTypeScript('lib/platform/storage/reset-data-dir.ts');
  const dataDir = resolve(process.env.DATA_DIR || 'data');
  const entries = dataEntries(dataDir);
  if (entries === null) return refuse(`${dataDir} is no data folder of this server, so it is not emptied.`);
  if (entries.length === 0) return done(`${dataDir} is empty already.`);
  if (existsSync(`${dataDir}/hotel.db`)) {
    const problem = await serverProblem(`file:${dataDir}/hotel.db`);
    if (problem !== null) return refuse(`${problem}\nStop the server first.`);
  }
  console.log(`This deletes orders, chats, guests' files and the staff key in ${dataDir}:\n  ${entries.join('\n  ')}`);
  if (!process.argv.includes('--yes') && !(await isConfirmed())) return refuse('Nothing was deleted.');
  resetDataDir(dataDir);
  const isElsewhere = process.env.DATABASE_URL?.startsWith('postgres') ?? false;
  return done(`${dataDir} is empty.${isElsewhere ? ' The database at DATABASE_URL is untouched.' : ''}`);
}

/** @param {string} text */
function refuse(text) {
  console.error(text);
  return 1;
}

/** @param {string} text */
function done(text) {
  console.log(text);
  return 0;
}

async function isConfirmed() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without a terminal there is no answer, and its end counts as no.
  const closed = new Promise((resolve) => terminal.once('close', () => resolve('')));
  const answer = String(await Promise.race([terminal.question('Delete all of it? Type yes: '), closed]));
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/**
 * Why the store cannot be deleted: a server uses it. null when none does.
 *
 * @param {string} url
 */
async function serverProblem(url) {
  const { openDatabase } = await loadTypeScript('lib/platform/database/database.ts');
  const database = openDatabase(url, () => undefined);
  try {
    database.claim();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await database.close();
  }
}

process.exitCode = await main();
