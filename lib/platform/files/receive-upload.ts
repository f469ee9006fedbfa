import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { acceptedExtension, isPictureName, MAX_FILE_BYTES } from '@/lib/domain/chat/file-check';
import { removePlace } from '@/lib/domain/chat/remove-place';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { rollBackUnless } from '../stores/roll-back-unless';
import { addUploadedBytes, uploadedBytes } from '../stores/upload-days';
import { createLimit } from './create-limit';
import { formType, readForm, spoolForm } from './read-upload';
import { freeBytes, partPath, uploadFolder } from './upload-folder';
import { uploadPath } from './upload-name';

/** Why a file is not stored. */
export type UploadIssue = 'file' | 'files' | 'files_today';

/**
 * What is particular to a kind of upload. `accepts`: whether files with this extension are stored. `keep`: writes its row,
 * in the transaction that counts its bytes; an issue rolls it back.
 */
type Kind = {
  hotel: string;
  accepts(extension: string): boolean;
  refusal(issue: UploadIssue): ApiResponse<never>;
  keep(db: Db, file: { name: string; size: number; created_at: string }): Promise<'saved' | UploadIssue>;
};

/** Parsing a form needs several times its size in memory. One at a time is fast enough and bounds the memory. */
export const limitParsing = createLimit(1);

/**
 * Stores the file of a form among a hotel's uploads and returns its path. The sender's file name and the place of a picture
 * are not stored. Rules: files/FI7, files/FI8, files/FI9.
 */
export async function receiveUpload(
  context: PlatformContext,
  kind: Kind,
  request: Request,
): Promise<ApiResponse<{ path: string }>> {
  const { hotel, accepts, refusal } = kind;
  // Checks the limit before up to ten megabytes are read.
  const today = await uploadedBytes(context.database.db, hotel, dayOf(context));
  if (today >= context.uploads.hotelDay) return refusal('files_today');
  const folder = await uploadFolder(context, hotel);
  if (!(await hasFreeSpace(context, folder))) return refused('unavailable');

  const uuid = context.uuid();
  const part = partPath(folder, uuid);
  try {
    const spooled = await spoolForm(request, part);
    if (!spooled.ok) return spooled;
    return await limitParsing(async () => {
      const upload = await readForm(part, formType(request));
      if (!upload.ok) return upload;
      const extension = acceptedExtension(upload.value.name, upload.value.bytes);
      if (extension === null || !accepts(extension)) return refusal('file');
      const name = `${uuid}.${extension}`;
      const bytes = isPictureName(name) ? removePlace(upload.value.bytes) : upload.value.bytes;
      const result = await saveFile(context, kind, {
        name,
        path: join(/* turbopackIgnore: true */ folder, name),
        bytes,
      });
      return result === 'saved' ? succeeded({ path: uploadPath(hotel, name) }) : refusal(result);
    });
  } finally {
    await rm(part, { force: true });
  }
}

/** The day in UTC to which an upload counts. */
export const dayOf = (context: Pick<PlatformContext, 'now'>): string => context.now().toISOString().slice(0, 10);

/** Whether the disk has room for another upload; reports a disk that has not. */
export async function hasFreeSpace(context: PlatformContext, folder: string): Promise<boolean> {
  if ((await freeBytes(folder)) >= context.uploads.free + MAX_FILE_BYTES) return true;
  context.reportError(new Error('the disk is nearly full: files of guests are refused'), 'uploads');
  return false;
}

/** Writes the file before its row: a file without a row does no harm, a row without a file would be a dead link. */
async function saveFile(
  context: PlatformContext,
  { hotel, keep }: Kind,
  { name, path, bytes }: { name: string; path: string; bytes: Uint8Array },
): Promise<'saved' | UploadIssue> {
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  const [size, created_at, maxBytes] = [bytes.byteLength, context.now().toISOString(), context.uploads.hotelDay];
  const isSaved = (result: string) => result === 'saved';
  const result = await rollBackUnless<'saved' | UploadIssue>(context.database, isSaved, async (db) => {
    const kept = await keep(db, { name, size, created_at });
    if (kept !== 'saved') return kept;
    return (await addUploadedBytes(db, hotel, { day: dayOf(context), bytes: size, maxBytes }))
      ? 'saved'
      : 'files_today';
  }).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  if (!isSaved(result)) await rm(path, { force: true });
  return result;
}
