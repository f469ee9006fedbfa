'use client';

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { dayOptionOf } from '@/lib/domain/booking/time-list';
import { type Id, sameId } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import { timeKind } from '@/lib/domain/options/option-types';
import { isOptionShown, type PaymentContext } from '@/lib/domain/options/options';
import type { OptionEnvironment } from '../inputs/option-props';
import { OptionBlock } from './option-block';
import { optionBlockId } from './option-ids';
import { useRemovedAnswers } from './use-removed-answers';
import { useStableOptions } from './use-stable-options';

/** The surroundings of a form. All are optional: an order's own options need none. */
export type OptionContext = Partial<Pick<OptionEnvironment, 'product' | 'day'>> & {
  /** For tests, which set the time. */
  clock?: () => Date;
};

const NO_REFUSALS: Readonly<Record<string, readonly string[]>> = {};
const NOTHING: readonly string[] = [];

/** The number of options rendered before the first paint, about a screenful. */
const FIRST_BATCH = 3;

/**
 * The options of a kit, one block each. The kit with its answers is the form's only value: every change calls
 * `onChange` with a new kit. A form library would store a second copy.
 *
 * `invalid`: the ids of the options to mark, in order. `refusals`: the platform's messages about answers, by option id;
 * these are marked too. `payment`: the selected payment, which some options depend on.
 */
export function OptionForm(props: {
  kit: Kit;
  onChange: (kit: Kit) => void;
  invalid: readonly Id[];
  refusals?: Readonly<Record<string, readonly string[]>>;
  idPrefix: string;
  payment?: PaymentContext;
  context?: OptionContext;
}) {
  const { kit, onChange, invalid, refusals = NO_REFUSALS, idPrefix, payment, context = {} } = props;
  const { clock, product = null, day = null } = context;
  const now = useHotelNow(clock);
  const around = useMemo(() => ({ now, product, day }), [now, product, day]);
  const options = useStableOptions(kit);
  // Stable callbacks, so that a change of one input does not render the others.
  const latest = useRef({ kit, onChange });
  useLayoutEffect(() => {
    latest.current = { kit, onChange };
  });
  const { valuesOf: removedValuesOf, onChanged } = useRemovedAnswers({
    kit,
    onChange,
    now,
    maxSlots: product?.max_booking_slot ?? null,
  });
  const change = useCallback(
    (rule: (kit: Kit) => Kit) => {
      const { kit: before, onChange: keep } = latest.current;
      const after = rule(before);
      onChanged(before, after);
      keep(after);
    },
    [onChanged],
  );
  const isPainted = useAfterPaint();
  return options
    .filter((option) => isOptionShown(option, payment))
    .slice(0, isPainted ? options.length : FIRST_BATCH)
    .map((option) => (
      <OptionBlock
        key={String(option.id)}
        option={option}
        blockId={optionBlockId(idPrefix, option.id)}
        isInvalid={String(option.id) in refusals || invalid.some((id) => sameId(id, option.id))}
        refusals={refusals[String(option.id)] ?? NOTHING}
        removed={removedValuesOf(option)}
        environment={around}
        dayOption={timeKind(option) === 'time' ? dayOptionOf({ ...kit, properties: options }, option.id) : undefined}
        change={change}
      />
    ));
}
