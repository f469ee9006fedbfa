import type { Db } from '../database/database';
import { isFileOf } from '../stores/chat/chat-files';
import { uploadedName, uploadPath } from './upload-name';

/** Whether a path names a file that was sent to this chat. Rule: chat/CH6. */
export async function isChatFile(db: Db, hotel: string, chatUuid: string, path: string | null): Promise<boolean> {
  const name = uploadedName(hotel, path);
  return name !== null && path === uploadPath(hotel, name) && (await isFileOf(db, hotel, chatUuid, name));
}
