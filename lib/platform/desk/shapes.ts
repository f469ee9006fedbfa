import { z } from 'zod';
import type { ChatMessage } from '@/lib/contract/chat';
import { CANCEL_REASONS, STAFF_CANCEL_REASONS } from '@/lib/contract/order';
import { ALLERGENS, DIETS } from '@/lib/domain/allergens/allergens';
import type { Text } from '@/lib/domain/i18n/text';
import { OPTION_TYPES } from '@/lib/domain/options/option-types';
import { MONEY_STATES } from '@/lib/domain/payments/order-money';
import { ROOM_PROOFS } from '@/lib/domain/rooms/room-proof';
import { TICKET_KINDS, TICKET_STATES } from '@/lib/domain/tickets/ticket';
import type { DeskOrder } from '../orders/order-card';

/**
 * The entities of the staff API as schemas, for its documentation. The compiler checks them against the contract's
 * types, and tests check them against real responses.
 */

export const text: z.ZodType<Text> = z
  .union(
    [z.string(), z.record(z.string(), z.string().nullable())],
    'must be a text, or an object with a text a language',
  )
  .meta({ id: 'Text', description: 'A text, or one text a language' });
const id = z.union([z.number(), z.string()]);
export const time = z.string().describe('ISO 8601, UTC');
/** Accepts any UUID version, because clients generate their own. */
export const uuid = z.guid().toLowerCase();
export const entityId = z.int().positive();
/** A code of the product’s or BCP 47. */
export const language = z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i, 'must be a language, like de');
export const ok = z.object({ status: z.literal('ok') });

const chosenInWords = z
  .object({ title: text })
  .nullable()
  .describe('What was chosen, in all languages; null: typed by the guest, or ordered before it was kept');

const lineProperty = z.object({
  id,
  property: z.object({ title: text }),
  value: z.string().nullable(),
  quantity: z.number().nullable(),
  choice: chosenInWords,
});

const orderMoney = z
  .object({
    state: z
      .enum(MONEY_STATES)
      .describe('returning: money is still to be given back. released: a reservation that ended without a charge'),
    reserved: z.number(),
    charged: z.number(),
    kept: z.number().describe('Charged and not given back'),
    to_return: z.number().describe('Still to be given back'),
    refunds: z
      .array(
        z.object({ amount: z.number(), reason: z.string().describe('What staff wrote; empty: nothing'), at: time }),
      )
      .describe('The oldest first'),
    held_until: time
      .nullable()
      .describe('When the reservation ends by itself; null: not known, or nothing is reserved'),
  })
  .nullable()
  .describe('What was paid online; null: nothing');

