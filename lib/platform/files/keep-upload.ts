import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { chatWord } from '../chat/chat-words';
import type { GuestChat } from '../chat/guest-chat';
import type { PlatformContext } from '../context';
import { allOrNothing } from '../stores/all-or-nothing';
import { countFile, insertFile } from '../stores/chat-files';
import { acceptedExtension } from './file-kinds';
import { readUpload, type Upload } from './read-upload';
import { uploadPath } from './upload-name';

/** With ten megabytes each, more than anybody has to show to a reception. */
export const MOST_FILES = 20;

/**
 * Keeps a file that a guest sends in a chat, and answers with the path that a message can name. The sender's own name
 * of the file is forgotten: nothing of it reaches the disk. Source: follow-up 7.2, reading 11.
 */
export async function keepUpload(
  context: PlatformContext,
  { hotel, chat }: GuestChat,
  request: Request,
): Promise<Answer<{ path: string }>> {
  const tooMany = refused('invalid', { file: chatWord('files', chat.language) });
  // Before ten megabytes are read for nothing.
  if (chat.file_count >= MOST_FILES) return tooMany;
  const read = await readUpload(request);
  if (!read.ok) return read;
  const extension = acceptedExtension(read.value.name, read.value.bytes);
  if (extension === null) return refused('invalid', { file: chatWord('file', chat.language) });
  const name = `${context.uuid()}.${extension}`;
  const isKept = await keep(context, { hotel: hotel.code, chatUuid: chat.uuid, name }, read.value);
  return isKept ? answered({ path: uploadPath(hotel.code, name) }) : tooMany;
}

/** First the file and then its row: a file without a row does no harm, a row without a file would be a dead link. */
async function keep(
  context: PlatformContext,
  { hotel, chatUuid, name }: { hotel: string; chatUuid: string; name: string },
  { bytes }: Upload,
): Promise<boolean> {
  const folder = join(context.filesDir, hotel);
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  const created_at = context.now().toISOString();
  const counted = await allOrNothing<true>(context.database, async (db) => {
    if (!(await countFile(db, hotel, chatUuid, MOST_FILES))) return null;
    await insertFile(db, hotel, { name, chat_uuid: chatUuid, size: bytes.byteLength, created_at });
    return true;
  }).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  if (counted === null) await rm(path, { force: true });
  return counted !== null;
}
