import 'server-only';
import { StoreInUseError } from '@/lib/platform/database/sqlite-lock';
import { MissingHotelsError } from '@/lib/platform/import/missing-hotels-error';
import { messageOf } from '../log/log-error';
import type { Settings } from '../settings/env';
import { SettingsError } from '../settings/env';

type Failure = Error & { code?: unknown; errcode?: unknown; path?: unknown };

/** Settings that a failed start may be about; null: they could not be read themselves. */
type Made = Pick<Settings, 'databaseUrl' | 'dataDir'> | null;

/**
 * Why the server cannot start, in one sentence that names the setting to look at; with the stack where nobody has
 * foreseen it. Rule: operations/OP1.
 */
export function startProblem(error: unknown, made: Made): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingsError || error instanceof MissingHotelsError || error instanceof StoreInUseError)
    return error.message;
  const known = made === null ? null : (postgresProblem(error, made) ?? fileProblem(error, made));
  return known ?? error.stack ?? messageOf(error);
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's own words for a server that says nothing, which have no code. */
const SILENT = /timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

function postgresProblem(error: Failure, { databaseUrl }: NonNullable<Made>): string | null {
  if (!/^postgres(ql)?:/.test(databaseUrl)) return null;
  const { host, user, name } = partsOf(databaseUrl);
  const code = String(error.code ?? '');
  if (UNREACHABLE.has(code)) return `DATABASE_URL: no PostgreSQL answers at ${host} (${code})`;
  if (SILENT.test(error.message)) return `DATABASE_URL: the PostgreSQL at ${host} does not answer in time`;
  const refusals: Readonly<Record<string, string>> = {
    '28000': `the PostgreSQL at ${host} does not let ${user} in`,
    '28P01': `the PostgreSQL at ${host} does not take the password of ${user}`,
    '3D000': `the PostgreSQL at ${host} has no database ${name}; create it first`,
    '3F000': `the database ${name} at ${host} lacks the schema that its search_path names`,
    '42501': `${user} may not make tables in the database ${name} at ${host}`,
    '53300': `the PostgreSQL at ${host} has no connection left`,
    '55P03': `another process has been migrating the database ${name} at ${host} for too long`,
    '57P03': `the PostgreSQL at ${host} is starting up or shutting down`,
  };
  return refusals[code] === undefined ? null : `DATABASE_URL: ${refusals[code]}`;
}

/** Without the password, which belongs in no terminal. */
function partsOf(databaseUrl: string): { host: string; user: string; name: string } {
  const url = URL.parse(databaseUrl);
  const user = decodeURIComponent(url?.username ?? '') || 'its user';
  return { host: url?.host || 'localhost', user, name: decodeURIComponent(url?.pathname.slice(1) ?? '') || user };
}

const READ_ONLY = new Set(['EACCES', 'EDQUOT', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

/** What SQLite says of its file, by primary code. */
const SQLITE: Readonly<Record<number, string>> = {
  3: 'cannot be written to',
  8: 'cannot be written to',
  10: 'cannot be read or written: the disk fails',
  11: 'is damaged',
  13: 'cannot grow: the disk is full',
  14: 'cannot be opened',
  26: 'is no SQLite database',
};

function fileProblem(error: Failure, { databaseUrl, dataDir }: NonNullable<Made>): string | null {
  if (typeof error.errcode === 'number') {
    // The primary code is the low byte.
    const reason = SQLITE[error.errcode % 256];
    const file = databaseUrl.replace(/^file:/, '');
    return reason === undefined ? null : `DATABASE_URL: ${file} ${reason}`;
  }
  const [code, path] = [String(error.code ?? ''), String(error.path ?? '')];
  if (!READ_ONLY.has(code) || path === '') return null;
  return path.startsWith(dataDir)
    ? `DATA_DIR: ${dataDir} cannot be written to (${code}: ${path})`
    : `${path} cannot be used (${code})`;
}
