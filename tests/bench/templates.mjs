// Lighthouse as a phone for home and a product list of every demo hotel, one of each template, beside a bare page of the
// same Next in the same run. Accessibility, best practices, SEO and layout shift are the same in every run.
import { buildBareApp } from '../../scripts/parts/bare-app.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, findProductList, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { launchBrowser, medianOf, runLighthouse } from './parts/lighthouse-browser.mjs';
import { visit } from './parts/page-visits.mjs';

/** The categories whose score must be 100. */
const PERFECT = ['accessibility', 'best-practices', 'seo'];
const LEAST_OF_BARE = 0.95;
const RUNS = 5;

/** @typedef {{ name: string, url: string }} Target */
/** @typedef {{ problems: string[], line: string }} Finding */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const bare = await serveBuiltApp({ app: await buildBareApp(), ready: '/' });
  const hotels = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  const { browser, debugPort } = await launchBrowser();
  try {
    const targets = await targetsOf(hotels.port);
    const reference = { name: 'bare page', url: `http://localhost:${bare.port}/` };
    // Once, so that nothing is compiled or read for the first time in a run that counts.
    for (const { url } of [reference, ...targets]) await visit(browser, url);
    const speeds = await performances(debugPort, [reference, ...targets]);
    const ofBare = middle(speeds.get(reference.url));
    console.log(`bare page: performance ${percent(ofBare)}`);
    let areRight = true;
    for (const target of targets) {
      const lhr = await runLighthouse(debugPort, target.url, [...PERFECT, 'performance']);
      const { line, problems } = finding(target, lhr, middle(speeds.get(target.url)) / ofBare);
      console.log([line, ...problems.map((problem) => `      ${problem}`)].join('\n'));
      areRight &&= problems.length === 0;
    }
    console.log(areRight ? 'Within budget.' : 'Not as it should be.');
    return areRight ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([bare.stop(), hotels.stop()]);
  }
}

/** @param {number} port @returns {Promise<Target[]>} */
async function targetsOf(port) {
  const targets = demoHotels().map(async (code) => {
    const list = await findProductList({ port, host: hostOf(code) });
    return ['/', list].map((path) => ({ name: code + path, url: `http://${hostOf(code)}:${port}${path}` }));
  });
  return (await Promise.all(targets)).flat();
}

/**
 * The performance of each page in several runs, in turn, so that a busy moment of the machine meets all of them.
 *
 * @param {number} debugPort
 * @param {readonly Target[]} targets
 */
async function performances(debugPort, targets) {
  /** @type {Map<string, number[]>} */
  const found = new Map(targets.map(({ url }) => [url, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const { url } of targets) {
      const lhr = await runLighthouse(debugPort, url, ['performance']);
      found.get(url)?.push(lhr.categories.performance?.score ?? 0);
    }
  }
  return found;
}

/** @param {readonly number[]} [scores] */
const middle = (scores = []) => medianOf(scores, (score) => score);

/**
 * @param {Target} target
 * @param {import('lighthouse').Result} lhr
 * @param {number} share its performance ÷ that of the bare page
 * @returns {Finding}
 */
function finding({ name }, lhr, share) {
  const scores = PERFECT.map((id) => lhr.categories[id]?.score ?? 0);
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const problems = PERFECT.flatMap((id) => failedAudits(lhr, id));
  if (shift !== 0) problems.push(`layout shift ${shift.toFixed(4)}, not 0`);
  if (!(share >= LEAST_OF_BARE)) problems.push(`performance below ${LEAST_OF_BARE} × bare: ${slowAudits(lhr)}`);
  const figures = [...PERFECT.map((id, index) => `${id} ${percent(scores[index] ?? 0)}`), `shift ${shift.toFixed(3)}`];
  const mark = problems.length === 0 ? 'ok  ' : 'OVER';
  return {
    line: `${mark}  ${name.padEnd(28)} ${figures.join(', ')}, performance ${share.toFixed(3)} × bare`,
    problems,
  };
}

/** @param {import('lighthouse').Result} lhr @param {string} id of a category whose score must be 100 */
function failedAudits(lhr, id) {
  const weighty = lhr.categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighty.flatMap(({ id: audit }) => {
    const { score, title, details } = lhr.audits[audit] ?? {};
    if (score === null || score === 1) return [];
    const items = details?.type === 'table' ? details.items.map(placeOf) : [];
    return [`${id}: ${audit} (${title ?? ''}) ${items.slice(0, 3).join('; ')}`];
  });
}

/** @param {unknown} item of the table of an audit */
const placeOf = (item) => JSON.stringify(item).slice(0, 300);

/** @param {import('lighthouse').Result} lhr */
function slowAudits(lhr) {
  const metrics = lhr.categories.performance?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return metrics.map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`).join(', ');
}

/** @param {number} share */
const percent = (share) => (share * 100).toFixed(0);

process.exitCode = await main();
