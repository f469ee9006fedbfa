'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { RefusalText } from '@/components/ordering/order-issues';
import { isBlocking } from '@/lib/domain/cart/is-blocking';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import type { OrderErrors } from '@/lib/domain/checkout/order-errors';

/**
 * Some products cannot be ordered now; one tap takes out those of which that is known. Where no line is marked, the
 * platform's own word says what is wrong. Rules: refusals/RF2, cart/CT15.
 */
export function UnavailableNotice(props: {
  troubles: readonly LineIssue[];
  places: OrderErrors;
  onRemove: () => void;
}) {
  const { troubles, places, onRemove } = props;
  const t = useTranslations();
  const canLeave = troubles.some(isBlocking);
  const isMarked = canLeave || places.lines.length > 0;
  return (
    <div className="stack stack--sm">
      <RefusalText
        title={t('products_not_available_title')}
        words={[isMarked ? t('products_not_available_text') : (places.header ?? '')]}
      />
      {canLeave && (
        <button type="button" className="btn btn--soft btn--sm" onClick={onRemove}>
          {t('remove_unavailable')}
        </button>
      )}
    </div>
  );
}

/** Lines that can stay once they are chosen anew. */
export function ChoicesNotice({ troubles }: { troubles: readonly LineIssue[] }) {
  const t = useTranslations();
  const has = (kind: LineIssue['kind']) => troubles.some((trouble) => trouble.kind === kind);
  const words = [has('choices') && t('lines_choices_changed'), has('over') && t('answer_over')];
  const shown = words.filter((line) => line !== false);
  return shown.length > 0 && <RefusalText words={shown} />;
}

/** The platform's word about the list of items as such, above the list: a long one has no other end in sight. */
export const ListNotice = ({ places }: { places: OrderErrors }) =>
  places.list !== null && <RefusalText words={[places.list]} />;

/** The platform's own words about the order. Rules: refusals/RF3, refusals/RF8. */
export const ErrorLines = ({ messages }: { messages: readonly string[] }) =>
  messages.length > 0 && <RefusalText words={messages} />;
