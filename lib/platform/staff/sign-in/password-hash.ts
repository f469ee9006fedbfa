import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

type Cost = { log2: number; blocks: number; lanes: number };

/** 16 MB and about 0.1 s for each try: one of the equal settings that OWASP names. Rule: staff/SP23. */
const COST: Cost = { log2: 14, blocks: 8, lanes: 5 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes at the same time: they share four threads with the files and pictures of guests. */
const AT_ONCE = 2;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

const hashOf = (text: string, salt: Buffer, { log2, blocks, lanes }: Cost): Promise<Buffer> =>
  inTurn(() => derive(text, salt, HASH_BYTES, { N: 2 ** log2, r: blocks, p: lanes, maxmem: 256 * 2 ** log2 * blocks }));

/** The hash of a password with its salt and cost, to be stored: `scrypt$14$8$5$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashOf(password, salt, COST);
  const { log2, blocks, lanes } = COST;
  return ['scrypt', log2, blocks, lanes, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Stands for the hash of who has none, so that every try takes the same time. No password has it. */
const NO_HASH = `scrypt$${COST.log2}$${COST.blocks}$${COST.lanes}$${'A'.repeat(22)}$`;

const STORED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]*)$/;

/**
 * Whether a password is the one of a stored hash, in constant time. null: nobody has it, which takes as long to find out.
 * Throws when what is stored is no hash.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, log2 = '', blocks = '', lanes = '', salt = '', hash] = STORED.exec(stored ?? NO_HASH) ?? [];
  if (hash === undefined) throw new Error('what is stored of a password is no hash');
  const cost = { log2: Number(log2), blocks: Number(blocks), lanes: Number(lanes) };
  const actual = await hashOf(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
