'use client';

import { type ReactNode, useMemo } from 'react';
import { useHotel, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureWords } from '@/components/hotel/use-failure-words';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { VisibleNotice } from '@/lib/domain/cart/cart-notices';
import { cartTexts } from '@/lib/domain/cart/cart-texts';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { paragraphsOf } from '@/lib/domain/i18n/plain-text';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import type { CartCheck } from './use-cart-check';

/**
 * What the hotel says to what is in the cart (variation `cartNotices`): a minimum that is not reached says how much is
 * missing, and a send that it held back leads here. Rule: cart/CT13.
 */
export function HotelNotices({ notices, tried }: { notices: readonly VisibleNotice[]; tried: boolean }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { amount } = useMoney();
  return notices.map(({ text, minimum, missing }, index) => {
    const holdsBack = tried && missing > 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two notices may say the same
      <ErrorPlace key={index} isWrong={holdsBack}>
        <Notice tone={holdsBack ? 'danger' : 'warm'} alert={holdsBack}>
          <Paragraphs words={paragraphsOf(textIn(text, language))} />
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
      </ErrorPlace>
    );
  });
}

/** A failed send brings the focus to what is wrong. */
function ErrorPlace({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <div data-error={isWrong || undefined} {...(isWrong && { tabIndex: -1 })}>
      {children}
    </div>
  );
}

/** What the parent sections of the lines have to say, each once. Rule: cart/CT12. */
export function CartTexts({ lines }: { lines: readonly CartLine[] }) {
  const { language } = useHotel();
  const texts = useMemo(() => cartTexts(lines, language), [lines, language]);
  return texts.map(({ sectionId, paragraphs }) => (
    <Notice key={String(sectionId)} tone="warm">
      <Paragraphs words={paragraphs} />
    </Notice>
  ));
}

/** Where the catalogue could not be read, a line may be gone or cost something else, and the hotel would refuse it. */
export function CheckFailed({ check }: { check: CartCheck }) {
  const t = useTranslations();
  const failure = useFailureWords();
  if (!check.hasFailed) return null;
  return (
    <div className="stack stack--sm">
      <Notice tone="danger" alert>
        {failure('cart_check_failed')}
      </Notice>
      <RetryButton words={t('try_again')} isBusy={check.isReading} onPress={check.readAgain} />
    </div>
  );
}

/** Prices that changed while the cart waited, and the one tap that takes the new ones. */
export function PricesNotice(props: { troubles: readonly LineIssue[]; tried: boolean; onAccept: () => void }) {
  const { troubles, tried, onAccept } = props;
  const t = useTranslations();
  if (!troubles.some(({ kind }) => kind === 'price')) return null;
  return (
    <div className="stack stack--sm">
      <Notice tone="warn" alert>
        <p>{t('prices_changed')}</p>
      </Notice>
      <button type="button" className="btn btn--soft btn--sm" data-error={tried || undefined} onClick={onAccept}>
        {t('accept_prices')}
      </button>
    </div>
  );
}
