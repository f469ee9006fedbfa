'use client';

import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { checkIcon } from '@/components/ui/icons/check';
import { copyIcon } from '@/components/ui/icons/copy';
import { useDesk } from '../desk-context';
import type { PrinterConnection } from './printers-api';

/**
 * What somebody types into a CloudPRNT printer, each with a button that copies it. Closed until it is needed: a screen at
 * the reception is seen by guests. Rule: desk/DE99.
 */
export function PrinterConnectionData({ connection, title }: { connection: PrinterConnection; title: string }) {
  const { t } = useDesk();
  const rows = [
    { key: 'path', label: t('printer_address'), value: new URL(connection.path, window.location.origin).href },
    { key: 'user', label: t('printer_user'), value: connection.user },
    { key: 'password', label: t('printer_password'), value: connection.password },
  ];
  return (
    <details>
      <summary className="flex min-h-target w-fit cursor-pointer items-center text-brand-strong underline">
        <span>{t('printer_connection')}</span>
        <span className="sr-only">{`, ${title}`}</span>
      </summary>
      <p className="text-ink-2">{t('printer_connection_text')}</p>
      <dl className="grid">
        {rows.map(({ key, label, value }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-2 last:border-b-0"
          >
            <dt className="text-ink-2">{label}</dt>
            <CopiedValue label={label} value={value} />
          </div>
        ))}
      </dl>
    </details>
  );
}

/**
 * A value and the button that copies it. Where the browser does not allow that, such as on a page without TLS, the value is
 * selected.
 */
function CopiedValue({ label, value }: { label: string; value: string }) {
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
