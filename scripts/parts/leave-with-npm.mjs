const EVERY_MS = 500;

/**
 * Ends this process when the npm that started it is gone.
 *
 * npm passes SIGINT and SIGTERM on. It does not pass on SIGHUP, and when it is killed it can pass on nothing: this
 * process then gets another parent, which is how it notices.
 */
export function leaveWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  // Watching is no reason to stay.
  watch.unref();
}
