'use client';

import clsx from 'clsx';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { lineIssueText } from '@/components/ordering/order-issues';
import { Stepper } from '@/components/ui/form/stepper';
import { Icon } from '@/components/ui/icon';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { ProductImage } from '@/components/ui/product-image';
import { type CartLine, maxQuantity } from '@/lib/domain/cart/cart';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { answerInWords } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { lineTotal, optionsOf, scheduledOption } from '@/lib/domain/money/price';
import { optionSummary } from '@/lib/domain/options/option-summary';

/**
 * One line: a tap anywhere on it reopens its product to be changed (the button's own ground is the whole line, see
 * cart.css); its sum is worked out from its options. Rule: cart/CT9.
 */
export function CartLineRow(props: {
  line: CartLine;
  trouble: LineIssue | null;
  /** What the platform said of its product; null: nothing. */
  refusal: string | null;
  onStep: (key: string, step: 1 | -1) => void;
  onRemove: (line: CartLine) => void;
}) {
  const { line, trouble, refusal, onStep, onRemove } = props;
  const { language, locale } = useHotel();
  const t = useTranslations();
  const money = useMoney();
  const { product, quantity } = line;
  const title = textIn(product.title, language);
  const chosen = optionsOf(product).flatMap((option) =>
    optionSummary(option, (text) => textIn(text, language)).map((answer) => answerInWords(answer, locale)),
  );
  const hasStepper = product.show_quantity && scheduledOption(product) === null;
  const price = money.price(lineTotal(product, quantity));
  const note = trouble === null ? refusal : lineIssueText(trouble, t, money.amount);
  const isWrong = refusal !== null || (trouble !== null && trouble.kind !== 'price');
  const open = () =>
    openOverlay('product', {
      sectionId: line.section.id,
      productId: product.id,
      lineKey: line.key,
      fromRecommendation: line.from_recommendation,
    });
  return (
    <li className={clsx('line', isWrong && 'line--err')}>
      <ProductImage
        className="row-span-2 size-18 rounded-[14px] narrow:size-14"
        drawing="w-[76%]"
        id={product.id}
        src={product.image ?? product.image_path}
      />
      <div>
        <button
          type="button"
          className="line__open"
          aria-haspopup="dialog"
          data-error={isWrong || undefined}
          onClick={open}
        >
          <strong>{title}</strong>
          {chosen.length > 0 && (
            <small>
              {chosen.map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two options may be answered alike
                <span key={index} className="line-clamp-3">
                  <bdi>{words}</bdi>
                </span>
              ))}
            </small>
          )}
          {note && (
            <small className={clsx('first-letter:uppercase', isWrong ? 'text-danger' : 'text-warning')}>{note}</small>
          )}
        </button>
      </div>
      {(hasStepper || price !== '') && (
        <div className="line__row">
          {hasStepper && (
            <Stepper
              className="relative z-1"
              label={title}
              value={quantity}
              onStep={(by) => onStep(line.key, by)}
              canLower={quantity > 1}
              canRaise={quantity < maxQuantity(product)}
              words={{ fewer: t('fewer'), more: t('more') }}
            />
          )}
          <b>
            <Amount>{price}</Amount>
          </b>
        </div>
      )}
      <button
        type="button"
        className="iconbtn iconbtn--bare line__bin"
        aria-label={t('remove_line', { title })}
        onClick={() => onRemove(line)}
      >
        <Icon name="x" size="sm" />
      </button>
    </li>
  );
}
