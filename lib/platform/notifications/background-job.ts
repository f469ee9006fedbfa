/** Work that repeats in the background. Two runs of one job never overlap. */
export type BackgroundJob = {
  start(): void;
  /** Resolves when the run in progress has ended. */
  stop(): Promise<void>;
};

/** `wake`: runs at once, or again after the run in progress; not before the start, and not after the stop. */
export type WakeableJob = BackgroundJob & { wake(): void };

/** Repeats `run` at an interval in milliseconds; a run that fails is reported, and the next one follows. */
export function backgroundJob(options: {
  intervalMs: number;
  run(): Promise<void>;
  onError(error: unknown): void;
}): WakeableJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWanted = false;
  const tick = () => {
    isWanted = false;
    running ??= options
      .run()
      .catch(options.onError)
      .finally(() => {
        running = null;
        if (isWanted && timer !== undefined) tick();
      });
  };
  return {
    wake() {
      isWanted = true;
      if (timer !== undefined && running === null) tick();
    },
    start() {
      // The timer alone must not keep the process alive.
      timer ??= setInterval(tick, options.intervalMs).unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
