'use client';

import { useEffect, useState } from 'react';

/**
 * Delay until a closing overlay has closed: a live region behind an open dialog is inert and silent. Longer than
 * --t-base.
 */
const AFTER_MS = 250;
/** Time until a message is removed, so that nobody finds it later while reading the page. */
const CLEAR_AFTER_MS = 8_000;

const regions = new Set<(text: string) => void>();

/**
 * Announces a change to guests with screen readers. Politely: the screen reader finishes its current sentence first.
 */
export function announce(text: string): void {
  setTimeout(() => {
    for (const showIn of [...regions]) showIn(text);
  }, AFTER_MS);
}

/**
 * The live region for `announce`. The page has one and every overlay has one: only the one on top is audible, because
 * the others are inert.
 */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  useEffect(() => {
    const showHere = (text: string) => setAnnouncement((before) => ({ text, count: before.count + 1 }));
    regions.add(showHere);
    return () => {
      regions.delete(showHere);
    };
  }, []);
  useEffect(() => {
    if (announcement.text === '') return;
    const timer = setTimeout(() => setAnnouncement((before) => ({ ...before, text: '' })), CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <output className="sr-only">
      {/* A new element each time, so that the same text is announced again. */}
      <span key={announcement.count}>{announcement.text}</span>
    </output>
  );
}
