'use client';

import { CopiedValue } from '../copied-value';
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
