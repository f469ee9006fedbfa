'use client';

import { useMemo } from 'react';
import { formatAmount, formatPrice, type Minor } from '@/lib/domain/money/money';
import { useHotel } from './hotel-context';

/** Formats amounts as this hotel writes them. `price`: '' for zero; `amount`: also writes zero. */
export function useMoney(): { price: (amount: Minor) => string; amount: (amount: Minor) => string } {
  const hotel = useHotel();
  return useMemo(
    () => ({
      price: (amount) => formatPrice(amount, hotel, hotel.language),
      amount: (amount) => formatAmount(amount, hotel, hotel.language),
    }),
    [hotel],
  );
}
