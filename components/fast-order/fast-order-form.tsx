'use client';

import { FoodMarks } from '@/components/allergens/food-marks';
import type { Checkout } from '@/components/checkout/checkout';
import { CheckoutSection } from '@/components/checkout/checkout-section';
import { hasParts, OrderSums } from '@/components/checkout/order-sums';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { OptionForm } from '@/components/options/form/option-form';
import { PendingOrderNotice } from '@/components/ordering/sending-controls';
import { SectionFiles } from '@/components/pdf/section-files';
import { ProductDetails, ProductPicture } from '@/components/product/product-details';
import { SHEET_BODY } from '@/components/product/sheet-layout';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { fastOrderOffer } from '@/lib/domain/checkout/fast-order';
import type { Id } from '@/lib/domain/id';
import { changedOptions } from '@/lib/domain/options/changed-options';
import type { Kit } from '@/lib/domain/options/kit';
import { fileLinks } from '@/lib/domain/security/own-file';
import { FastOrderIssues } from './fast-order-issues';
import type { FastOrder } from './use-fast-order';

/** The form of a fast order, from the picture to the comment; the consent stands in the bar. Rule: fast-order/FO2. */
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
  /** Whether something free is asked for: the form shows only what the request needs. */
  isRequest?: boolean | undefined;
  /** The ids of the product options to mark as invalid. */
  invalid: readonly Id[];
}) {
  const { titleId, product, section, line, order, checkout, issue, day, invalid, isRequest } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const { kit, answer, guest, quantity } = order;
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
      <div className={`${SHEET_BODY} gap-6 beside-picture:pb-48`}>
        <ProductDetails
          product={product}
          section={section}
          titleId={titleId}
          shown={fastOrderOffer({ ...product, property: kit }, quantity)}
          isWrong={refusals !== null}
          isBare={isRequest}
        >
          <FoodMarks product={line.product} />
        </ProductDetails>
        <PendingOrderNotice checkout={checkout} />
        <FastOrderIssues refusals={refusals} errors={checkout.errors} issue={issue} />
        <GuestLookupFailed lookup={guest} />
        {kit !== null && (
          <OptionForm
            kit={kit}
            onChange={answerOwn}
            invalid={invalid}
            refusals={checkout.errors.fields}
            idPrefix="fast-order-option"
            payment={checkout.payment}
            context={{ product, day }}
          />
        )}
        {hasParts(checkout) && <OrderSums checkout={checkout} />}
        <CheckoutSection checkout={checkout}>
          {section.files.length > 0 && <SectionFiles files={fileLinks(section.files, language)} t={t} />}
        </CheckoutSection>
      </div>
    </form>
  );
}
