'use client';

import { useSyncExternalStore } from 'react';
import { type Upload, type UploadingChat, uploadList } from './upload-list';

type Uploads = {
  uploads: readonly Upload[];
  start: (file: File) => void;
  /** Stops an upload, or removes one that was not sent. */
  remove: (id: number) => void;
  retry: (upload: Upload) => void;
};

const NONE: readonly Upload[] = [];
const none = () => NONE;

/**
 * Checks and uploads files, and sends the message of each one that has arrived. An upload goes on while the chat is
 * closed, and is shown again when it is opened. Rules: chat/CH11, chat/CH18.
 */
export function useUploads(chat: UploadingChat): Uploads {
  const uploads = useSyncExternalStore(uploadList.subscribe, uploadList.all, none);
  return {
    uploads,
    start: (file) => uploadList.start(file, chat),
    remove: (id) => uploadList.remove(id),
    retry: (upload) => uploadList.retry(upload, chat),
  };
}
