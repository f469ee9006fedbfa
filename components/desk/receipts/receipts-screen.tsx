'use client';

import { Button } from '@/components/ui/button/button';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { printerIcon } from '@/components/ui/icons/printer';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { ReceiptSheet } from './receipt-sheet';
import { useReceipts } from './use-receipts';

/** The numbered documents of an order, each on a page of its own when they are printed. Rule: receipts/RP7. */
export function ReceiptsScreen({ order }: { order: string }) {
  const { t } = useDesk();
  const { documents, hasFailed, retry } = useReceipts(order);
  const tools = (
    <>
      <a className={iconButtonClass({})} href={deskAddress('search', order)}>
        <Icon shape={chevronLeftIcon} />
        <span className="sr-only">{t('search')}</span>
      </a>
      <Button
        variant="primary"
        size="sm"
        className="w-auto! print:hidden"
        disabled={documents === null || documents.length === 0}
        onClick={() => window.print()}
      >
        <Icon shape={printerIcon} size="sm" />
        <span>{t('print')}</span>
      </Button>
    </>
  );
  return (
    <Area title="receipts" tools={tools}>
      {hasFailed && (
        <>
          <Notice tone="warn" alert>
            {t('no_response')}
          </Notice>
          <RetryButton label={t('try_again')} isBusy={false} onPress={retry} />
        </>
      )}
      {documents === null && !hasFailed && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {documents?.length === 0 && <Notice tone="info">{t('receipts_none')}</Notice>}
      {documents !== null && documents.length > 0 && (
        <div data-sheets="receipts" className="grid max-w-150 gap-4 print:block print:max-w-none">
          {documents.map((document) => (
            <ReceiptSheet key={document.number} document={document} />
          ))}
        </div>
      )}
    </Area>
  );
}
