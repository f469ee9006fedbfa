import { type Kysely, sql } from 'kysely';

/**
 * Stores with an order the guest's name and phone and the values of its order-level answers. Older orders get the name
 * and phone that their person last gave the hotel; their other answers are unknown.
 */
export async function orderGuest(db: Kysely<unknown>): Promise<void> {
  for (const column of ['guest_name', 'guest_phone']) {
    await db.schema.alterTable('guest_order').addColumn(column, 'text').execute();
  }
  await sql`
    update guest_order set
      guest_name = (select name from person where person.hotel = guest_order.hotel and person.uuid = person_uuid),
      guest_phone = (select idphone from person where person.hotel = guest_order.hotel and person.uuid = person_uuid)
  `.execute(db);
  const hotels = await sql<Hotel>`select code, content from hotel`.execute(db);
  for (const hotel of hotels.rows) await fillAnswers(db, hotel);
}

type Hotel = { code: string; content: string };
type Answer = { property: { title: unknown }; value?: string | null };
type Order = { num: number; lines: string; guest_name: string | null; guest_phone: string | null };
type OrderOption = { pcode_id?: string | null; title: unknown };

const ORDERS_AT_ONCE = 500;

/** Old orders contain only an option's title, so an option whose title has changed since then is not found. */
async function fillAnswers(db: Kysely<unknown>, { code, content }: Hotel): Promise<void> {
  const options: readonly OrderOption[] = JSON.parse(content).hotel?.property?.properties ?? [];
  const titlesOf = (pcode: string) =>
    options.filter((option) => option.pcode_id === pcode).map((option) => JSON.stringify(option.title));
  const [names, phones] = [titlesOf('name'), titlesOf('phone_number')];
  const valueFor = (answer: Answer, order: Order): string | null => {
    const title = JSON.stringify(answer.property.title);
    if (names.includes(title)) return order.guest_name;
    return phones.includes(title) ? order.guest_phone : null;
  };
  let last = 0;
  for (;;) {
    const { rows } = await sql<Order>`
      select num, lines, guest_name, guest_phone from guest_order
      where hotel = ${code} and num > ${last} and (guest_name is not null or guest_phone is not null)
      order by num limit ${ORDERS_AT_ONCE}
    `.execute(db);
    for (const order of rows) {
      const lines: { properties: readonly Answer[] } = JSON.parse(order.lines);
      if (lines.properties.length === 0) continue;
      const properties = lines.properties.map((answer) => ({ ...answer, value: valueFor(answer, order) }));
      const filled = JSON.stringify({ ...lines, properties });
      await sql`update guest_order set lines = ${filled} where hotel = ${code} and num = ${order.num}`.execute(db);
    }
    if (rows.length < ORDERS_AT_ONCE) return;
    last = Number(rows.at(-1)?.num);
  }
}
