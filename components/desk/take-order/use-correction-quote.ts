'use client';

import { useEffect, useState } from 'react';
import { type CorrectionDraft, correctedLines } from '@/lib/domain/telephone-orders/order-draft';
import { callDesk, type DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';

/** Nobody takes out two lines more quickly. */
const AFTER_MS = 250;

/** What the order comes to with what is changed; null: nothing is changed, or it is not known. Rule: telephone-orders/TO17. */
export function useCorrectionQuote(
  { uuid, products, version }: DeskOrder,
  { draft, isAsked }: { draft: CorrectionDraft; isAsked: boolean },
): number | null {
  const { hotel } = useDesk();
  const body = JSON.stringify({ lines: correctedLines(products, draft), refusal_language: hotel.language });
  const key = `${version} ${body}`;
  const [quoted, setQuoted] = useState<{ key: string; sum: number } | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const response = await callDesk<{ final_sum: number }>(`/orders/${uuid}/correct/quote`, JSON.parse(body));
      if (!isOver) setQuoted(response.ok ? { key, sum: response.value.final_sum } : null);
    }, AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAsked, uuid, body, key]);
  return isAsked && quoted?.key === key ? quoted.sum : null;
}
