import { format } from 'node:util';

let messages: string[] = [];

/** Makes every test fail that writes an error or a warning to the console. */
export function failOnUnexpectedConsole(): void {
  console.error = (...args: unknown[]) => note('error', format(...args));
  console.warn = (...args: unknown[]) => note('warn', format(...args));

  afterEach(refuse);

  // Components are unmounted after the hook above. What they write then can only fail the whole file.
  afterAll(refuse);
}

function note(level: 'error' | 'warn', text: string): void {
  const { currentTestName } = expect.getState();
  const when = currentTestName === undefined ? '' : `\n  during or after: ${currentTestName}`;
  messages.push(`console.${level}: ${text}${when}`);
}

function refuse(): void {
  const complaints = messages;
  messages = [];
  if (complaints.length > 0) throw new Error(`Written to the console:\n${complaints.join('\n')}`);
}
