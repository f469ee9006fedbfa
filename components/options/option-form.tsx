'use client';

import { type ComponentType, useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { Id, Kit, Option } from '@/lib/domain/kit';
import { sameId } from '@/lib/domain/kit';
import { isOptionShown, type PaymentContext } from '@/lib/domain/options';
import { withoutStaleAnswers } from '@/lib/domain/stale-answers';
import { textIn } from '@/lib/domain/text';
import { inputFor } from './inputs';
import { optionBlockId } from './option-ids';
import type { OptionProps, OptionSurroundings } from './option-props';
import { useHotelNow } from './use-hotel-now';

/** Where a form stands. All of it may be left out: an order's own options need none. */
export type OptionContext = Partial<Pick<OptionSurroundings, 'product' | 'clearSignal'>> & {
  /** For tests, which stand at any minute. */
  clock?: () => Date;
};

/**
 * The options of a kit, one block each. The kit is the form's one value, answers in place: every tap gives `onChange`
 * a new kit, so a form library would only hold a second copy of it. An answer that time has overtaken is taken out.
 *
 * `invalid`: the options to mark, in their order. `payment`: what the guest pays with, where that decides what shows.
 */
export function OptionForm(props: {
  kit: Kit;
  onChange: (kit: Kit) => void;
  invalid: readonly Id[];
  idPrefix: string;
  payment?: PaymentContext;
  context?: OptionContext;
}) {
  const { kit, onChange, invalid, idPrefix, payment, context = {} } = props;
  const { language } = useHotel();
  const now = useHotelNow(context.clock);
  useEffect(() => {
    const today = withoutStaleAnswers(kit, now);
    if (today !== kit) onChange(today);
  }, [kit, now, onChange]);

  const around = { kit, now, product: context.product ?? null, clearSignal: context.clearSignal ?? null };
  const blockOf = (option: Option) => {
    const Input: ComponentType<OptionProps> | null = inputFor(option);
    if (Input === null || !isOptionShown(option, payment)) return null;
    return (
      <Input
        key={String(option.id)}
        option={option}
        title={textIn(option.title, language)}
        blockId={optionBlockId(idPrefix, option.id)}
        isInvalid={invalid.some((id) => sameId(id, option.id))}
        around={around}
        change={(rule) => onChange(rule(kit))}
      />
    );
  };
  return <>{kit.properties.map(blockOf)}</>;
}
