/** Work that repeats in the background. Two runs of one job never overlap. */
export type BackgroundJob = {
  start(): void;
  /** Resolves when the run in progress has ended. */
  stop(): Promise<void>;
};

/** Repeats `run` at an interval in milliseconds; a run that fails is reported, and the next one follows. */
export function backgroundJob(options: {
  intervalMs: number;
  run(): Promise<void>;
  onError(error: unknown): void;
}): BackgroundJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= options
      .run()
      .catch(options.onError)
      .finally(() => {
        running = null;
      });
  };
  return {
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
