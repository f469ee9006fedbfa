'use client';

import { useEffect, useRef } from 'react';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import type { Kit, Option } from '@/lib/domain/options/kit';

/**
 * The options of a kit, each the very same object as long as nothing in it changes: a kit is worked out anew at every
 * tap, and comparing it costs far less than drawing it.
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
