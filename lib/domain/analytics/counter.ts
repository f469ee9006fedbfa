/** Who counts the goals of a hotel's guests: the hotel's own counter at Metrica, or the operator's service. */
export type Counter = { kind: 'metrica'; number: number } | { kind: 'operator' };

/** What a guest has reached. */
export type Goal = 'cart finish';

/** The script of a counter. */
export const METRICA_TAG = 'https://mc.yandex.ru/metrika/tag.js';
/** The origins to which a counter's script reports. */
export const METRICA_ORIGINS = ['https://mc.yandex.ru', 'https://mc.yandex.com'] as const;

const NUMBER = /^[1-9]\d{3,11}$/;

/**
 * The counter of a hotel; null: nobody counts. A number that cannot be one counts as none. `hasService`: whether the
 * operator has set ANALYTICS_URL. Rule: analytics/AY3.
 */
export function counterOf(metricNum: string | null, hasService: boolean): Counter | null {
  const number = metricNum?.trim() ?? '';
  if (NUMBER.test(number)) return { kind: 'metrica', number: Number(number) };
  return hasService ? { kind: 'operator' } : null;
}
