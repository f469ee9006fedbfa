import { useState } from 'react';
import type { Cache } from 'swr';
import { MonthDialog } from '@/components/options/calendar/month-dialog';
import { type OptionContext, OptionForm } from '@/components/options/form/option-form';
import { CountryDialog } from '@/components/options/phone/country-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import type { HotelView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import type { Kit, OptionValue } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import { renderInHotel } from './hotel-view';

type RenderedOptionForm = {
  /** The kit after the last tap. */
  kit: Kit;
  /** The guest's answer to the option at this position. */
  answer: (index?: number) => OptionValue | undefined;
  /** Closes the sheet. */
  close: () => void;
};

/** Renders an option form inside a sheet that holds the kit. Overlays open above the sheet. */
export function renderOptionForm(
  start: Kit,
  setup: {
    hotel?: HotelView;
    context?: OptionContext;
    invalid?: readonly Id[];
    payment?: PaymentContext;
    responses?: Cache;
  } = {},
): RenderedOptionForm {
  const form: RenderedOptionForm = {
    kit: start,
    answer: (index = 0) => form.kit.properties[index]?.value,
    close: () => {},
  };
  function Sheet() {
    const [kit, setKit] = useState(start);
    const keep = (next: Kit) => {
      form.kit = next;
      setKit(next);
    };
    return (
      <OptionForm
        kit={kit}
        onChange={keep}
        invalid={setup.invalid ?? []}
        idPrefix="sheet"
        context={setup.context ?? {}}
        {...(setup.payment && { payment: setup.payment })}
      />
    );
  }
  const { unmount } = renderInHotel(
    <>
      <Sheet />
      <OverlayHost bodies={{ country: CountryDialog, month: MonthDialog }} />
    </>,
    setup.hotel,
    setup.responses,
  );
  form.close = unmount;
  return form;
}
