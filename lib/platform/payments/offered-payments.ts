import type { SectionHead } from '@/lib/contract/catalogue';
import type { Hotel, Payment } from '@/lib/contract/hotel';
import { type Id, sameId } from '@/lib/domain/options/kit';
import type { PaymentException } from '../content';

/**
 * How products of these sections can be paid together: by every payment that excepts none of the sections, nor one above
 * them. Rule: platform-calls/W13
 */
export function offeredPayments(
  { payments }: Pick<Hotel, 'payments'>,
  exceptions: readonly PaymentException[],
  sections: readonly SectionHead[],
): readonly Payment[] {
  const places = sections.flatMap(withParents);
  const isExcepted = (payment: Payment) =>
    exceptions.some(
      (each) => sameId(each.payment, payment.id) && each.sections.some((id) => places.some((at) => sameId(at, id))),
    );
  return payments.filter((payment) => !isExcepted(payment));
}

const withParents = ({ id, parent }: SectionHead): readonly Id[] => [
  id,
  ...(parent === null ? [] : withParents(parent)),
];
