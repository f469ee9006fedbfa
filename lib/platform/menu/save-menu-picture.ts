import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { formType, readForm, spoolForm, type Upload } from '../files/read-upload';
import { dayOf, hasFreeSpace, limitParsing } from '../files/receive-upload';
import { partPath, uploadFolder } from '../files/upload-folder';
import { menuPictureName } from '../pictures/menu-picture-name';
import { loadSharp } from '../pictures/scale-picture';
import type { HotelKey } from '../stores/hotels';
import { addUploadedBytes, uploadedBytes } from '../stores/upload-days';
import { type CutPicture, cutPicture, readCrop } from './cut-picture';

export type MenuPicture = { path: string; width: number; height: number };

const TOO_MANY = { file: 'is more than the hotel takes on one day' } as const;

/**
 * Stores a picture for the menu, cut as its sender wants it. It is decoded and written anew, so that nothing but a
 * picture is ever served; every process and a backup have it with the hotel's other files. Rules: menu/ME25, menu/ME26.
 */
export async function saveMenuPicture(
  context: PlatformContext,
  { code }: HotelKey,
  request: Request,
): Promise<ApiResponse<MenuPicture>> {
  // Checks the limit before up to ten megabytes are read.
  const today = await uploadedBytes(context.database.db, code, dayOf(context));
  if (today >= context.uploads.hotelDay) return refused('invalid', TOO_MANY);
  const folder = await uploadFolder(context, code);
  if (!(await hasFreeSpace(context, folder))) return refused('unavailable');
  const uuid = context.uuid();
  const part = partPath(folder, uuid);
  try {
    const spooled = await spoolForm(request, part);
    if (!spooled.ok) return spooled;
    // A picture takes several times its size in memory, so one is decoded at a time.
    return await limitParsing(async () => {
      const upload = await readForm(part, formType(request));
      return upload.ok ? save(context, { code, folder, uuid }, upload.value) : upload;
    });
  } finally {
    await rm(part, { force: true });
  }
}

async function save(
  context: PlatformContext,
  { code, folder, uuid }: { code: string; folder: string; uuid: string },
  { bytes, fields }: Upload,
): Promise<ApiResponse<MenuPicture>> {
  const crop = readCrop(fields);
  if (!crop.ok) return crop;
  const cut = await cutPicture(await loadSharp(), bytes, crop.value);
  if (!cut.ok) return cut;
  const name = menuPictureName(uuid);
  const size = cut.value.bytes.byteLength;
  const counted = { day: dayOf(context), bytes: size, maxBytes: context.uploads.hotelDay };
  if (!(await addUploadedBytes(context.database.db, code, counted))) return refused('invalid', TOO_MANY);
  await writeWhole(join(folder, name), cut.value);
  const { width, height } = cut.value;
  return succeeded({ path: `/storage/${code}/${name}`, width, height });
}

/** Under a name of its own until it is complete, because another process may serve or copy it meanwhile. */
async function writeWhole(path: string, { bytes }: CutPicture): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  try {
    await writeFile(part, bytes, { mode: 0o600, flush: true });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
