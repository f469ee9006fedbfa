'use client';

import { useState } from 'react';
import '@/app/styles/index.css';
import { shellWords } from '@/components/hotel/shell-words';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button/button';
import { SPLASH, SPLASH_TEXT, SPLASH_TITLE, SplashBody } from '@/components/ui/splash';

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
        <main className={SPLASH}>
          <span />
          <SplashBody role="alert">
            <div>
              <h1 className={SPLASH_TITLE}>{words.error_title}</h1>
              <p className={SPLASH_TEXT}>{words.error_text}</p>
            </div>
          </SplashBody>
          <Actions layout="splash">
            <Button variant="primary" onClick={reset}>
              {words.try_again}
            </Button>
          </Actions>
        </main>
      </body>
    </html>
  );
}
