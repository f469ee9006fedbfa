'use client';

import { useEffect, useEffectEvent } from 'react';

type Take = (answer: string) => void;

/** Who waits for what a guest chooses in an overlay, by the field that opened it; the field that came last is on top. */
const waiting = new Map<string, Take[]>();

/** Hands what was chosen in an overlay to the field that opened it. An overlay's argument is plain JSON: it cannot call. */
export function resolveOverlay(fieldId: string, answer: string): void {
  waiting.get(fieldId)?.at(-1)?.(answer);
}

/** Takes what is chosen for this field, for as long as it stands in the page. */
export function useOverlayResult(fieldId: string, take: Take): void {
  const onAnswer = useEffectEvent(take);
  useEffect(() => {
    const mine: Take = (answer) => onAnswer(answer);
    waiting.set(fieldId, [...(waiting.get(fieldId) ?? []), mine]);
    return () => {
      waiting.set(
        fieldId,
        (waiting.get(fieldId) ?? []).filter((other) => other !== mine),
      );
    };
  }, [fieldId]);
}
