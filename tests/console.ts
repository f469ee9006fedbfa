import { format } from 'node:util';

type Level = 'error' | 'warn';
type Expectation = { level: Level; says: string | RegExp; met: boolean };

let expected: Expectation[] = [];
let unexpected: string[] = [];

/**
 * Says that this test makes the product complain, and what about. The test fails when it does not complain.
 *
 * Call it before the complaint; it holds for the running test alone.
 */
export function expectConsoleError(says: string | RegExp): void {
  expected.push({ level: 'error', says, met: false });
}

/** The same for a warning. */
export function expectConsoleWarning(says: string | RegExp): void {
  expected.push({ level: 'warn', says, met: false });
}

/** Makes every test fail that ends with a complaint on the console which it did not announce. */
export function failOnUnexpectedConsole(): void {
  console.error = (...args: unknown[]) => note('error', format(...args));
  console.warn = (...args: unknown[]) => note('warn', format(...args));

  beforeEach(() => {
    expected = [];
  });

  afterEach(() => {
    const silent = expected.filter(({ met }) => !met).map(({ level, says }) => `console.${level} never said ${says}`);
    refuse([...unexpected, ...silent]);
  });

  // A component is unmounted after the hook above; what it says then can only be held against the file.
  afterAll(() => refuse(unexpected));
}

function note(level: Level, text: string): void {
  const match = expected.find(
    (one) => one.level === level && (typeof one.says === 'string' ? text.includes(one.says) : one.says.test(text)),
  );
  if (match) match.met = true;
  else unexpected.push(`console.${level}: ${text}${atTheTime()}`);
}

const atTheTime = () => {
  const { currentTestName } = expect.getState();
  return currentTestName === undefined ? '' : `\n  during or after: ${currentTestName}`;
};

function refuse(complaints: readonly string[]): void {
  unexpected = [];
  if (complaints.length > 0) throw new Error(`Said on the console:\n${complaints.join('\n')}`);
}
