const CHECK_INTERVAL_MS = 500;

/**
 * Ends this process when the npm that started it has exited.
 *
 * npm passes SIGINT and SIGTERM on, but not SIGHUP, and nothing when it is killed. This process then gets another parent.
 */
export function leaveWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  // Must not keep an otherwise idle process alive.
  watch.unref();
}
