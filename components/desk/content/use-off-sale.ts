'use client';

import { useEffect, useState } from 'react';
import { isSoldOut } from '@/lib/domain/content/staff-changes';
import { callDesk, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import type { Content, ContentItem } from './content-api';

/** Sections and products that are off sale now, read again after each change of the catalogue; null: not read. Rule: content/CC4. */
export function useOffSale(): readonly ContentItem[] | null {
  const { now, contentChanges, onSignedOut } = useDeskData();
  const [content, setContent] = useState<Content | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what asks for reading again
  useEffect(() => {
    void callDesk<Content>('/content?off_sale=true').then((response) => {
      if (response.ok) setContent(response.value);
      else if (isSignedOut(response)) onSignedOut();
    });
  }, [contentChanges, onSignedOut]);
  if (content === null) return null;
  return [...content.sections, ...content.products].filter(({ sold_out }) =>
    isSoldOut({ soldOut: sold_out }, new Date(now)),
  );
}
