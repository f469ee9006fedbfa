'use client';

import { useEffect, useState } from 'react';

/** What closes first is closed by then: a region behind an open dialog is inert, and silent. Longer than --t-base. */
const AFTER_MS = 250;
/** A message that is over is taken away, so that nobody meets it later while reading the page. */
const GONE_AFTER_MS = 8_000;

const regions = new Set<(text: string) => void>();

/** Tells a guest who cannot see it what has just changed. Politely: what is being read is finished first. */
export function announce(text: string): void {
  setTimeout(() => {
    for (const t of [...regions]) t(text);
  }, AFTER_MS);
}

/**
 * A live region for `announce`. One stands in the page and one in every overlay: whichever is on top is heard, the
 * others are inert.
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
      {/* A new element each time: the same words twice are said twice. */}
      <span key={said.count}>{said.text}</span>
    </output>
  );
}
