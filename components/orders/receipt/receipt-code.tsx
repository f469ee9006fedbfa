'use client';

import encodeQR from 'qr';
import { useTranslations } from '@/components/hotel/hotel-context';
import { receiptCheckPath } from '@/lib/domain/orders/receipt-code';

/** The white edge that scanners need around the code, in modules. */
const EDGE = 4;

/** The code by which anybody can check the receipt with the hotel, to be scanned or typed. Rule: orders/OR35. */
export function ReceiptCode({ code }: { code: string }) {
  const t = useTranslations();
  const path = receiptCheckPath(code);
  return (
    <div className="flex items-center gap-4 rounded-md bg-sunken p-4 forced-colors:border print:bg-transparent print:p-0">
      <QrCode text={window.location.origin + path} />
      <p className="min-w-0 text-ink-2 text-sm print:text-black">
        <span>{t('receipt_scan')}</span>
        {/* Not the router's link: the page must open outside the app as it does for whoever scans the code. */}
        <a className="mt-1 block py-2 text-link underline wrap-anywhere print:text-black" href={path}>
          <bdi translate="no" dir="ltr">
            {window.location.host + receiptCheckPath('')}
            <strong className="font-medium text-lg tabular-nums">{code}</strong>
          </bdi>
        </a>
      </p>
    </div>
  );
}

/** Black on white in every theme: scanners expect it. The address next to it says the same. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: EDGE });
  const modules = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="size-32 shrink-0 rounded-md bg-white forced-color-adjust-none"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className="fill-black stroke-none" d={modules.join('')} />
    </svg>
  );
}
