import type { translationsOf } from './guest';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence about money with any day, and with this amount, such as `8.80 €`; without it, with any amount. */
export function said(t: ReturnType<typeof translationsOf>, key: string, amount?: string): RegExp {
  const written = amount === undefined ? '.+' : `\u2066${escaped(amount).replaceAll(' ', '\\s')}\u2069`;
  const sentence = escaped(t(key, { amount: 'AMOUNT', date: 'DAY' }));
  return new RegExp(sentence.replace('AMOUNT', written).replace('DAY', '.+'));
}
