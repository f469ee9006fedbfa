'use client';

import { useEffect, useRef, useState } from 'react';
import type { RefusalKind } from '@/lib/contract/refusals';
import type { FileIssue } from '@/lib/domain/chat/file-check';
import type { MessageKey } from '@/lib/words/message-key';
import type { Chat } from '../chat-types';
import { ChatUploadError } from '../chat-upload-error';
import { readFileIssue } from './read-file-issue';

/** A file on its way, or one that could not be sent. */
export type Upload = {
  id: number;
  file: File;
  /** The uploaded part, from 0 to 1. */
  part: number;
  /** 'refused': the file itself cannot be sent; 'failed': it can be tried again. */
  state: 'uploading' | 'failed' | 'refused';
  /** What the guest reads unless the file is being uploaded. */
  word: MessageKey | null;
};

type Uploads = {
  uploads: readonly Upload[];
  start: (file: File) => void;
  /** Stops an upload, or removes one that was not sent. */
  remove: (id: number) => void;
  retry: (upload: Upload) => void;
};

const WORDS: Readonly<Record<FileIssue, MessageKey>> = {
  empty: 'file_empty',
  'too-large': 'file_too_large',
  kind: 'file_kind_refused',
  renamed: 'file_renamed',
};

/** A refusal of the server in words about the file; of other refusals the general word. */
const REFUSED: Readonly<Partial<Record<RefusalKind, MessageKey>>> = {
  'too-large': 'file_too_large',
  invalid: 'file_kind_refused',
  unavailable: 'upload_failed',
};

const wordOf = (error: unknown): MessageKey =>
  error instanceof ChatUploadError ? (REFUSED[error.kind] ?? error.word) : 'upload_failed';

/** Numbers the uploads of the page. */
let lastId = 0;

/**
 * Checks and uploads files, and sends the message of each one that has arrived. An upload goes on while the chat is
 * closed. Rules: chat/CH11, chat/CH18.
 */
export function useUploads(chat: Pick<Chat, 'upload' | 'sendFile'>): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const latest = useRef(chat);
  useEffect(() => {
    latest.current = chat;
  });

  const drop = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const change = (id: number, parts: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...parts } : upload)));

  async function run({ id, file }: Upload): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.current.set(id, controller);
    const issue = await readFileIssue(file);
    if (signal.aborted) return;
    if (issue !== null) return change(id, { state: 'refused', word: WORDS[issue] });
    try {
      const onProgress = (part: number) => change(id, { part });
      const sent = await latest.current.upload(file, { onProgress, signal });
      if (signal.aborted) return;
      drop(id);
      latest.current.sendFile(sent);
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'failed', word: wordOf(error) });
    } finally {
      controllers.current.delete(id);
    }
  }

  return {
    uploads,
    start: (file) => {
      lastId += 1;
      const upload: Upload = { id: lastId, file, part: 0, state: 'uploading', word: null };
      setUploads((all) => [...all, upload]);
      void run(upload);
    },
    remove: (id) => {
      controllers.current.get(id)?.abort();
      drop(id);
    },
    retry: (upload) => {
      change(upload.id, { state: 'uploading', part: 0, word: null });
      void run(upload);
    },
  };
}
