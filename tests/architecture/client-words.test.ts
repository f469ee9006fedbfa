import { existsSync } from 'node:fs';
import { CLIENT_MESSAGE_KEYS } from '@/app/[tenant]/client-message-keys';
import { PAYMENT_WORDS } from '@/components/payment/payment-words';
import english from '@/lib/words/en.json';
import { sourceFiles, textOf, valueImportsOf } from './source-files';

/**
 * The words that the client components of a page ask for, against those that travel to the browser with the page. The
 * overlays are left out: `app/[tenant]/overlays.tsx` gives each of them the whole dictionary.
 */
const OVERLAYS = 'app/[tenant]/overlays.tsx';
/** Asks by words that stand in a table of its file, and has a list of its own. */
const PAYMENT = 'components/payment/payment-result.tsx';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const code = (file: string) =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
const fileOf = (path: string) => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));

/** The files, and all that they import, at once or later. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to, ours, lazy } of valueImportsOf(file)) {
      const next = ours && !(lazy && file === OVERLAYS) ? fileOf(to) : undefined;
      if (next !== undefined) visit(next);
    }
  };
  files.forEach(visit);
  return reached;
}

/** What stands between the parentheses of each call of `t` or `failure`, up to the first comma of its own. */
function firstArguments(text: string): string[] {
  return [...text.matchAll(/\b(?:t|failure)\(/g)].map(({ index, 0: call }) => {
    let depth = 1;
    let end = index + call.length;
    for (; depth > 0 && !(depth === 1 && text[end] === ','); end += 1) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
    }
    return text.slice(index + call.length, end);
  });
}

const wordsIn = (text: string): string[] =>
  [...text.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => (Object.hasOwn(english, name) ? [name] : []));

const askedIn = (file: string): string[] => firstArguments(code(file)).flatMap(wordsIn);
const sorted = (words: readonly string[]) => [...new Set(words)].sort();

const pages = sourceFiles().filter((file) => /^app\/(?:\[tenant\]\/|global-error)/.test(file) && !isTest(file));
const clients = [...reachedFrom(pages)].filter((file) => /^'use client';/.test(textOf(file)));
const files = [...reachedFrom(clients)].filter((file) =>
  /useTranslations|useFailureWords|Translate\b/.test(code(file)),
);

describe('the words of a page', () => {
  it('are those that its client components ask for: none is missing and none travels in vain', () => {
    const asked = files.filter((file) => file !== PAYMENT).flatMap(askedIn);
    expect(sorted(asked)).toEqual(sorted(CLIENT_MESSAGE_KEYS));
  });

  it('are those that the result of a payment asks for, where a payment leads back to', () => {
    expect(files).toContain(PAYMENT);
    expect(sorted(wordsIn(code(PAYMENT)))).toEqual(sorted(PAYMENT_WORDS));
  });

  it('are named where they are asked for', () => {
    const unnamed = files.filter((file) => firstArguments(code(file)).some((asked) => wordsIn(asked).length === 0));
    // It adds a word to one that is named by who calls it.
    expect(unnamed).toEqual([PAYMENT]);
  });
});

describe('the reader of words', () => {
  it.each([
    ["t('back')", ['back']],
    ["t(isOld ? 'close' : 'back', { n: 'cart' })", ['close', 'back']],
    ["failure('error_title')", ['error_title']],
    ["open('cart')", []],
    ["t(isOf('a', 'b') ? 'close' : word)", ['close']],
  ])('sees in %s what is asked for', (text, words) => {
    expect(firstArguments(text).flatMap(wordsIn)).toEqual(words);
  });
});
