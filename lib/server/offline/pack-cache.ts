import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { createWorkCache, type WorkCache } from '../limits/work-cache';
import { remember } from '../remember';

/** A pack as it is sent: only its compressed bytes are kept. */
export type KeptPack = Readonly<Record<'br' | 'gzip', Buffer>>;

const LIMITS = {
  entries: 500,
  /** A pack has 100 to 350 KB in each encoding. */
  size: 48_000_000,
  /** How long a pack is sent before it is made again. */
  age: 300_000,
  /** Rendering a hotel's pages is all CPU. */
  atOnce: 1,
  waiting: 10,
};

/** A pack is compressed once and sent many times. */
const BROTLI_LEVEL = 9;
const GZIP_LEVEL = 6;

export async function compressPack(pack: unknown): Promise<KeptPack> {
  const text = Buffer.from(JSON.stringify(pack));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: GZIP_LEVEL }),
  ]);
  return { br, gzip: gz };
}

/** The bytes for a client. Every browser accepts one of the encodings; what accepts none waits for the plain text. */
export const bytesOf = async (pack: KeptPack, encoding: keyof KeptPack | null): Promise<Buffer> =>
  encoding === null ? promisify(brotliDecompress)(pack.br) : pack[encoding];

/** The packs of this process. Rule: offline/OF10. */
export const packCache = (): WorkCache<KeptPack> =>
  remember('packs', () =>
    createWorkCache({ now: Date.now, limits: LIMITS, sizeOf: ({ br, gzip: gz }) => br.length + gz.length }),
  );
