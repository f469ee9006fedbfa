/**
 * A change of the catalogue by staff, over the hotel's files; the log of these changes too. `tables.ts` describes the
 * conventions of all tables.
 */
export type ContentChangeTable = {
  hotel: string;
  /** The id of its event, so that ids of a hotel rise in the order of commits. */
  id: number;
  target: 'product' | 'section';
  target_id: number;
  /** `ContentField`. */
  field: string;
  /** The title as JSON, for the log: the target may vanish from the files. */
  title: string;
  /** Staff's value before and after as JSON; null: the file's. */
  before: string | null;
  after: string | null;
  /** The file's value at that time as JSON; null: the file has no such field. */
  base: string | null;
  /** The staff member; null: the hotel's own system, or a time that has come. */
  staff: string | null;
  /** The change that this one undoes. */
  undo_of: number | null;
  /** 1 for the newest change of the field. */
  is_newest: number;
  created_at: string;
};
