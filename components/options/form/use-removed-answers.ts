'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  mergeRemoved,
  type RemovedAnswers,
  remainingRemoved,
  removedAnswers,
  type Today,
  withoutStaleAnswers,
} from '@/lib/domain/booking/stale-answers';
import { sameId } from '@/lib/domain/id';
import type { Kit, Option } from '@/lib/domain/options/kit';

const NOTHING: readonly string[] = [];

/**
 * Removes answers that are no longer possible from a form, and remembers them for a message until the guest answers
 * again. `valuesOf`: the values removed from an option. `onChanged`: to call when the guest changes the kit.
 */
export function useRemovedAnswers(form: { kit: Kit; onChange: (kit: Kit) => void } & Today): {
  valuesOf: (option: Option) => readonly string[];
  onChanged: (before: Kit, after: Kit) => void;
} {
  const { kit, onChange, now, maxSlots } = form;
  const [removed, setRemoved] = useState<readonly RemovedAnswers[]>([]);
  useEffect(() => {
    const left = withoutStaleAnswers(kit, { now, maxSlots });
    if (left === kit) return;
    setRemoved((current) => mergeRemoved(current, removedAnswers(kit, left)));
    onChange(left);
  }, [kit, now, maxSlots, onChange]);
  return {
    valuesOf: (option) => removed.find(({ optionId }) => sameId(optionId, option.id))?.values ?? NOTHING,
    onChanged: useCallback((before, after) => setRemoved((current) => remainingRemoved(current, before, after)), []),
  };
}
