'use client';

import { useEffect } from 'react';
import { keepTypedOverRenewal } from '@/components/shell/typed-over-renewal';

/** Lets a desk that stays open over upgrades load itself again when its build is gone. Rule: operations/OP21. */
export function DeskRenewal() {
  useEffect(keepTypedOverRenewal, []);
  return null;
}
