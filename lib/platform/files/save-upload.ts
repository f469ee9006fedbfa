import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { acceptedExtension, isPictureName, MAX_FILE_BYTES } from '@/lib/domain/chat/file-check';
import { removePlace } from '@/lib/domain/chat/remove-place';
import { type PlatformMessageKey, platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import { countFile, insertFile } from '../stores/chat/chat-files';
import type { StoredChat } from '../stores/chat/chats';
import type { HotelKey } from '../stores/hotels';
import { rollBackUnless } from '../stores/roll-back-unless';
import { addUploadedBytes, uploadedBytes } from '../stores/upload-days';
import { createLimit } from './create-limit';
import { formType, readForm, spoolForm } from './read-upload';
import { freeBytes, partPath, uploadFolder } from './upload-folder';
import { uploadPath } from './upload-name';

/** More pictures than a guest needs to show the reception. */
export const MAX_FILES_PER_CHAT = 20;

/** Parsing a form needs several times its size in memory. One at a time is fast enough and bounds the memory. */
const limitParsing = createLimit(1);

/**
 * Stores a file that a guest or staff send in a chat and returns the path with which a message can name it. The sender's file
 * name and the place of a picture are not stored. Rules: files/FI7, files/FI8, files/FI9, desk/DE20.
 */
export async function saveUpload(
  context: PlatformContext,
  { hotel, chat }: { hotel: HotelKey; chat: StoredChat },
  request: Request,
): Promise<ApiResponse<{ path: string }>> {
  const refusal = (key: PlatformMessageKey) => refused('invalid', { file: platformMessage(key, chat.language) });
  // Checks the limits before up to ten megabytes are read.
  if (chat.file_count >= MAX_FILES_PER_CHAT) return refusal('files');
  const today = await uploadedBytes(context.database.db, hotel.code, dayOf(context));
  if (today >= context.uploads.hotelDay) return refusal('files_today');
  const folder = await uploadFolder(context, hotel.code);
  if (!(await hasFreeSpace(context, folder))) return refused('unavailable');

  const name = context.uuid();
  const part = partPath(folder, name);
  try {
    const spooled = await spoolForm(request, part);
    if (!spooled.ok) return spooled;
    return await limitParsing(async () => {
      const upload = await readForm(part, formType(request));
      if (!upload.ok) return upload;
      const extension = acceptedExtension(upload.value.name, upload.value.bytes);
      if (extension === null) return refusal('file');
      const file = { hotel: hotel.code, chatUuid: chat.uuid, name: `${name}.${extension}` };
      const bytes = isPictureName(file.name) ? removePlace(upload.value.bytes) : upload.value.bytes;
      const result = await saveFile(context, file, join(folder, file.name), bytes);
      return result === 'saved' ? succeeded({ path: uploadPath(hotel.code, file.name) }) : refusal(result);
    });
  } finally {
    await rm(part, { force: true });
  }
}

/** The day in UTC to which an upload counts. */
const dayOf = (context: PlatformContext): string => context.now().toISOString().slice(0, 10);

async function hasFreeSpace(context: PlatformContext, folder: string): Promise<boolean> {
  if ((await freeBytes(folder)) >= context.uploads.free + MAX_FILE_BYTES) return true;
  context.reportError(new Error('the disk is nearly full: files of guests are refused'), 'uploads');
  return false;
}

/** Writes the file before its row: a file without a row does no harm, a row without a file would be a dead link. */
async function saveFile(
  context: PlatformContext,
  { hotel, chatUuid, name }: { hotel: string; chatUuid: string; name: string },
  path: string,
  bytes: Uint8Array,
): Promise<'saved' | 'files' | 'files_today'> {
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  const [size, created_at, max] = [bytes.byteLength, context.now().toISOString(), context.uploads.hotelDay];
  const isSaved = (result: string) => result === 'saved';
  const result = await rollBackUnless<'saved' | 'files' | 'files_today'>(context.database, isSaved, async (db) => {
    if (!(await countFile(db, hotel, chatUuid, MAX_FILES_PER_CHAT))) return 'files';
    if (!(await addUploadedBytes(db, hotel, { day: dayOf(context), bytes: size, maxBytes: max }))) return 'files_today';
    await insertFile(db, hotel, { name, chat_uuid: chatUuid, size, created_at });
    return 'saved';
  }).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  if (!isSaved(result)) await rm(path, { force: true });
  return result;
}
