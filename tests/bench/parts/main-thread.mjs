// What the main thread of a page does, from a trace of the browser. Counts the time for which the thread runs: other
// programs on the machine only ever add to the time on the clock.

/**
 * @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number, args?: { data?: { type?: string, message?: string } } }} TraceEvent
 *   ts, tdur: microseconds; tdur: for which the thread ran
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<() => Promise<TraceEvent[]>>} what ends the trace
 */
export async function trace(browser) {
  const devtools = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return events;
  };
}

/**
 * The tasks of the thread on which an event happened.
 *
 * @param {readonly TraceEvent[]} events
 * @param {TraceEvent} event
 */
const tasksBeside = (events, { pid, tid }) =>
  events.filter((one) => one.name === 'RunTask' && one.pid === pid && one.tid === tid);

/**
 * How long the page's main thread ran from the click on.
 *
 * @param {readonly TraceEvent[]} events
 * @param {number} took milliseconds from the click to the frame
 */
export function runTime(events, took) {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup');
  if (click === undefined) throw new Error('The trace has no click');
  const tasks = tasksBeside(events, click).filter(({ ts }) => ts >= click.ts - 1000 && ts < click.ts + took * 1000);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/**
 * The longest task of a page's main thread, in milliseconds. The page has called `console.timeStamp` with the mark.
 *
 * @param {readonly TraceEvent[]} events
 * @param {string} mark
 */
export function longestRun(events, mark) {
  const marked = events.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === mark);
  if (marked === undefined) throw new Error('The trace has no mark');
  return Math.max(...tasksBeside(events, marked).map(({ tdur = 0 }) => tdur)) / 1000;
}
