'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';

/** Copies a text; false where the browser does not allow it, such as on a page without TLS. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Opens the device's own sheet for sharing; false if it has none. A guest who closes it has shared nothing. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

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
}) {
  const { title, path, label, copied, isCentred } = props;
  const [message, setMessage] = useState('');
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    setMessage('');
    if (await shareByDevice({ title, url })) return;
    setMessage((await copy(url)) ? copied : url);
  };
  return (
    <p
      className={clsx(
        'mt-3 flex flex-wrap items-center gap-x-3 text-ink-2 text-sm print:hidden',
        isCentred && 'justify-center',
      )}
    >
      <TextButton layout="row" className="text-sm" onClick={() => void share()}>
        {label}
      </TextButton>
      <output className="min-w-0 wrap-anywhere">{message}</output>
    </p>
  );
}
