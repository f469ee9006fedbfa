/** The tables of menus that are kept at the desk. `tables.ts` describes the conventions of all tables. */

/** Who keeps a hotel's menu. No row: its files do, and always have. Rule: menu/ME1. */
export type MenuKeeperTable = {
  hotel: string;
  keeper: 'files' | 'desk';
  /** When the desk took it over, or gave it back. */
  since: string;
  staff: string | null;
  /** When all drafts are published; null: nothing is scheduled. */
  publish_at: string | null;
  publish_staff: string | null;
  /** Why the last scheduled publication failed, as JSON; null: none has since. */
  publish_failure: string | null;
  /** The highest id that a section, product, option or choice ever had at the desk. */
  last_id: number;
};

/** A published menu. `files`: every JSON file of the hotel by its path below the hotel's folder, as one JSON. */
export type MenuVersionTable = {
  hotel: string;
  number: number;
  files: string;
  published_at: string;
  staff: string | null;
  /** `VersionSummary` as JSON. */
  summary: string;
};

/** What is not published yet. */
export type MenuDraftTable = {
  hotel: string;
  item: string;
  /** As JSON; null: deleted. */
  value: string | null;
  /** The published value with which the draft began, as JSON; null: the item is new. */
  base: string | null;
  /** Of a new item: the section in which it stands; null: the top, or no new item. */
  parent: number | null;
  /** Rises with every draft that is saved in the hotel, so that a later order of children wins over an earlier one. */
  version: number;
  staff: string | null;
  updated_at: string;
};

/** A spreadsheet of the menu that was checked and may be applied. Rule: menu-sheet/MS11. */
export type MenuSheetTable = {
  hotel: string;
  id: string;
  /** Stands for the menu with which it was compared. */
  based_on: string;
  /** `DraftEntry[]` as JSON. */
  entries: string;
  created_at: string;
};
