import type { SectionHead } from '@/lib/contract/catalogue';
import type { Hotel, Payment } from '@/lib/contract/hotel';
import { type Id, sameId } from '@/lib/domain/id';
import type { PaymentException } from '../content/hotel-content';

/**
 * The payments for products of these sections: all payments that exclude neither one of the sections nor a section
 * above them. Rule: platform-calls/W13.
 */
export function offeredPayments(
  { payments }: Pick<Hotel, 'payments'>,
  exceptions: readonly PaymentException[],
  sections: readonly SectionHead[],
): readonly Payment[] {
  const sectionIds = sections.flatMap(withParents);
  const isExcepted = (payment: Payment) =>
    exceptions.some(
      (each) =>
        sameId(each.payment, payment.id) &&
        each.sections.some((id) => sectionIds.some((sectionId) => sameId(sectionId, id))),
    );
  return payments.filter((payment) => !isExcepted(payment));
}

const withParents = ({ id, parent }: SectionHead): readonly Id[] => [
  id,
  ...(parent === null ? [] : withParents(parent)),
];
