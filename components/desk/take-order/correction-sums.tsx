'use client';

import type { CorrectionDraft } from '@/lib/domain/telephone-orders/order-draft';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useCorrectionQuote } from './use-correction-quote';

/** What the order has come to until now, and what it comes to with what is changed. Rule: telephone-orders/TO17. */
export function CorrectionSums(props: { order: DeskOrder; draft: CorrectionDraft; isChanged: boolean }) {
  const { order, draft, isChanged } = props;
  const { t } = useDesk();
  const after = useCorrectionQuote(order, { draft, isAsked: isChanged });
  return (
    <div role="status">
      <dl className="grid gap-2">
        <Sum label={t('correction_before')} sum={order.final_sum} isNew={false} />
        {isChanged && <Sum label={t('correction_after')} sum={after} isNew />}
      </dl>
    </div>
  );
}

/** `sum` null: not computed yet. */
function Sum({ label, sum, isNew }: { label: string; sum: number | null; isNew: boolean }) {
  const { amount } = useDesk();
  return (
    <div className={isNew ? 'flex justify-between gap-4 font-bold text-lg' : 'flex justify-between gap-4 text-ink-2'}>
      <dt className="min-w-0">{label}</dt>
      <dd className="flex-none tabular-nums">
        <bdi translate="no" dir="ltr">
          {sum === null ? '…' : amount(sum)}
        </bdi>
      </dd>
    </div>
  );
}
