import type { Kysely } from 'kysely';

type Row = { code: string; content: string; summary: string | null };

/** Rows per batch, few because a content may be large. */
const ROWS_AT_ONCE = 50;

/** Stores separately from the content what a list shows of each hotel, and fills it in for existing hotels. */
export async function hotelSummaries(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('hotel').addColumn('summary', 'text').execute();
  const hotels = db as Kysely<{ hotel: Row }>;
  for (let last = ''; ; ) {
    const rows = await hotels
      .selectFrom('hotel')
      .select(['code', 'content'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { code, content } of rows) {
      await hotels
        .updateTable('hotel')
        .set({ summary: summaryOf(content) })
        .where('code', '=', code)
        .execute();
    }
    last = rows.at(-1)?.code ?? '';
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** The summary as this migration's release defined it. */
function summaryOf(content: string): string {
  const { hotel, languages } = JSON.parse(content);
  const { title, descr, logo, color, ext_data } = hotel ?? {};
  return JSON.stringify({
    title: title ?? '',
    descr: descr ?? null,
    logo: logo ?? null,
    logos: ext_data?.logos ?? {},
    color: color ?? null,
    languages: languages ?? [],
  });
}
