import 'server-only';
import { type HotelApi, hotelApi } from '@/lib/contract/client';
import { type Answer, refused } from '@/lib/contract/refusals';
import { DecodeError } from '@/lib/contract/schema/decode-error';
import { decodersWith } from '@/lib/contract/schema/decoders';
import { log } from './log';
import { transport } from './transport';

const decoders = decodersWith({
  onDrop: (drop) => log().warn(drop, 'left out: the platform sent something that cannot be read'),
});

/** An answer that lacks what a page cannot live without is no answer: the guest is told to try again. */
async function readable<T>(answer: Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    log().error({ call: error.call, reason: error.message }, 'the platform answered something that cannot be read');
    return refused('unavailable');
  }
}

/**
 * The calls, over whichever platform serves. `guest`: the address that a guest comes from, when one is behind the call.
 */
export function platformApi(guest: string | null = null): HotelApi {
  const { send, base } = transport();
  const api = hotelApi({
    base,
    decoders,
    send: (request) => {
      if (guest !== null) request.headers.set('x-forwarded-for', guest);
      return send(request);
    },
  });
  return {
    hotel: (...asked) => readable(api.hotel(...asked)),
    publicInfo: (...asked) => readable(api.publicInfo(...asked)),
    navigation: (...asked) => readable(api.navigation(...asked)),
    section: (...asked) => readable(api.section(...asked)),
    sections: (...asked) => readable(api.sections(...asked)),
    properties: (...asked) => readable(api.properties(...asked)),
    payments: (...asked) => readable(api.payments(...asked)),
    placeOrder: (...asked) => readable(api.placeOrder(...asked)),
    checkOrders: (...asked) => readable(api.checkOrders(...asked)),
  };
}
