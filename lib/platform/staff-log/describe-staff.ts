import {
  CHANGE_MEMBER,
  END_DEVICE,
  END_STAFF_SESSION,
  INVITE_MEMBER,
  REMOVE_MEMBER,
  RENEW_INVITATION,
  REPLACE_KEY,
} from '../desk/member-calls';
import {
  ADD_OWN_PASSKEY,
  DELETE_OWN_CREDENTIAL,
  ENROL_DEVICE,
  SET_OWN_PASSWORD,
  SET_OWN_PIN,
  SET_STAFF_PIN,
} from '../desk/own-credential-calls';
import { keyVersion } from '../stores/staff/hotel-keys';
import { describes, type LogContext, type LoggedCall } from './describer';
import { deviceState, memberState, sessionState } from './read-staff-states';
import { fieldOf, madeTarget, targetOf } from './target-of';

type OfId = { params: { id: string } };

const ofMember = { target: ({ params: { id } }: OfId) => targetOf('staff-person', id), read: memberState };

/** A call for the person who makes it. */
const ofCaller = {
  target: ({ by: { person } }: Pick<LoggedCall, 'by'>) => targetOf('staff-person', person),
  read: memberState,
};

/** What the log stores of calls for the hotel's own people. Links, keys and PINs are in none of it. */
export const STAFF_DESCRIBERS = [
  describes(INVITE_MEMBER, {
    target: ({ answer }) => madeTarget('staff-person', fieldOf(answer, 'person'), 'id'),
    read: memberState,
  }),
  describes(CHANGE_MEMBER, ofMember),
  describes(RENEW_INVITATION, ofMember),
  describes(REMOVE_MEMBER, ofMember),
  describes(SET_STAFF_PIN, ofMember),
  describes(SET_OWN_PIN, ofCaller),
  describes(SET_OWN_PASSWORD, ofCaller),
  describes(ADD_OWN_PASSKEY, ofCaller),
  describes(DELETE_OWN_CREDENTIAL, ofCaller),
  describes(ENROL_DEVICE, { target: ({ answer }) => madeTarget('device', answer, 'id'), read: deviceState }),
  describes(END_STAFF_SESSION, { target: ({ params: { id } }) => targetOf('session', id), read: sessionState }),
  describes(END_DEVICE, { target: ({ params: { id } }) => targetOf('device', id), read: deviceState }),
  describes(REPLACE_KEY, {
    target: () => targetOf('hotel'),
    read: async ({ context, hotel }: LogContext) => ({
      title: null,
      parts: { key_version: await keyVersion(context.database.db, hotel.code) },
    }),
  }),
];
