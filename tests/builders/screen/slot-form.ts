import { screen, within } from '@testing-library/react';
import type { OptionContext } from '@/components/options/form/option-form';
import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import type { FakeNetwork } from '../browser/fake-network';
import { renderOptionForm } from './option-form';
import {
  clock,
  daysCall,
  daysResponse,
  JUNE_DAYS,
  NEXT_DAYS,
  SLOT_PRODUCT,
  timesCall,
  timesResponse,
} from './slot-calls';

export const JULY_DAYS = daysCall('2026-07-01', '2026-07-31');

/**
 * Lets the hotel respond with free slots: one on 12 June, none on 15 June, nine on 18 June and four on 1 July, and with
 * the times of 12 and 18 June.
 */
export function respondWithSlots(network: FakeNetwork): void {
  for (const call of [NEXT_DAYS, JUNE_DAYS])
    network.respondTo(call, daysResponse({ '2026-06-12': 1, '2026-06-15': 0, '2026-06-18': 9 }));
  network.respondTo(JULY_DAYS, daysResponse({ '2026-07-01': 4 }));
  network.respondTo(timesCall('2026-06-18'), timesResponse('09:00', '10:00', '11:30'));
  network.respondTo(timesCall('2026-06-12'), timesResponse('20:00'));
}

/** Lets the hotel have these free slots in the next fourteen days: of each day their number and the times. */
export function respondWithDays(
  network: FakeNetwork,
  days: Readonly<Record<string, readonly [free: number, ...times: string[]]>>,
): void {
  const free = Object.entries(days).map(([day, [count]]) => [day, count] as const);
  network.respondTo(NEXT_DAYS, daysResponse(Object.fromEntries(free)));
  for (const [day, [, ...times]] of Object.entries(days)) network.respondTo(timesCall(day), timesResponse(...times));
}

type SlotFormSetup = Omit<NonNullable<Parameters<typeof renderOptionForm>[1]>, 'context'> & {
  /** The chosen slots. */
  value?: readonly string[] | undefined;
  product?: Partial<NonNullable<OptionContext['product']>>;
  now?: () => Date;
  /** The day with which the form opens. */
  day?: string | null;
};

/** Renders the options of a massage: a required slot, and a text titled "Wish". */
export function renderSlotForm({ value, product, now = clock, day = null, ...setup }: SlotFormSetup = {}) {
  const slot = scheduled({
    id: 1,
    title: { en: 'Date and time', ar: 'التاريخ والوقت' },
    is_required: true,
    value: value ?? null,
  });
  return renderOptionForm(kit(slot, option({ id: 2, title: 'Wish' })), {
    ...setup,
    context: { clock: now, product: { ...SLOT_PRODUCT, ...product }, day },
  });
}

/** The button of a day, in the strip or the month. */
export const dayButton = (name: RegExp) => screen.findByRole('button', { name });

/** The times of the chosen day. */
export const timesOfDay = async () => within(await screen.findByRole('group', { name: /^Times on/ }));
