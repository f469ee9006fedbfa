import 'server-only';
import { createLruMap } from '../upstream/lru-map';

const LIMITS = {
  entries: 500,
  /** In bytes. An image has 20 to 300 kB. */
  size: 48_000_000,
  /** In milliseconds. A picture can change under its old name. */
  age: 3_600_000,
  /** Images that are drawn at the same time: drawing is all CPU. */
  atOnce: 1,
  /** Images that may wait to be drawn. */
  waiting: 20,
};

/** Resolves with null if too many images wait already. */
type Read = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer | null>;

/**
 * Keeps drawn images in memory, draws each once for all who wait for it, and one after the other. Rejects as the drawing
 * does, and keeps nothing then. Rule: crawlers/CW9.
 */
export function createImageCache(options: { now(): number; limits?: typeof LIMITS }): {
  read: Read;
  /** The number of kept images. */
  count(): number;
} {
  const { now, limits = LIMITS } = options;
  const images = createLruMap<{ image: Buffer; at: number }>(limits);
  const pending = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  async function acquireSlot(): Promise<void> {
    if (drawing >= limits.atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else drawing += 1;
  }

  function releaseSlot(): void {
    const next = queue.shift();
    if (next === undefined) drawing -= 1;
    else next();
  }

  async function drawInSlot(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    await acquireSlot();
    try {
      const image = await draw();
      images.set(key, { image, at: now() }, image.length);
      return image;
    } finally {
      releaseSlot();
      pending.delete(key);
    }
  }

  return {
    async read(key, draw) {
      const found = images.get(key);
      if (found !== undefined && now() - found.at < limits.age) return found.image;
      const running = pending.get(key);
      if (running !== undefined) return running;
      if (queue.length >= limits.waiting) return null;
      const image = drawInSlot(key, draw);
      pending.set(key, image);
      return image;
    },
    count: () => images.keys().length,
  };
}

const shared = globalThis as { hotelImages?: ReturnType<typeof createImageCache> };

/** The images of this process. Global, because each route is a separate bundle. */
export function imageCache(): ReturnType<typeof createImageCache> {
  shared.hotelImages ??= createImageCache({ now: Date.now });
  return shared.hotelImages;
}
