'use client';

import { memo } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { textIn } from '@/lib/domain/i18n/text';
import { inputFor } from '../inputs/inputs';
import type { OptionProps } from '../inputs/option-props';

/** One option with its input. Memoised, because a kit can have sixty options. */
export const OptionBlock = memo(function OptionBlock(props: Omit<OptionProps, 'title'>) {
  const { language } = useHotel();
  const Input = inputFor(props.option);
  return Input && <Input {...props} title={textIn(props.option.title, language)} />;
});
