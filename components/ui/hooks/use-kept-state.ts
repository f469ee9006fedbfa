'use client';

import { createContext, type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';

/** What a part keeps when its boundary renders it anew: values by name. null: nothing is kept. */
export const KeptValues = createContext<Map<string, unknown> | null>(null);

/**
 * State with what a guest has chosen, which survives when the RetryBoundary around it renders its part anew. `name`:
 * unique within the boundary. What stands in form fields needs none of this: the boundary types it again. Rule:
 * failures/FL10.
 */
export function useKeptState<T>(name: string, initial: () => T): [T, Dispatch<SetStateAction<T>>] {
  const kept = useContext(KeptValues);
  const [value, setValue] = useState<T>(() => (kept?.has(name) ? (kept.get(name) as T) : initial()));
  useEffect(() => {
    kept?.set(name, value);
  }, [kept, name, value]);
  return [value, setValue];
}
