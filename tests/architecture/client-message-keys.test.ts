import { existsSync } from 'node:fs';
import { CLIENT_MESSAGE_KEYS } from '@/app/[tenant]/client-message-keys';
import { BOOKING_MESSAGE_KEYS } from '@/components/booking/booking-message-keys';
import { LOTTERY_MESSAGE_KEYS } from '@/components/lottery/lottery-message-keys';
import { OCCUPANCY_MESSAGE_KEYS } from '@/components/occupancy/occupancy-message-keys';
import { PAYMENT_MESSAGE_KEYS } from '@/components/payment/payment-message-keys';
import { RECOGNITION_MESSAGE_KEYS } from '@/components/recognition/recognition-message-keys';
import { SEARCH_MESSAGE_KEYS } from '@/components/search/search-message-keys';
import { SKIP_CLEAN_MESSAGE_KEYS } from '@/components/skip-clean/skip-clean-message-keys';
import english from '@/lib/words/en.json';
import { sourceFiles, textOf, valueImportsOf } from './source-files';

/**
 * Compares the message keys that the client components of a page use with the messages that are sent with the page.
 * Overlays are excluded, because `app/[tenant]/overlays.tsx` gives each of them the whole dictionary.
 */
const OVERLAYS = 'app/[tenant]/overlays.tsx';
/** Load parts that have the whole dictionary: of overlays, warnings on cards, the cart beside a page, '+' on cards, the
 * chat's page and the chat beside a page, receipts, the guest's day, and the holds of the cart. */
const LOADERS = [
  OVERLAYS,
  'app/[tenant]/offline-parts.tsx',
  'components/checkout/checkout-code.ts',
  'components/allergens/card-warnings-slot.tsx',
  'components/cart/cart-panel-slot.tsx',
  'components/catalogue/add-control.tsx',
  'components/chat/entry/chat-aside-slot.tsx',
  'components/chat/entry/chat-slot.tsx',
  'components/day/day-line-loader.tsx',
  'components/day/my-day-slot.tsx',
  'components/holds/late-holds.tsx',
  'components/orders/order-badge-updater.tsx',
  'components/orders/receipt/receipt-slot.tsx',
];
/** Use message keys from a table in their own file or in that of the sentences about money, which are listed separately. */
const PAYMENT = ['components/orders/card/money-text.tsx', 'components/payment/payment-result.tsx'];
const MONEY_SENTENCES = 'lib/domain/payments/money-sentence.ts';

/** Pages that send messages of their own with their client components, by the folder of these. */
const PAGES: readonly { folder: string; keys: readonly string[] }[] = [
  { folder: 'components/booking/', keys: BOOKING_MESSAGE_KEYS },
  { folder: 'components/lottery/', keys: LOTTERY_MESSAGE_KEYS },
  { folder: 'components/occupancy/', keys: OCCUPANCY_MESSAGE_KEYS },
  { folder: 'components/recognition/', keys: RECOGNITION_MESSAGE_KEYS },
  { folder: 'components/search/', keys: SEARCH_MESSAGE_KEYS },
  { folder: 'components/skip-clean/', keys: SKIP_CLEAN_MESSAGE_KEYS },
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const code = (file: string) =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
const fileOf = (path: string) => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));

/** The given files and everything that they import, directly or indirectly. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to, ours, lazy } of valueImportsOf(file)) {
      const next = ours && !(lazy && LOADERS.includes(file)) ? fileOf(to) : undefined;
      if (next !== undefined) visit(next);
    }
  };
  files.forEach(visit);
  return reached;
}

/** The first argument of each call of `t` or `failure`, as source text. */
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

const isOfPage = (file: string) => PAGES.some(({ folder }) => file.startsWith(folder));
const askedIn = (file: string): string[] => firstArguments(code(file)).flatMap(wordsIn);
const sorted = (words: readonly string[]) => [...new Set(words)].sort();

const pages = sourceFiles().filter((file) => /^app\/(?:\[tenant\]\/|global-error)/.test(file) && !isTest(file));
const clients = [...reachedFrom(pages)].filter((file) => /^'use client';/.test(textOf(file)));
const files = [...reachedFrom(clients)].filter((file) =>
  /useTranslations|useFailureWords|Translate\b/.test(code(file)),
);

describe('the messages that are sent with a page', () => {
  it('sends exactly the messages that the client components of a page use', () => {
    const asked = files.filter((file) => !PAYMENT.includes(file) && !isOfPage(file)).flatMap(askedIn);
    expect(sorted(asked)).toEqual(sorted(CLIENT_MESSAGE_KEYS));
  });

  it.each(PAGES)('sends exactly the messages that the client components in $folder use', ({ folder, keys }) => {
    const onEveryPage: readonly string[] = CLIENT_MESSAGE_KEYS;
    const asked = files.filter((file) => file.startsWith(folder)).flatMap(askedIn);
    expect(sorted(asked).filter((key) => !onEveryPage.includes(key))).toEqual(sorted(keys));
  });

  it('sends exactly the messages that the payment result uses on its page', () => {
    expect(files).toEqual(expect.arrayContaining(PAYMENT));
    const named = [...PAYMENT, MONEY_SENTENCES].flatMap((file) => wordsIn(code(file)));
    expect(sorted(named)).toEqual(sorted(PAYMENT_MESSAGE_KEYS));
  });

  it('finds the message key in every call that renders a message, except two', () => {
    const unnamed = files.filter((file) => firstArguments(code(file)).some((asked) => wordsIn(asked).length === 0));
    // Their keys stand in tables.
    expect(unnamed.sort()).toEqual(PAYMENT);
  });
});

describe('the test’s own reader of message keys', () => {
  it.each([
    ["t('back')", ['back']],
    ["t(isOld ? 'close' : 'back', { n: 'cart' })", ['close', 'back']],
    ["failure('error_title')", ['error_title']],
    ["open('cart')", []],
    ["t(isOf('a', 'b') ? 'close' : word)", ['close']],
  ])('finds the message keys in the call %s', (text, words) => {
    expect(firstArguments(text).flatMap(wordsIn)).toEqual(words);
  });
});
