'use client';

import { LazyFoodMarks } from '@/components/allergens/lazy-food-marks';
import { CheckoutDataNotice } from '@/components/checkout/checkout-data-notice';
import { LateCheckoutFields } from '@/components/checkout/late-checkout-fields';
import type { Checkout } from '@/components/checkout/use-checkout';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import { LazyOptionForm } from '@/components/options/form/lazy-option-form';
import { PendingOrderNotice } from '@/components/ordering/sending-controls';
import { ProductDetails, ProductPicture } from '@/components/product/product-details';
import { SHEET_BODY } from '@/components/product/sheet-layout';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { fastOrderOffer } from '@/lib/domain/checkout/fast-order';
import type { Id } from '@/lib/domain/id';
import { changedOptions } from '@/lib/domain/options/changed-options';
import type { Kit } from '@/lib/domain/options/kit';
import { LateIssues } from './late-issues';
import type { FastOrder } from './use-fast-order';

const { Component: Files } = lazyComponent(() => import('./fast-order-files').then((module) => module.FastOrderFiles));

const nothing = () => null;

/** The form of a fast order, from the picture to the consent. Rule: fast-order/FO2. */
export function FastOrderForm(props: {
  titleId: string;
  product: Product;
  section: Section;
  line: CartLine;
  order: FastOrder;
  checkout: Checkout;
  issue: LineIssue | null;
  /** The day with whose times the slots open; null: that of the guest's answer. */
  day: string | null;
  /** The ids of the product options to mark as invalid. */
  invalid: readonly Id[];
}) {
  const { titleId, product, section, line, order, checkout, issue, day, invalid } = props;
  const { kit, answer, guest, quantity } = order;
  const { parts, totals } = checkout;
  const form = useFirstError<HTMLFormElement>(checkout.failures);
  const refusals = checkout.refusalOf(line);
  const answerOwn = (next: Kit) => {
    for (const id of kit === null ? [] : changedOptions(kit, next)) checkout.clearFieldError(String(id));
    answer(next);
  };
  return (
    <form
      ref={form}
      id={checkout.formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        checkout.send();
      }}
    >
      <ProductPicture product={product} />
      <div className={`${SHEET_BODY} gap-6`}>
        <ProductDetails
          product={product}
          section={section}
          titleId={titleId}
          shown={fastOrderOffer({ ...product, property: kit }, quantity)}
          isWrong={refusals !== null}
        >
          <LazyFoodMarks product={line.product} />
        </ProductDetails>
        <PendingOrderNotice checkout={checkout} />
        <LateIssues refusals={refusals} errors={checkout.errors} issue={issue} />
        <GuestLookupFailed lookup={guest} />
        {kit !== null && (
          <LazyOptionForm
            kit={kit}
            onChange={answerOwn}
            invalid={invalid}
            refusals={checkout.errors.fields}
            idPrefix="fast-order-option"
            payment={checkout.payment}
            context={{ product, day }}
          />
        )}
        {parts !== undefined && totals.charge.kind !== 'none' && <parts.OrderSums totals={totals} />}
        <CheckoutDataNotice checkout={checkout} />
        <LateCheckoutFields checkout={checkout}>
          {section.files.length > 0 && (
            <RetryBoundary failed={nothing}>
              <Files section={section} />
            </RetryBoundary>
          )}
        </LateCheckoutFields>
      </div>
    </form>
  );
}
