import { MARK_CHAT_READ, TYPE_IN_CHAT } from '../desk/chat-calls';
import { VIEW_CHAT } from '../desk/chat-handling-calls';
import type { DeskCall } from '../desk/desk-call';
import { OWN_PASSKEY_OPTIONS } from '../desk/own-credential-calls';
import { LIST_OPEN_CHARGES, LIST_POSTED_CHARGES } from '../desk/room-charge-calls';
import { QUOTE_CORRECTION } from '../desk/telephone-calls';
import { TRANSLATE_TEXTS } from '../desk/translation-calls';
import { CATALOGUE_DESCRIBERS } from './describe-catalogue';
import { GUEST_DESCRIBERS } from './describe-guests';
import { MENU_DESCRIBERS } from './describe-menu';
import { MENU_SHEET_DESCRIBERS } from './describe-menu-sheet';
import { ORDER_DESCRIBERS } from './describe-orders';
import { STAFF_DESCRIBERS } from './describe-staff';
import type { DescribedCall, Describer } from './describer';

/** Every call that the log stores. Whoever adds a call that changes something adds its describer. Rule: staff-log/SL1. */
export const DESCRIBED_CALLS: readonly DescribedCall[] = [
  ...ORDER_DESCRIBERS,
  ...CATALOGUE_DESCRIBERS,
  ...MENU_DESCRIBERS,
  ...MENU_SHEET_DESCRIBERS,
  ...GUEST_DESCRIBERS,
  ...STAFF_DESCRIBERS,
];

/** Calls that are no GET and that the log does not store, with the reason. Rule: staff-log/SL1. */
export const UNLOGGED_CALLS: readonly (readonly [call: DeskCall, reason: string])[] = [
  [LIST_OPEN_CHARGES, 'reads; the room stands in the body instead of the address'],
  [LIST_POSTED_CHARGES, 'reads; the room stands in the body instead of the address'],
  [QUOTE_CORRECTION, 'stores nothing'],
  [TRANSLATE_TEXTS, 'stores nothing'],
  [OWN_PASSKEY_OPTIONS, 'begins what another call stores'],
  [TYPE_IN_CHAT, 'lasts for seconds'],
  [VIEW_CHAT, 'lasts for seconds, and a desk repeats it by itself'],
  [MARK_CHAT_READ, 'a desk makes it by itself'],
];

const BY_ID: ReadonlyMap<string, Describer> = new Map(
  DESCRIBED_CALLS.map(({ call, describer }) => [call.id, describer]),
);

/** What the log stores of a call; undefined: nothing. */
export const describerOf = ({ id }: Pick<DeskCall, 'id'>): Describer | undefined => BY_ID.get(id);
