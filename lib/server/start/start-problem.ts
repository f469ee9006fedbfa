import 'server-only';
import { StoreInUseError } from '@/lib/platform/database/sqlite-lock';
import { MissingHotelsError } from '@/lib/platform/import/missing-hotels-error';
import { messageOf } from '../log/log-error';
import type { Settings } from '../settings/env';
import { SettingsError } from '../settings/env';

type Failure = Error & { code?: unknown; errcode?: unknown; path?: unknown };

/** The settings that may explain a failed start; null when they could not be read. */
type FailedSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> | null;

/**
 * Why the server cannot start: one sentence that names the setting to check, or the stack trace of an unforeseen error.
 * Rule: operations/OP1.
 */
export function startProblem(error: unknown, settings: FailedSettings): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingsError || error instanceof MissingHotelsError || error instanceof StoreInUseError)
    return error.message;
  const known = settings === null ? null : (postgresProblem(error, settings) ?? fileProblem(error, settings));
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

/** Messages of the driver, which have no code, for a server that does not respond. */
const SILENT = /timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** The driver's message, which has no code. */
const NO_TLS = /does not support SSL connections/;
/** Codes of Node for a certificate that does not hold. */
const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_(?:GET_ISSUER|VERIFY))/;

function postgresProblem(error: Failure, { databaseUrl }: NonNullable<FailedSettings>): string | null {
  if (!/^postgres(ql)?:/.test(databaseUrl)) return null;
  const { host, user, name } = partsOf(databaseUrl);
  const code = String(error.code ?? '');
  if (UNREACHABLE.has(code)) return `DATABASE_URL: no PostgreSQL responds at ${host} (${code})`;
  if (SILENT.test(error.message)) return `DATABASE_URL: the PostgreSQL at ${host} does not respond in time`;
  if (NO_TLS.test(error.message))
    return `DATABASE_URL: the PostgreSQL at ${host} has no TLS, which its sslmode demands`;
  if (CERTIFICATE.test(code))
    return `DATABASE_URL: the certificate of the PostgreSQL at ${host} is not trusted (${code}); sslrootcert names its authority`;
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

/** The parts of a database URL without the password, which must not appear in a terminal. */
function partsOf(databaseUrl: string): { host: string; user: string; name: string } {
  const url = URL.parse(databaseUrl);
  const user = decodeURIComponent(url?.username ?? '') || 'its user';
  return { host: url?.host || 'localhost', user, name: decodeURIComponent(url?.pathname.slice(1) ?? '') || user };
}

const READ_ONLY = new Set(['EACCES', 'EDQUOT', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

/** Reasons by the primary error code of SQLite. */
const SQLITE: Readonly<Record<number, string>> = {
  3: 'cannot be written to',
  8: 'cannot be written to',
  10: 'cannot be read or written: the disk fails',
  11: 'is damaged',
  13: 'cannot grow: the disk is full',
  14: 'cannot be opened',
  26: 'is no SQLite database',
};

function fileProblem(error: Failure, { databaseUrl, dataDir }: NonNullable<FailedSettings>): string | null {
  if (typeof error.errcode === 'number') {
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
