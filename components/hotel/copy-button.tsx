'use client';

import { useRef, useState } from 'react';
import { Icon, type IconShape } from '@/components/ui/icon';
import { announce } from '@/components/ui/overlay/announcer';

/**
 * Copies a text and says so. Where the browser does not allow it, such as on a page without TLS, it selects the last part of
 * what stands before the button, for the guest to copy. `icons`: stand before the words. Rules: search/SR12, home/HM4.
 */
export function CopyButton(props: {
  className: string;
  label: string;
  copied: string;
  text: string;
  icons?: { label: IconShape; copied: IconShape };
}) {
  const { className, label, copied, text, icons } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const shown = button.current?.previousElementSibling?.lastElementChild;
      if (shown) getSelection()?.selectAllChildren(shown);
      return;
    }
    setIsCopied(true);
    announce(copied);
  };
  return (
    <button ref={button} type="button" className={className} onClick={() => void copy()}>
      {icons && <Icon shape={isCopied ? icons.copied : icons.label} size="sm" />}
      <span>{isCopied ? copied : label}</span>
    </button>
  );
}
