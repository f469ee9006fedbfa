import type { BackgroundJob } from '../notifications/background-job';

/** Runs work of hotels side by side: only so many at once, and only so many for one hotel, so that a provider that hangs for it delays no other. */
export type HotelPool = {
  /** Whether there is room for more work of a hotel. */
  isFree(hotel: string): boolean;
  /** Begins work, without waiting for its end. */
  begin(hotel: string, work: () => Promise<void>): void;
  /** Resolves when all that has begun by now has ended. */
  ended(): Promise<void>;
};

type Options = {
  atOnce: number;
  perHotel: number;
  onError(error: unknown): void;
  /** Work has ended, so more of what waits can begin. */
  onEnd(): void;
};

export function hotelPool({ atOnce, perHotel, onError, onEnd }: Options): HotelPool {
  const running = new Map<Promise<void>, string>();
  const countOf = (hotel: string) => [...running.values()].filter((each) => each === hotel).length;
  return {
    isFree: (hotel) => running.size < atOnce && countOf(hotel) < perHotel,
    begin(hotel, work) {
      const run = work()
        .catch(onError)
        .finally(() => {
          running.delete(run);
          onEnd();
        });
      running.set(run, hotel);
    },
    async ended() {
      await Promise.all(running.keys());
    },
  };
}

/** A job that begins work in a pool: its stop also waits for what it has begun. */
export const jobOfPool = (job: BackgroundJob, pool: HotelPool): BackgroundJob => ({
  start: job.start,
  async stop() {
    await job.stop();
    await pool.ended();
  },
});
