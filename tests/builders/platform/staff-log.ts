import type { LogEntry } from '@/lib/domain/staff-log/log-entry';
import { recordAction } from '@/lib/platform/staff-log/record-action';
import type { HotelCode, TestPlatform } from './embedded-platform';
import { throughOtherConnection } from './store-contents';

/** Methods to read the log of a hotel's staff with the hotel's key, and to fill it. */
export function staffLog(platform: TestPlatform) {
  const page = async (query = '', code: HotelCode = 'aurora') =>
    (await platform.desk(code, `/staff-log${query}`)).body as { data: readonly LogEntry[]; next: string | null };
  const entries = async (query = '', code: HotelCode = 'aurora') => (await page(query, code)).data;
  return {
    page,
    entries,
    actions: async (query = '', code: HotelCode = 'aurora') => (await entries(query, code)).map(({ action }) => action),
    /** Writes changes of a price as the sessions of persons do. */
    record: (names: readonly { person: string | null; name: string | null; at: string }[]) =>
      throughOtherConnection(platform.store, async (db) => {
        for (const { at, ...by } of names)
          await recordAction(db, 'aurora', {
            ...{ by, action: 'setPrice', target: { kind: 'product', id: '100', title: { en: 'Soup', de: 'Suppe' } } },
            ...{ before: { price: 4.5 }, after: { price: 5 }, at: new Date(at) },
          });
      }),
  };
}
