import { StoreInUseError } from '@/lib/platform/database/sqlite-lock';
import { MissingHotelsError } from '@/lib/platform/import/missing-hotels-error';
import { SettingsError } from '../settings/env';
import { startProblem } from './start-problem';

const FILE = { databaseUrl: 'file:./data/hotel.db', dataDir: './data' };
const POSTGRES = { databaseUrl: 'postgres://app:hunter2@db.example:5432/hotel', dataDir: './data' };

const failure = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);
const at = (made: typeof FILE, fields: object, message?: string) => startProblem(failure(fields, message), made);

it.each([
  [
    'nothing listens',
    { code: 'ECONNREFUSED' },
    'DATABASE_URL: no PostgreSQL responds at db.example:5432 (ECONNREFUSED)',
  ],
  ['the host is unknown', { code: 'ENOTFOUND' }, 'DATABASE_URL: no PostgreSQL responds at db.example:5432 (ENOTFOUND)'],
  [
    'there is no such database',
    { code: '3D000' },
    'DATABASE_URL: the PostgreSQL at db.example:5432 has no database hotel; create it first',
  ],
  [
    'the password is wrong',
    { code: '28P01' },
    'DATABASE_URL: the PostgreSQL at db.example:5432 does not take the password of app',
  ],
  [
    'the user may make no tables',
    { code: '42501' },
    'DATABASE_URL: app may not make tables in the database hotel at db.example:5432',
  ],
  [
    'it is starting up',
    { code: '57P03' },
    'DATABASE_URL: the PostgreSQL at db.example:5432 is starting up or shutting down',
  ],
])(
  'explains in one sentence and without the password a failed start on PostgreSQL when %s',
  (_why, fields, message) => {
    expect(at(POSTGRES, fields)).toBe(message);
  },
);

it.each(['timeout expired', 'timeout exceeded when trying to connect', 'Query read timeout'])(
  'reports the driver message "%s" as a PostgreSQL that does not respond',
  (message) => {
    expect(at(POSTGRES, {}, message)).toBe('DATABASE_URL: the PostgreSQL at db.example:5432 does not respond in time');
  },
);

it('says that a PostgreSQL has no TLS, or a certificate that nobody trusts', () => {
  expect(at(POSTGRES, {}, 'The server does not support SSL connections')).toBe(
    'DATABASE_URL: the PostgreSQL at db.example:5432 has no TLS, which its sslmode demands',
  );
  for (const code of ['SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])
    expect(at(POSTGRES, { code })).toBe(
      `DATABASE_URL: the certificate of the PostgreSQL at db.example:5432 is not trusted (${code}); sslrootcert names its authority`,
    );
});

it('explains by its code an error of a host with two addresses that both refuse', () => {
  expect(at(POSTGRES, { code: 'ECONNREFUSED', errors: [failure({}), failure({})] }, '')).toContain(
    'no PostgreSQL responds',
  );
});

it.each([
  ['EROFS', './data/desk-token', 'DATA_DIR: ./data cannot be written to (EROFS: ./data/desk-token)'],
  ['EACCES', './data', 'DATA_DIR: ./data cannot be written to (EACCES: ./data)'],
  ['EACCES', 'hotels/aurora/hotel.json', 'hotels/aurora/hotel.json cannot be used (EACCES)'],
])('names the unusable folder for the error %s at %s', (code, path, message) => {
  expect(at(FILE, { code, path })).toBe(message);
});

it.each([
  [8, 'cannot be written to'],
  [14, 'cannot be opened'],
  [26, 'is no SQLite database'],
  [13, 'cannot grow: the disk is full'],
  [10 + 256 * 3, 'cannot be read or written: the disk fails'],
])('explains SQLite’s error code %i with a reason for the database file', (errcode, reason) => {
  expect(at(FILE, { code: 'ERR_SQLITE_ERROR', errcode })).toBe(`DATABASE_URL: ./data/hotel.db ${reason}`);
});

it('returns the messages of our own errors without a stack trace', () => {
  for (const error of [
    new SettingsError('PORT: must be a whole number'),
    new MissingHotelsError(['grand'], './hotels'),
    new StoreInUseError('./data/hotel.db'),
  ])
    expect(startProblem(error, FILE)).toBe(error.message);
});

it('returns the stack trace of an unforeseen error', () => {
  expect(at(FILE, {}, 'what is this')).toMatch(/what is this\n\s+at /);
  expect(at(POSTGRES, { code: '42P01' }, 'relation "hotel" does not exist')).toMatch(/does not exist\n\s+at /);
});
