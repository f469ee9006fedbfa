import { createHash } from 'node:crypto';
import { applyDrafts } from '@/lib/domain/menu/apply-drafts';
import type { FileValue, MenuItem } from '@/lib/domain/menu/menu-item';
import { type MenuFiles, type MenuTree, readTree } from '@/lib/domain/menu/menu-tree';
import { writeFiles } from '@/lib/domain/menu/write-files';
import type { Db } from '../database/database';
import { draftsOf, type StoredDraft } from '../stores/menu/drafts';
import { findKeeper, type MenuKeeper } from '../stores/menu/keepers';
import { newestVersion } from '../stores/menu/versions';

/** A menu that is kept at the desk. */
export type DeskMenu = {
  keeper: MenuKeeper;
  /** The number of the newest version. */
  version: number;
  /** As guests see it. */
  files: MenuFiles;
  tree: MenuTree;
  drafts: readonly StoredDraft[];
  /** With the drafts. */
  drafted: MenuTree;
  /** Drafts of what is not in the menu any more. */
  lost: readonly MenuItem[];
};

/** Reads the menu that the desk keeps; null: the hotel's files keep it. Rule: menu/ME1. */
export async function readMenu(db: Db, hotel: string): Promise<DeskMenu | null> {
  const keeper = await findKeeper(db, hotel);
  if (keeper?.keeper !== 'desk') return null;
  const newest = await newestVersion(db, hotel);
  if (newest === null) return null;
  const drafts = await draftsOf(db, hotel);
  const tree = readTree(newest.files);
  const { tree: drafted, lost } = applyDrafts(tree, drafts);
  return { keeper, version: newest.number, files: newest.files, tree, drafts, drafted, lost };
}

/** The files of a menu with its drafts. */
export const draftedFiles = ({ drafted, files }: Pick<DeskMenu, 'drafted' | 'files'>): MenuFiles =>
  writeFiles(drafted, files);

/** Stands for a value, so that a change can say which one it has seen. Rule: menu/ME6. */
export const versionOfValue = (value: FileValue | null): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Why a call for the desk's menu is refused while the files keep it. */
export const KEPT_BY_FILES = { keeper: 'the hotel’s files keep the menu' } as const;
