import { misspeltSettings } from './misspelt-settings';

const KNOWN = [
  'DATABASE_URL',
  'DATA_DIR',
  'HOTELS_DIR',
  'TENANT_HOSTS',
  'DESK_TOKEN',
  'RATE_WRITES_PER_MINUTE',
  'PORT',
  'TRUST_PROXY',
  'SMTP_URL',
];
const misspelt = (...names: string[]) =>
  misspeltSettings(names, KNOWN).map(({ name, suggestion }) => `${name}=${suggestion}`);

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['DATA_DRI', 'DATA_DIR'],
  ['HOTEL_DIR', 'HOTELS_DIR'],
  ['TENANT_HOST', 'TENANT_HOSTS'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['DATA_DIRS', 'DATA_DIR'],
  ['RATE_WRITE_PER_MINUTES', 'RATE_WRITES_PER_MINUTE'],
])('reports %s as a typing error for %s', (name, meant) => {
  expect(misspelt(name)).toEqual([`${name}=${meant}`]);
});

it.each([
  'PATH',
  'PORTS',
  'POST',
  'HOSTNAME',
  'TEST_TOKEN',
  'NPM_TOKEN',
  'XDG_DATA_DIRS',
  'HTTP_URL',
  'AMQP_URL',
  'FTP_URL',
  'DATABASE_PORT',
  'MY_DATABASE_URL',
])('ignores the unknown name %s', (name) => expect(misspelt(name)).toEqual([]));

it('ignores a name similar to a setting when the setting itself is present', () => {
  expect(misspelt('DATABASE_URL', 'DATABASE_URI')).toEqual([]);
});
