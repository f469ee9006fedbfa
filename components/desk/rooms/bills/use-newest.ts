'use client';

import { useCallback, useRef, useState } from 'react';
import { useDeskData } from '../../live/desk-data';
import type { Read } from './bills-api';
import { useReread } from './use-reread';

/**
 * What was read last and not overtaken by a later reading; null: nothing yet. It stays while a reading fails. `fetcher` must have a stable
 * identity.
 */
export function useNewest<T>(fetcher: () => Promise<Read<T>>) {
  const { onSignedOut } = useDeskData();
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);
  const read = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const response = await fetcher();
    if (own !== latest.current) return;
    if (response.kind === 'signed-out') return onSignedOut();
    setHasFailed(response.kind === 'failed');
    if (response.kind === 'read') setValue(response.value);
  }, [fetcher, onSignedOut]);
  useReread(read);
  return { value, hasFailed, read };
}
