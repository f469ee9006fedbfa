import type { Db } from '../../database/database';

/**
 * Whether a menu names a picture: a kept version, a draft, or what guests see now. `name`: of the picture below the
 * hotel's storage, without `%` and `_`.
 */
export async function isNamedByMenu(db: Db, hotel: string, name: string): Promise<boolean> {
  const part = `%${name}%`;
  const draft = db.selectFrom('menu_draft').select('hotel').where('hotel', '=', hotel).where('value', 'like', part);
  if ((await draft.limit(1).execute()).length > 0) return true;
  const version = db.selectFrom('menu_version').select('hotel').where('hotel', '=', hotel).where('files', 'like', part);
  if ((await version.limit(1).execute()).length > 0) return true;
  const product = db.selectFrom('product').select('hotel').where('hotel', '=', hotel).where('content', 'like', part);
  if ((await product.limit(1).execute()).length > 0) return true;
  const section = db.selectFrom('section').select('hotel').where('hotel', '=', hotel).where('content', 'like', part);
  return (await section.limit(1).execute()).length > 0;
}
