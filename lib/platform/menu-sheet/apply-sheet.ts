import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { DraftEntry } from '@/lib/domain/menu/apply-drafts';
import { targetOf } from '@/lib/domain/menu/menu-item';
import { menuSheetWord } from '@/lib/words/menu-sheet-words';
import type { PlatformContext } from '../context';
import { KEPT_BY_FILES, readMenu } from '../menu/read-menu';
import { saveDrafts } from '../menu/save-drafts';
import type { HotelKey } from '../stores/hotels';
import { setLastId } from '../stores/menu/keepers';
import { takeSheet } from '../stores/menu/sheets';
import { lockOutbox } from '../stores/outbox';
import { rollBackUnless } from '../stores/roll-back-unless';
import { validSince } from './sheet-age';
import { stateOf } from './sheet-menu-of';

/** Only `applied` is committed. */
type Outcome = { kind: 'applied'; drafts: number } | { kind: 'by-files' } | { kind: 'gone' } | { kind: 'changed' };

/**
 * Saves what a checked sheet changes as drafts, in one transaction under the hotel's lock; or nothing, where the sheet is
 * too old, was applied, or somebody has changed the menu since. Rule: menu-sheet/MS11.
 */
export async function applySheet(
  context: PlatformContext,
  { code }: HotelKey,
  { id, staff, lang }: { id: string; staff: string | null; lang: string },
): Promise<ApiResponse<{ drafts: number }>> {
  const now = context.now();
  const outcome = await rollBackUnless<Outcome>(
    context.database,
    ({ kind }) => kind === 'applied',
    async (db) => {
      await lockOutbox(db, code);
      const sheet = await takeSheet(db, code, id, validSince(now));
      if (sheet === null) return { kind: 'gone' };
      const menu = await readMenu(db, code);
      if (menu === null) return { kind: 'by-files' };
      if (stateOf(menu) !== sheet.basedOn) return { kind: 'changed' };
      await saveDrafts(db, code, sheet.entries, { name: staff, at: now.toISOString() });
      await setLastId(db, code, Math.max(menu.keeper.lastId, highestId(sheet.entries)));
      return { kind: 'applied', drafts: sheet.entries.length };
    },
  );
  if (outcome.kind === 'applied') return succeeded({ drafts: outcome.drafts });
  if (outcome.kind === 'by-files') return refused('invalid', KEPT_BY_FILES);
  return refused('invalid', { sheet: menuSheetWord(`call_${outcome.kind}`, lang) });
}

/** The highest id of a section or product among them. */
const highestId = (entries: readonly DraftEntry[]): number =>
  entries.reduce(
    (highest, { item, parent }) => (parent === undefined ? highest : Math.max(highest, targetOf(item).id ?? 0)),
    0,
  );
