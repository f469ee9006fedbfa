'use client';

import { useEffect, useState } from 'react';

/**
 * Delay until a closing overlay has closed: a live region behind an open dialog is inert and silent. Longer than
 * --t-base.
 */
const AFTER_MS = 250;
/** Time until a message is removed, so that nobody finds it later while reading the page. */
const GONE_AFTER_MS = 8_000;

const regions = new Set<(text: string) => void>();

/**
 * Announces a change to guests with screen readers. Politely: the screen reader finishes its current sentence first.
 */
export function announce(text: string): void {
  setTimeout(() => {
    for (const t of [...regions]) t(text);
  }, AFTER_MS);
}

/**
 * The live region for `announce`. The page has one and every overlay has one: only the one on top is audible, because
 * the others are inert.
 */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  useEffect(() => {
    const t = (text: string) => setSaid((before) => ({ text, count: before.count + 1 }));
    regions.add(t);
    return () => {
      regions.delete(t);
    };
  }, []);
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => setSaid((before) => ({ ...before, text: '' })), GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <output className="sr-only">
      {/* A new element each time, so that the same text is announced again. */}
      <span key={said.count}>{said.text}</span>
    </output>
  );
}
