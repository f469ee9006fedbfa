'use client';

import '@/app/styles/index.css';

/** The shell itself broke: no hotel, no words, so plain English and a way on. */
export default function ShellError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main className="splash">
          <span />
          <div className="splash__mid" role="alert">
            <h1>Something went wrong here</h1>
            <p>Please try again. Your cart and your orders are kept.</p>
          </div>
          <div className="actions">
            <button type="button" className="btn btn--primary" onClick={reset}>
              Try again
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
