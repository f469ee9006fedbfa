import { sql } from 'kysely';

/** Conditions on `guest_order` in the words of its index `guest_order_unsettled`, which is used only for the same ones. */

/**
 * Orders that charge their room and are not anonymised. What is paid in the browser is never charged to a room. Rules: rooms/RM16,
 * rooms/RM22.
 */
export const CHARGES_ROOM = sql<boolean>`lines like '%"chargesRoom":true%' and integration_payment is null and number_room is not null`;

/** Orders of which something may be to be posted: delivered ones, and those that have changed since all of it was posted. */
export const IS_UNSETTLED = sql<boolean>`((settled_version is null and status = 'done') or settled_version <> version or settled_sum <> final_sum)`;
