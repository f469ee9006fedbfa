'use client';

import { useEffect, useState } from 'react';

/**
 * Delay until a closing overlay has closed: a live region behind an open dialog is inert and silent. Longer than
 * --t-base.
 */
const AFTER_MS = 250;
/** Time until a message is removed, so that nobody finds it later while reading the page. */
const CLEAR_AFTER_MS = 8_000;

/** The same for a message on the screen: enough to read two sentences. */
const CLEAR_VISIBLE_AFTER_MS = 15_000;

type Message = { text: string; isVisible: boolean };

const regions = new Set<(message: Message) => void>();

/**
 * Announces a change to guests with screen readers. Politely: the screen reader finishes its current sentence first.
 */
export const announce = (text: string): void => send({ text, isVisible: false });

/** Announces something that everybody must read, wherever they are: on the screen too, above the topmost overlay. */
export const announceVisibly = (text: string): void => send({ text, isVisible: true });

function send(message: Message): void {
  setTimeout(() => {
    for (const showIn of [...regions]) showIn(message);
  }, AFTER_MS);
}

const VISIBLE =
  'pointer-events-none fixed inset-x-3 top-[calc(var(--offline-line,0px)+12px)] z-99 mx-auto block max-w-dialog animate-fade rounded-md bg-warning-soft p-4 text-sm text-warning shadow-lg forced-colors:border';

/**
 * The live region for `announce`. The page has one and every overlay has one: only the one on top is audible, because
 * the others are inert.
 */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ text: '', isVisible: false, count: 0 });
  useEffect(() => {
    const showHere = (message: Message) => setAnnouncement(({ count }) => ({ ...message, count: count + 1 }));
    regions.add(showHere);
    return () => {
      regions.delete(showHere);
    };
  }, []);
  useEffect(() => {
    if (announcement.text === '') return;
    const clear = () => setAnnouncement((before) => ({ ...before, text: '', isVisible: false }));
    const timer = setTimeout(clear, announcement.isVisible ? CLEAR_VISIBLE_AFTER_MS : CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <output className={announcement.isVisible ? VISIBLE : 'sr-only'}>
      {/* A new element each time, so that the same text is announced again. */}
      <span key={announcement.count}>{announcement.text}</span>
    </output>
  );
}
