import type { Hono } from 'hono';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { passkeyHost } from '@/lib/domain/staff/sign-in/passkey-host';
import type { PlatformContext } from '../context';
import {
  ADD_OWN_PASSKEY,
  DELETE_OWN_CREDENTIAL,
  ENROL_DEVICE,
  OWN_PASSKEY_OPTIONS,
  READ_ME,
  SET_OWN_PASSWORD,
  SET_OWN_PIN,
  SET_STAFF_PIN,
} from '../desk/own-credential-calls';
import type { DeskCaller } from '../staff/desk-caller';
import { NEW_DEVICE_HEADER } from '../staff/sign-in/calling-browser';
import { enrolDevice } from '../staff/sign-in/devices';
import { givePin } from '../staff/sign-in/give-pin';
import {
  addOwnPasskey,
  deleteOwnCredential,
  type OwnSession,
  ownPasskeyOptions,
  ownSession,
  readOwnAccount,
  setOwnPassword,
  setOwnPin,
} from '../staff/sign-in/own-account';
import type { SignInContext } from '../staff/sign-in/sign-in-context';
import { titleOfHotel } from '../staff/sign-in/staff-sign-in';
import type { HotelKey } from '../stores/hotels';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, respond } from './responses';

/** The field by which a call is refused that only a person can make. */
const NO_PERSON = refused('forbidden', { session: 'is no person’s' });

/** Adds the staff calls for a person's own proofs, for PINs and for shared devices. Rules: staff/SP26, staff/SP31, staff/SP36. */
export function addDeskOwnAccountRoutes(routes: Hono<DeskEnv>, platform: PlatformContext): void {
  /** Calls `work` for the person of the caller's session; the hotel's key has none. */
  async function asPerson<T>(
    { hotel: { code }, caller }: { hotel: HotelKey; caller: DeskCaller },
    work: (context: SignInContext, session: OwnSession) => Promise<ApiResponse<T>>,
  ): Promise<Response> {
    const { deskToken } = platform;
    const context = deskToken === null ? null : { ...platform, deskToken };
    const session = context === null ? null : await ownSession(context, code, caller.session);
    return respond(context === null || session === null ? NO_PERSON : await work(context, session));
  }

  onDeskCall(routes, READ_ME, async ({ hotel, caller, browser }) =>
    asPerson({ hotel, caller }, async (context, session) =>
      succeeded(await readOwnAccount(context, hotel.code, { session, host: passkeyHost(browser.host) })),
    ),
  );

  onDeskCall(routes, SET_OWN_PIN, async ({ hotel, caller, body }) =>
    asPerson({ hotel, caller }, (context, session) => setOwnPin(context, hotel.code, { session, ...body })),
  );

  onDeskCall(routes, SET_OWN_PASSWORD, async ({ hotel, caller, body }) =>
    asPerson({ hotel, caller }, (context, session) => setOwnPassword(context, hotel.code, { session, ...body })),
  );

  onDeskCall(routes, OWN_PASSKEY_OPTIONS, async ({ hotel, caller, browser }) =>
    asPerson({ hotel, caller }, async (context, session) => {
      const title = await titleOfHotel(platform, hotel.code);
      return ownPasskeyOptions(context, hotel.code, { session, host: passkeyHost(browser.host), title });
    }),
  );

  onDeskCall(routes, ADD_OWN_PASSKEY, async ({ hotel, caller, browser, body }) =>
    asPerson({ hotel, caller }, (context, session) => {
      const host = passkeyHost(browser.host);
      return addOwnPasskey(context, hotel.code, { session, host, created: body.credential });
    }),
  );

  onDeskCall(routes, DELETE_OWN_CREDENTIAL, async ({ hotel, caller, params }) =>
    asPerson({ hotel, caller }, (context, session) => deleteOwnCredential(context, hotel.code, { session, ...params })),
  );

  onDeskCall(routes, SET_STAFF_PIN, async ({ hotel, params, body }) =>
    respond(await givePin(platform, hotel.code, { person: params.id, pin: body.pin })),
  );

  onDeskCall(routes, ENROL_DEVICE, async ({ hotel, staff, browser, body }) => {
    const { token, ...device } = await enrolDevice(platform, hotel, {
      ...{ title: body.title, enrolledBy: staff },
      former: browser.devices,
    });
    const response = data(device);
    response.headers.set(NEW_DEVICE_HEADER, token);
    return response;
  });
}
