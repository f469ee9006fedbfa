'use client';

import { useState } from 'react';
import '@/app/styles/guest.css';
import { shellMessages } from '@/components/hotel/shell-messages';
import { useRenewal } from '@/components/ui/use-renewal';
import { Hydrated } from './hydrated';

const ENGLISH = {
  error_title: 'Something went wrong here',
  error_text: 'Please try again. Your cart and your orders are kept.',
  try_again: 'Try again',
};

/** The messages and the language of the page before the error; English when it had none. */
function lastTexts() {
  const messages = shellMessages();
  if (messages.error_title === undefined) return { messages: ENGLISH, lang: 'en', dir: 'ltr' };
  const { lang, dir } = document.documentElement;
  return { messages: { ...ENGLISH, ...messages }, lang, dir };
}

/**
 * Error boundary of the shell, rendered without a hotel. Every page loads it, so it uses no primitives, only a few
 * classes.
 */
export default function ShellError({ error, reset }: { error: Error; reset: () => void }) {
  useRenewal({ error, reset });
  const [{ messages, lang, dir }] = useState(lastTexts);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <Hydrated />
        <title>{messages.error_title}</title>
        <main className="fixed inset-0 mx-auto grid max-w-dialog grid-rows-[1fr_auto] p-5 text-center">
          <div className="self-center" role="alert">
            <h1 className="text-2xl">{messages.error_title}</h1>
            <p className="mt-3 text-ink-2">{messages.error_text}</p>
          </div>
          <button
            type="button"
            className="min-h-control rounded-md bg-brand-fill text-center font-medium text-on-brand pressed:opacity-60 forced-colors:border"
            onClick={reset}
          >
            {messages.try_again}
          </button>
        </main>
      </body>
    </html>
  );
}
