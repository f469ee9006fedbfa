'use client';

import { useEffect, useRef } from 'react';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import type { Kit, Option } from '@/lib/domain/options/kit';

/**
 * Returns the options of a kit, keeping the object of each option that has not changed: every tap computes a new kit,
 * and comparing options costs far less than rendering them.
 */
export function useStableOptions(kit: Kit): readonly Option[] {
  const before = useRef<ReadonlyMap<string, Option>>(new Map());
  const options = kit.properties.map((option) => {
    const known = before.current.get(String(option.id));
    return known !== undefined && jsonEqual(known, option) ? known : option;
  });
  useEffect(() => {
    before.current = new Map(options.map((option) => [String(option.id), option]));
  });
  return options;
}
