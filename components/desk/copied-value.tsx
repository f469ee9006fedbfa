'use client';

import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { checkIcon } from '@/components/ui/icons/check';
import { copyIcon } from '@/components/ui/icons/copy';
import { useDesk } from './desk-context';

/**
 * A value and the button that copies it. Where the browser does not allow that, such as on a page without TLS, the value is
 * selected. Two items of a list of terms.
 */
export function CopiedValue({ label, value }: { label: string; value: string }) {
  const { t } = useDesk();
  const shown = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <>
      <dd className="col-start-1">
        <code ref={shown} dir="ltr" translate="no" className="select-all wrap-anywhere text-md">
          {value}
        </code>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 flex items-center gap-2">
        <span role="status" className="text-success">
          {isCopied && t('copied')}
        </span>
        <IconButton
          icon={isCopied ? checkIcon : copyIcon}
          size="sm"
          label={`${t('copy')}: ${label}`}
          onClick={() => void copy()}
        />
      </dd>
    </>
  );
}
