'use client';

import { type ReactNode, useMemo } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { useMoney } from '@/components/hotel/use-money';
import { Button } from '@/components/ui/button/button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { VisibleNotice } from '@/lib/domain/cart/cart-notices';
import { cartTexts } from '@/lib/domain/cart/cart-texts';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { paragraphsOf } from '@/lib/domain/i18n/plain-text';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import type { CartCheck } from './use-cart-check';

/**
 * The hotel's notices about products in the cart (variation `cartNotices`). A notice about a minimum states the missing
 * amount. When the minimum has blocked a send, the focus moves here. Rule: cart/CT13.
 */
export function HotelNotices({ notices, tried }: { notices: readonly VisibleNotice[]; tried: boolean }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { amount } = useMoney();
  return notices.map(({ text, minimum, missing }, index) => {
    const isBlocking = tried && missing > 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two notices may have the same text
      <ErrorTarget key={index} isWrong={isBlocking}>
        <Notice tone={isBlocking ? 'danger' : 'warm'} alert={isBlocking}>
          <Paragraphs paragraphs={paragraphsOf(textIn(text, language))} />
          {missing > 0 && (
            <p>
              <strong>
                {t('minimum_missing', {
                  missing: isolateNumber(amount(missing)),
                  minimum: isolateNumber(amount(minimum)),
                })}
              </strong>
            </p>
          )}
        </Notice>
      </ErrorTarget>
    );
  });
}

/** Marks its content as an error: a failed send moves the focus to the first one (useFirstError). */
function ErrorTarget({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <div data-error={isWrong || undefined} {...(isWrong && { tabIndex: -1 })}>
      {children}
    </div>
  );
}

/** The cart texts of the lines' parent sections, without duplicates. Rule: cart/CT12. */
export function CartTexts({ lines }: { lines: readonly CartLine[] }) {
  const { language } = useHotel();
  const texts = useMemo(() => cartTexts(lines, language), [lines, language]);
  return texts.map(({ sectionId, paragraphs }) => (
    <Notice key={String(sectionId)} tone="warm">
      <Paragraphs paragraphs={paragraphs} />
    </Notice>
  ));
}

/**
 * Shown when the catalogue could not be read, so that changed or removed products would be noticed only after sending.
 */
export function CheckFailed({ check }: { check: CartCheck }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  if (!check.hasFailed) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="danger" alert>
        {failure('cart_check_failed')}
      </Notice>
      <RetryButton label={t('try_again')} isBusy={check.isLoading} onPress={check.readAgain} />
    </div>
  );
}

/** A notice about prices that changed while the cart was stored, and a button that accepts the new ones. */
export function PricesNotice(props: { issues: readonly LineIssue[]; tried: boolean; onAccept: () => void }) {
  const { issues, tried, onAccept } = props;
  const t = useTranslations();
  if (!issues.some(({ kind }) => kind === 'price')) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="warn" alert>
        <p>{t('prices_changed')}</p>
      </Notice>
      <Button variant="soft" size="sm" data-error={tried || undefined} onClick={onAccept}>
        {t('accept_prices')}
      </Button>
    </div>
  );
}
