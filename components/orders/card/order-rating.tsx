'use client';

import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { Icon } from '@/components/ui/icon';
import { starIcon } from '@/components/ui/icons/star';
import { Notice } from '@/components/ui/notice';
import { announce } from '@/components/ui/overlay/announcer';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/contract/order';
import { MAX_RATING_WORDS, RATING_STARS } from '@/lib/domain/orders/order-rating';
import { focusOrder } from '../focus-order';
import { useRating } from '../use-rating';

const STAR = 'text-warning forced-colors:text-system-text';

/** The question how an order was, or the answer that was given. Rule: orders/OR30. */
export function OrderRating({ order }: { order: Order }) {
  const t = useTranslations();
  const rated = order.rating !== null;
  const was = useRef(rated);
  useEffect(() => {
    if (rated && !was.current) {
      announce(t('order_rated'));
      // The focused button was removed together with the question.
      focusOrder(order.uuid);
    }
    was.current = rated;
  }, [rated, order.uuid, t]);
  if (order.rating !== null) return <Rated stars={order.rating.stars} />;
  return order.can_be_rated ? <RatingForm uuid={order.uuid} /> : null;
}

function Rated({ stars }: { stars: number }) {
  const t = useTranslations();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
      <span className={clsx('flex', STAR)} role="img" aria-label={t('order_rate_n', { n: stars })}>
        {RATING_STARS.map((star) => (
          <Icon key={star} shape={starIcon} size="sm" className={star <= stars ? 'fill-current' : 'text-line-strong'} />
        ))}
      </span>
      <span>{t('order_rated')}</span>
    </p>
  );
}

function RatingForm({ uuid }: { uuid: string }) {
  const t = useTranslations();
  const [stars, setStars] = useState<number | null>(null);
  return (
    <div className="grid gap-3 rounded-md bg-sunken px-3 py-2.5 forced-colors:border">
      <StarField uuid={uuid} stars={stars} label={t('order_rate')} onChange={setStars} />
      {stars !== null && <RatingWords uuid={uuid} stars={stars} />}
    </div>
  );
}

function StarField(props: { uuid: string; stars: number | null; label: string; onChange: (stars: number) => void }) {
  const { uuid, stars, label, onChange } = props;
  const t = useTranslations();
  return (
    <fieldset>
      <legend className="text-ink-2 text-sm">{label}</legend>
      <div className="flex justify-between gap-1">
        {RATING_STARS.map((star) => (
          <label
            className={clsx(
              'relative grid size-target cursor-pointer place-items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-focus',
              STAR,
            )}
            key={star}
          >
            <input
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              type="radio"
              name={`rating-${uuid}`}
              aria-label={t('order_rate_n', { n: star })}
              checked={star === stars}
              onChange={() => onChange(star)}
            />
            <Icon shape={starIcon} size="lg" className={star <= (stars ?? 0) ? 'fill-current' : 'text-line-strong'} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The words that go with the stars, and the button that sends both. What was typed stays after a failure. */
function RatingWords({ uuid, stars }: { uuid: string; stars: number }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  const { state, send } = useRating(uuid);
  const [words, setWords] = useState('');
  const id = useId();
  const isSending = state === 'sending';
  return (
    <>
      <Field label={t('order_rate_words')} htmlFor={id}>
        <TextArea
          id={id}
          text={words}
          value={words}
          maxLength={MAX_RATING_WORDS}
          readOnly={isSending}
          aria-describedby={`${id}-length`}
          onChange={({ target }) => setWords(target.value)}
        />
        <LengthHint id={`${id}-length`} length={words.length} max={MAX_RATING_WORDS} />
      </Field>
      {state === 'failed' && (
        <Notice tone="danger" alert>
          {failure('order_rate_failed')}
        </Notice>
      )}
      <Button variant="primary" size="sm" aria-busy={isSending} onClick={() => void send({ stars, words })}>
        {isSending && <Spinner />}
        <span>{t(state === 'failed' ? 'try_again' : 'order_rate_send')}</span>
      </Button>
    </>
  );
}
