const CHECK_INTERVAL_MS = 500;

/**
 * Ends this process when the npm that started it has exited. npm passes on SIGINT and SIGTERM, but not SIGHUP, and no
 * signal at all when it is killed. The exit shows because this process then gets another parent.
 */
export function leaveWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  // The timer alone must not keep the process alive.
  watch.unref();
}