export const order = z
  .object({
    id,
    uuid: z.string(),
    hotel_id: id,
    num: z.string(),
    ostatus_id: z.string().describe('draft, approved, accepted, done, cancelled or expired'),
    created_at: time,
    expected_timeleft: z.number().nullable().describe('Seconds until the expected delivery'),
    promised_at: time.nullable().describe('The time that was first promised to the guest'),
    in_kitchen_at: time.nullable().describe('When a printer of a station first confirmed it; null: none has'),
    quoted_at: time.nullable().describe('When it was expected to be ready as the guest ordered; null: not known'),
    language: z.string().describe('The guest’s; their answers are in it'),
    guest: z
      .object({
        person_uuid: z.string().nullable().describe('The same over all their orders and chats; null: anonymised'),
        name: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .describe('As given in this order; null: not asked, or not given'),
    taken_by_staff: z.boolean().describe('Whether staff took it for a guest who phoned'),
    taken_by: z.string().nullable().describe('The staff member who took it; null: nobody, or the hotel’s own system'),
    taken_note: z.string().nullable().describe('What that member noted for the staff; its guest does not read it'),
    is_handed_over: z.boolean().describe('Whether it was handed to the devices of its room'),
    corrected_at: time.nullable().describe('When staff changed its lines last; null: never'),
    corrections: z
      .array(z.object({ at: time, by: z.string().nullable().describe('null: the hotel’s own system') }))
      .describe('When its lines were changed and by whom, oldest first'),
    number_room: z.string().nullable(),
    final_sum: z.number(),
    order_payment: z
      .object({ id: z.string().nullable().describe('The hotel’s id of the payment'), title: text })
      .nullable()
      .describe('How the guest wants to pay; null: nothing was to be paid'),
    comment: z.string().nullable(),
    food_note: z
      .object({
        allergens: z.array(z.enum(ALLERGENS)),
        diets: z.array(z.enum(DIETS)),
        kitchen: z.array(z.string()).describe('The same as sentences in the hotel’s first language'),
        language: z.string().describe('The hotel’s first language at the time of the order'),
        lines: z
          .array(
            z.object({
              line_id: z.number().describe('The id of the line in products'),
              contains: z.array(z.enum(ALLERGENS)),
              unsuited: z.array(z.enum(DIETS)).describe('Diets for which the hotel does not mark it'),
              is_unknown: z.boolean().describe('The hotel does not say what is in it: to be asked'),
              kitchen: z.array(z.string()).describe('The same as sentences in that language'),
            }),
          )
          .describe('The lines that are against the note, or of which nothing is stated'),
      })
      .nullable()
      .describe('Allergies and diet that the guest sent with this order; null: nothing sent, or anonymised'),
    allergy_texts: z.array(z.string()).describe('What the guest typed that speaks of an allergy, as typed'),
    delivery_price: z.number(),
    taxes: z
      .array(
        z.object({
          title: text,
          percent: z.number(),
          amount: z.number(),
          included: z.boolean().describe('Whether the prices contain it; otherwise it was added to them'),
        }),
      )
      .describe('At the rates of the day of the order; those that were added are part of final_sum'),
    tip: z.number().describe('Part of final_sum'),
    cancel_reason_id: z
      .string()
      .nullable()
      .describe([...new Set([...CANCEL_REASONS, ...STAFF_CANCEL_REASONS])].join(', ')),
    integration_payment: z
      .object({ status_id: z.string(), extra: z.object({ payment_link: z.string().nullable() }) })
      .nullable(),
    money: orderMoney,
    products: z.array(
      z.object({
        id,
        product: z.object({ title: text }),
        properties: z.array(lineProperty),
        price: z.number(),
        quantity: z.number(),
        total_price: z.number(),
        slot_minutes: z.number().nullable().describe('Minutes of each booked slot'),
        ordered_for: z
          .string()
          .nullable()
          .describe('The opening for which it was ordered, on the hotel’s clock: YYYY-MM-DDTHH:MM; null: at once'),
        repeat: z
          .object({
            product_id: id,
            section_id: id,
            answers: z.array(
              z.object({
                option_id: id,
                ptype_id: z.enum(OPTION_TYPES),
                value: z.union([
                  z.string(),
                  z.number(),
                  z.array(z.string()),
                  z.object({ date: z.string(), timeStart: z.string() }),
                  z.null(),
                ]),
                ticks: z.array(z.object({ id, quantity: z.number() })),
              }),
            ),
          })
          .nullable()
          .describe('What the line was made of; null: ordered before it was kept, or anonymised'),
      }),
    ),
    properties: z.array(
      z.object({
        id,
        property: z.object({ title: text }),
        value: z.string().nullable().describe('What the guest typed or chose'),
        quantity: z.number().nullable(),
        choice: chosenInWords,
        total_price: z.number(),
      }),
    ),
    note_kit: z.object({ notes: z.array(z.object({ content: z.string(), created_at_tz: time })) }).nullable(),
    rating: z
      .object({ stars: z.number().describe('1 to 5'), words: z.string().nullable() })
      .nullable()
      .describe('What the guest thought of it; null: not rated'),
    escalation: z.number().describe('How often nobody took it up within the hotel’s time; 0: it is in time'),
    expires_at: time.nullable().describe('When it expires unless somebody takes it up; null: never'),
    can_be_rated: z.boolean().describe('Whether the guest is invited to rate it'),
    version: z.number().describe('How often it was moved or refunded'),
    moved_at: time.describe('When its status last changed'),
    moved_by: z.string().nullable().describe('The staff member who changed it; null: somebody else'),
    waits_from: time
      .nullable()
      .describe(
        'From when it waits for staff, where everything in it was ordered for later; null: since it was created',
      ),
    due_times: z
      .array(
        z.object({
          line: z.int().describe('Its place among the products, from 0'),
          at: time,
          local: z.string().describe('The same on the hotel’s clock: YYYY-MM-DDTHH:MM'),
          is_whole_day: z.boolean().describe('Whether the guest named a day and no time'),
        }),
      )
      .describe('The times that its lines name: slots, days and times, and openings that are to come'),
    expected_at: time.nullable().describe('When the delivery is expected'),
    pays_with: z.string().nullable().describe('The banknotes with which the guest pays, as typed; null: not said'),
    room_proof: z.enum(ROOM_PROOFS).describe('By what the guest has proven the room: its code, the stay code, nothing'),
    charges_room: z.boolean().describe('Whether its payment charges the room'),
    receipts: z
      .array(z.object({ number: z.string().describe('Such as 2026-000123'), kind: z.enum(['receipt', 'refund']) }))
      .describe('Its numbered documents; GET /receipts has their content'),
    line_prices: z
      .array(z.object({ id, amount: z.number() }))
      .describe('What the guest has paid for each line, with the taxes that were added to it'),
    ready_lines: z.array(id).describe('The ids of the lines that their stations have made'),
    moves: z
      .array(
        z.object({
          status: z.string(),
          at: time,
          by: z.string().nullable().describe('The staff member; null: the guest, the clock, or the hotel’s own system'),
          by_guest: z.boolean(),
        }),
      )
      .describe('The statuses that it was moved to, oldest first'),
    tickets: z
      .array(
        z.object({
          id: z.string(),
          station: z.string(),
          kind: z.enum(TICKET_KINDS),
          state: z
            .enum(TICKET_STATES)
            .describe('printed: the printer has confirmed it. given-up: it has not, and a copy has taken its place'),
          copy: z.enum(['asked', 'unconfirmed']).nullable().describe('Why it is a copy; null: it is none'),
          created_at: time,
          printed_at: time.nullable(),
        }),
      )
      .describe('Its tickets on paper, in the order in which they go out'),
  })
  .meta({ id: 'Order' }) satisfies z.ZodType<DeskOrder>;

export const message = z
  .object({
    id,
    uuid: z.string().nullable().describe('The uuid that its sender gave it'),
    content: z.string().describe('Plain text; *file* for a file'),
    lang: z.string().nullable().describe('The language of the content; null: not known'),
    initiator_id: id.nullable(),
    initiator: z.object({ name: z.string() }).nullable(),
    created_at: time,
    extra: z.object({
      file: z.string().nullable().describe('A path under /storage/'),
      pictures: z.array(z.object({ url: z.string() })),
      buttons: z.array(z.object({ title: z.string(), msg_id: z.string().nullable(), link: z.string().nullable() })),
    }),
  })
  .meta({ id: 'ChatMessage' }) satisfies z.ZodType<ChatMessage>;
