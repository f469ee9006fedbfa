import type { Selectable } from 'kysely';
import type { MoneyStep } from '@/lib/domain/payments/money-step';
import type { Db } from '../database/database';
import type { PaymentStepTable } from '../database/money-tables';
import { fromStored, scaleFor, toStored } from './amount-scale';

/**
 * What a provider has still to be asked for. `attempts`: how often it was begun, so that its effect may have happened.
 * `due_at` null: given up. Rule: money/MY5.
 */
export type StoredStep = Omit<Selectable<PaymentStepTable>, 'kind' | 'amount' | 'amount_scale'> & MoneyStep;

const fromRow = ({ amount, amount_scale, kind, ...row }: Selectable<PaymentStepTable>): StoredStep => ({
  ...row,
  // Only this module writes this table.
  kind: kind as MoneyStep['kind'],
  amount: fromStored(amount, amount_scale),
});

/** The step that an order's payment waits for; null: none. */
export async function stepOfOrder(db: Db, hotel: string, orderUuid: string): Promise<StoredStep | null> {
  const row = await db
    .selectFrom('payment_step')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

type OrderKey = Pick<StoredStep, 'hotel' | 'order_uuid'>;

/** Stores the step of an order instead of the one that it has. */
export async function saveStep(
  db: Db,
  { hotel, order_uuid }: OrderKey,
  { kind, amount, key, now, due_at }: MoneyStep & { now: string; due_at: string },
): Promise<void> {
  const amount_scale = scaleFor([amount]);
  const step = {
    kind,
    key,
    amount: toStored(amount, amount_scale),
    amount_scale,
    attempts: 0,
    due_at,
    last_error: null,
  };
  await db
    .insertInto('payment_step')
    .values({ hotel, order_uuid, ...step, created_at: now })
    .onConflict((conflict) => conflict.columns(['hotel', 'order_uuid']).doUpdateSet({ ...step, created_at: now }))
    .execute();
}

export const deleteStep = (db: Db, { hotel, order_uuid }: OrderKey) =>
  db.deleteFrom('payment_step').where('hotel', '=', hotel).where('order_uuid', '=', order_uuid).execute();

export type DueStep = StoredStep & { due_at: string };

/**
 * Steps of all hotels that are due, the oldest first, and at most `perHotel` of each, so that a provider that hangs for one
 * delays no other. `now`: an ISO time.
 */
export async function dueSteps(
  db: Db,
  now: string,
  { limit, perHotel }: { limit: number; perHotel: number },
): Promise<readonly DueStep[]> {
  const due = db
    .selectFrom('payment_step')
    .selectAll()
    .select((row) =>
      row.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('hotel').orderBy('due_at').orderBy('order_uuid'))
        .as('place'),
    )
    .where('due_at', '<=', now);
  const rows = await db
    .selectFrom(due.as('due'))
    .selectAll()
    .where('place', '<=', perHotel)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ place: _, ...row }) => (row.due_at === null ? [] : [{ ...fromRow(row), due_at: row.due_at }]));
}

/**
 * Takes a due step for one attempt, until the end of its lease. False when another process has taken it, or it was
 * replaced.
 */
export async function takeStep(
  db: Db,
  { hotel, order_uuid, key, due_at, attempts }: DueStep,
  leaseEnd: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('payment_step')
    .set({ due_at: leaseEnd, attempts: attempts + 1 })
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .where('key', '=', key)
    .where('due_at', '=', due_at)
    .where('attempts', '=', attempts)
    .returning('key')
    .execute();
  return taken.length === 1;
}

/** An attempt at a step that was neither replaced nor taken over by another attempt. */
type Attempt = Pick<StoredStep, 'hotel' | 'order_uuid' | 'key' | 'attempts'>;

/** Stores a failed attempt and when the next one follows; null: never. */
export const postponeStep = (
  db: Db,
  { hotel, order_uuid, key, attempts }: Attempt,
  next: Pick<StoredStep, 'due_at' | 'last_error'>,
) =>
  db
    .updateTable('payment_step')
    .set(next)
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .where('key', '=', key)
    .where('attempts', '=', attempts)
    .execute();

/**
 * Lets a step that failed be tried again from now on, as often as a new one. It keeps one attempt: its effect may have
 * happened, so the provider is asked first. False: there is none.
 */
export async function retryStep(db: Db, { hotel, order_uuid }: OrderKey, now: string): Promise<boolean> {
  const retried = await db
    .updateTable('payment_step')
    .set({ due_at: now, attempts: 1 })
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .where((step) => step.or([step('last_error', 'is not', null), step('attempts', '>', 1)]))
    .returning('key')
    .execute();
  return retried.length === 1;
}

/** Lets a step that was given up be tried once more, as its provider answers again. */
export const resumeStep = (
  db: Db,
  { hotel, order_uuid, key }: Pick<StoredStep, 'hotel' | 'order_uuid' | 'key'>,
  now: string,
) =>
  db
    .updateTable('payment_step')
    .set({ due_at: now })
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .where('key', '=', key)
    .where('due_at', 'is', null)
    .execute();

export type ListedStep = Omit<StoredStep, 'hotel' | 'due_at' | 'key'> & { num: number; is_given_up: boolean };

/** The steps of a hotel of which an attempt has failed, or did not end, the oldest first. */
export async function failedSteps(db: Db, hotel: string, limit: number): Promise<readonly ListedStep[]> {
  const rows = await db
    .selectFrom('payment_step')
    .innerJoin('guest_order', (join) =>
      join
        .onRef('guest_order.hotel', '=', 'payment_step.hotel')
        .onRef('guest_order.uuid', '=', 'payment_step.order_uuid'),
    )
    .selectAll('payment_step')
    .select('guest_order.num')
    .where('payment_step.hotel', '=', hotel)
    .where((step) => step.or([step('last_error', 'is not', null), step('attempts', '>', 1)]))
    .orderBy('payment_step.created_at')
    .orderBy('payment_step.order_uuid')
    .limit(limit)
    .execute();
  return rows.map(({ num, ...row }) => {
    const { hotel: _, key, due_at, ...step } = fromRow(row);
    return { ...step, num, is_given_up: due_at === null };
  });
}
