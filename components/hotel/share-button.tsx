'use client';

import { useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';

/**
 * Shares the address of a section or a product: by the device, else by copying it, else by showing it. `path`: without a
 * language, so that it opens in that of whoever receives it. Rule: catalogue/C17.
 */
export function ShareButton(props: {
  title: string;
  path: string;
  label: string;
  copied: string;
  isCentred?: boolean;
  /** The label of a button that prints the page, whose bars and buttons stay off the paper; not on a phone (catalogue/C15). */
  print?: string;
}) {
  const { title, path, label, copied, isCentred, print } = props;
  const [message, setMessage] = useState('');
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    setMessage('');
    // Without the code the address can still be copied by hand.
    const code = await import('./share-address').catch(() => null);
    setMessage(code ? await code.shareAddress({ title, url }, copied) : url);
  };
  return (
    <p
      className={`mt-3 flex flex-wrap items-center gap-x-3 text-ink-2 text-sm print:hidden ${isCentred ? 'justify-center' : ''}`}
    >
      <TextButton layout="row" onClick={() => void share()}>
        {label}
      </TextButton>
      {print && (
        <TextButton layout="row" className="hidden desk:block" onClick={() => window.print()}>
          {print}
        </TextButton>
      )}
      <output className="min-w-0 wrap-anywhere">{message}</output>
    </p>
  );
}
