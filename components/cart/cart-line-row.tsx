'use client';

import clsx from 'clsx';
import { FoodWarning } from '@/components/allergens/food-warning';
import { LineHold } from '@/components/holds/line-hold';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { lineIssueText } from '@/components/ordering/order-issues';
import { IconButton } from '@/components/ui/button/icon-button';
import { Stepper } from '@/components/ui/form/stepper';
import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { xIcon } from '@/components/ui/icons/x';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { ProductImage } from '@/components/ui/product-image';
import { currentHotelTime } from '@/lib/device/server-clock';
import { type CartLine, quantitySteps } from '@/lib/domain/cart/cart';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { answerInWords } from '@/lib/domain/i18n/format-date';
import { orderedForInWords } from '@/lib/domain/i18n/format-ordered-for';
import { textIn } from '@/lib/domain/i18n/text';
import { lineTotal, optionsOf, scheduledOption } from '@/lib/domain/money/price';
import { optionSummary } from '@/lib/domain/options/option-summary';

/** `content-visibility` skips the layout of the fifth and later lines until they come into view. */
const LINE =
  'relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 p-4 narrow:grid-cols-[56px_minmax(0,1fr)] not-first:border-line not-first:border-t has-[>div>button:active]:bg-sunken nth-[n+5]:[contain-intrinsic-block-size:auto_118px] nth-[n+5]:[content-visibility:auto]';

/** `::after` covers the whole line, so that a tap anywhere on the line presses this button. */
const OPEN_BUTTON =
  "grid min-h-target w-full content-start pe-9 after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3";

function Note({ isWrong, children }: { isWrong: boolean; children: string }) {
  return (
    <small className={clsx('mt-0.5 text-sm first-letter:uppercase', isWrong ? 'text-danger' : 'text-warning')}>
      {children}
    </small>
  );
}

/**
 * One line of the cart. A tap opens its product, except on the stepper and the remove button. The price is the total of
 * the line including options. Rule: cart/CT9.
 */
export function CartLineRow(props: {
  line: CartLine;
  issue: LineIssue | null;
  /** How many are left where there is no piece more for the line; null: there is. */
  left: number | null;
  /** The platform's messages about this line; null: it was not refused. */
  refusals: readonly string[] | null;
  onStep: (key: string, step: 1 | -1) => void;
  onRemove: (line: CartLine) => void;
}) {
  const { line, issue, left, refusals, onStep, onRemove } = props;
  const hotel = useHotel();
  const { language, locale } = hotel;
  const t = useTranslations();
  const money = useMoney();
  const { product, quantity } = line;
  const today = currentHotelTime(hotel.timezone).date;
  const title = textIn(product.title, language);
  const chosen = optionsOf(product).flatMap((option) =>
    optionSummary(option, (text) => textIn(text, language)).map((answer) => answerInWords(answer, locale)),
  );
  const hasStepper = product.show_quantity && scheduledOption(product) === null;
  const price = money.price(lineTotal(product, quantity));
  const isIssueWrong = issue !== null && issue.kind !== 'price';
  const isWrong = refusals !== null || isIssueWrong;
  const open = () =>
    openOverlay('product', {
      sectionId: line.section.id,
      productId: product.id,
      lineKey: line.key,
      fromRecommendation: line.from_recommendation,
    });
  return (
    <li className={clsx(LINE, isWrong && 'forced-colors:border-s-6')}>
      <ProductImage
        className="row-span-2 size-18 rounded-[14px] narrow:size-14"
        drawing="w-[76%]"
        id={product.id}
        src={product.image ?? product.image_path}
      />
      <div>
        <button
          type="button"
          className={OPEN_BUTTON}
          aria-haspopup="dialog"
          {...opens('product')}
          data-error={isWrong || undefined}
          onClick={open}
        >
          <strong className={clsx('font-medium leading-compact', isWrong && 'text-danger')}>{title}</strong>
          {line.ordered_for !== null && (
            <small className="mt-0.5 flex items-center gap-1 font-medium text-sm">
              <Icon shape={clockIcon} size="xs" />
              <span>{t('ordered_for', { time: orderedForInWords(line.ordered_for, today, hotel) })}</span>
            </small>
          )}
          {chosen.length > 0 && (
            <small className="mt-0.5 text-ink-2 text-sm">
              {chosen.map((summary, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same answer
                <span key={index} className="line-clamp-3">
                  <bdi>{summary}</bdi>
                </span>
              ))}
            </small>
          )}
          <LineHold product={product} />
          {product.is_food && <FoodWarning product={product} />}
          {refusals?.map((message) => (
            <Note key={message} isWrong>
              {message}
            </Note>
          ))}
          {issue !== null && (
            <Note isWrong={isIssueWrong}>{lineIssueText(issue, { t, hotel, amount: money.amount })}</Note>
          )}
          {issue === null && left !== null && hasStepper && <Note isWrong={false}>{t('few_left', { n: left })}</Note>}
        </button>
      </div>
      {(hasStepper || price !== '') && (
        <div className="col-start-2 mt-2 flex min-h-target flex-wrap items-center justify-between gap-2">
          {hasStepper && (
            <Stepper
              className="relative z-1"
              label={title}
              value={quantity}
              onStep={(by) => onStep(line.key, by)}
              {...quantitySteps(product, quantity)}
              {...(left !== null && { canRaise: false })}
              labels={{ fewer: t('fewer'), more: t('more') }}
            />
          )}
          <b className="ms-auto font-medium">
            <Amount>{price}</Amount>
          </b>
        </div>
      )}
      <IconButton
        icon={xIcon}
        size="sm"
        variant="bare"
        className="absolute end-1 top-1 z-1 text-ink-3"
        label={t('remove_line', { title })}
        onClick={() => onRemove(line)}
      />
    </li>
  );
}
