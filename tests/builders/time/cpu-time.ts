/**
 * The least milliseconds of CPU that one of some runs takes, in all threads of this process: unlike the time on the clock it is
 * the same on a machine under load.
 */
export async function cpuTime(run: () => Promise<unknown>, runs = 3): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < runs; time += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
