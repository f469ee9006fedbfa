import { cpuTime } from '@/tests/builders/time/cpu-time';
import { hashPassword, isPassword } from './password-hash';

const PASSWORD = 'correct horse battery';

it('accepts the password of a hash and no other', async () => {
  const stored = await hashPassword(PASSWORD);
  expect(stored).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword(PASSWORD, stored)).toBe(true);
  for (const other of ['correct horse batterz', 'Correct horse battery', '', `${PASSWORD} `, stored])
    expect(await isPassword(other, stored)).toBe(false);
});

it('gives the same password another hash each time', async () => {
  const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(first).not.toBe(second);
});

it('reads a hash of another cost', async () => {
  const { scryptSync } = await import('node:crypto');
  const hash = scryptSync(PASSWORD, Buffer.from('salt'), 32, { N: 2 ** 10, r: 8, p: 1 }).toString('base64url');
  const stored = `scrypt$10$8$1$${Buffer.from('salt').toString('base64url')}$${hash}`;
  expect(await isPassword(PASSWORD, stored)).toBe(true);
  expect(await isPassword('another password', stored)).toBe(false);
});

it('refuses everybody whose person is not stored, after the work of a hash', async () => {
  const stored = await hashPassword(PASSWORD);
  const workFor = (hash: string | null) =>
    cpuTime(async () => expect(await isPassword('a wrong password', hash)).toBe(false));
  const ratio = (await workFor(null)) / (await workFor(stored));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

it.each(['', 'plain', 'scrypt$14$8$5$salt', 'bcrypt$14$8$5$salt$hash'])(
  'throws for %j, which is no hash',
  async (stored) => {
    await expect(isPassword(PASSWORD, stored)).rejects.toThrow('no hash');
  },
);
