'use client';

import { useEffect } from 'react';
import { HYDRATED_EVENT } from '@/lib/domain/gestures/hydrated-event';

/** Reports that the app handles taps, so that one that came earlier is repeated. Rule: page-cache/PC17. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
