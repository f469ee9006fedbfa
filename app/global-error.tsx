'use client';

import { useState } from 'react';
import '@/app/styles/index.css';
import { shellWords } from '@/components/hotel/shell-words';

const ENGLISH = {
  error_title: 'Something went wrong here',
  error_text: 'Please try again. Your cart and your orders are kept.',
  try_again: 'Try again',
};

/** The texts and the language of the page before the error; English where it had none. */
function lastTexts() {
  const words = shellWords();
  if (words.error_title === undefined) return { words: ENGLISH, lang: 'en', dir: 'ltr' };
  const { lang, dir } = document.documentElement;
  return { words: { ...ENGLISH, ...words }, lang, dir };
}

/** Error boundary of the shell: rendered without a hotel. */
export default function ShellError({ reset }: { error: Error; reset: () => void }) {
  const [{ words, lang, dir }] = useState(lastTexts);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <title>{words.error_title}</title>
        <main className="splash">
          <span />
          <div className="splash__mid" role="alert">
            <h1>{words.error_title}</h1>
            <p>{words.error_text}</p>
          </div>
          <div className="actions">
            <button type="button" className="btn btn--primary" onClick={reset}>
              {words.try_again}
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
