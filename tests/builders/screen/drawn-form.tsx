import { useState } from 'react';
import type { Cache } from 'swr';
import { DateSheet } from '@/components/options/calendar/date-sheet';
import { type OptionContext, OptionForm } from '@/components/options/form/option-form';
import { CountryDialog } from '@/components/options/phone/country-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import type { HotelView } from '@/lib/contract/views';
import type { Id, Kit, OptionValue } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import { renderInHotel } from './hotel-view';

type DrawnForm = {
  /** The kit after the last tap. */
  kit: Kit;
  /** The guest's answer to the option at this position. */
  answer: (place?: number) => OptionValue | undefined;
  /** Closes the sheet. */
  close: () => void;
};

/** Renders an option form inside a sheet that holds the kit. Overlays open above the sheet. */
export function drawForm(
  start: Kit,
  more: {
    hotel?: HotelView;
    context?: OptionContext;
    invalid?: readonly Id[];
    payment?: PaymentContext;
    responses?: Cache;
  } = {},
): DrawnForm {
  const drawn: DrawnForm = {
    kit: start,
    answer: (place = 0) => drawn.kit.properties[place]?.value,
    close: () => {},
  };
  function Sheet() {
    const [kit, setKit] = useState(start);
    const keep = (next: Kit) => {
      drawn.kit = next;
      setKit(next);
    };
    return (
      <OptionForm
        kit={kit}
        onChange={keep}
        invalid={more.invalid ?? []}
        idPrefix="sheet"
        context={more.context ?? {}}
        {...(more.payment && { payment: more.payment })}
      />
    );
  }
  const { unmount } = renderInHotel(
    <>
      <Sheet />
      <OverlayHost bodies={{ country: CountryDialog, date: DateSheet }} />
    </>,
    more.hotel,
    more.responses,
  );
  drawn.close = unmount;
  return drawn;
}
