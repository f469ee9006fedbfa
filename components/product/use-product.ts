'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { browserApi } from '@/lib/contract/browser';
import type { Product, Section } from '@/lib/contract/catalogue';
import { paths } from '@/lib/contract/paths';
import { type Id, sameId } from '@/lib/domain/options/kit';

/** `gone`: the section answers, but the product is not in it any more, or the section itself is no more. */
type FoundProduct = { kind: 'loading' | 'failed' | 'gone' } | { kind: 'ready'; product: Product; section: Section };

/**
 * A product with its section, read anew at every opening, after what is known of it has been painted: asking takes a slow
 * phone a moment. While it is open a failed reading takes nothing away.
 */
export function useProduct(sectionId: Id, productId: Id): { found: FoundProduct; retry: () => void } {
  const { code } = useHotel();
  const {
    data: answer,
    isValidating,
    mutate,
  } = useSWR(paths.section(code, sectionId), () => browserApi().section(code, sectionId), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  const [isAsked, setIsAsked] = useState(answer === undefined);
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted || isAsked) return;
    setIsAsked(true);
    void mutate();
  }, [isPainted, isAsked, mutate]);
  const [known, setKnown] = useState<Section | null>(null);
  if (answer?.ok && answer.value !== known) setKnown(answer.value);
  const isGone = answer?.ok === false && answer.refusal.kind === 'not-found';
  const section = answer?.ok ? answer.value : known;
  const product = section?.products.find(({ id }) => sameId(id, productId));
  const retry = () => void mutate();
  if (isGone || (section !== null && product === undefined)) return { found: { kind: 'gone' }, retry };
  if (section !== null && product !== undefined) return { found: { kind: 'ready', product, section }, retry };
  // What failed before is not said again before it has been tried again.
  const isReading = answer === undefined || isValidating || !isAsked;
  return { found: { kind: isReading ? 'loading' : 'failed' }, retry };
}
