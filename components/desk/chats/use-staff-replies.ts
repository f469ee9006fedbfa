'use client';

import { useCallback, useState } from 'react';
import type { ChatMessage } from '@/lib/contract/chat';
import { changeDraft, deskDrafts, draftOf, type UnsentAnswer } from '@/lib/device/desk/desk-drafts';
import { newUuid } from '@/lib/device/new-uuid';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { callDesk, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** A message that the server has not confirmed. */
export type Unsent = UnsentAnswer & { state: 'sending' | 'failed' };

/** `translateFrom`: the language from which the text is translated for the guest. */
type SendOptions = Partial<Pick<UnsentAnswer, 'file' | 'translateFrom'>>;

const withoutUnsent = (chat: string, uuid: string): void =>
  changeDraft(chat, (draft) => ({ ...draft, unsent: draft.unsent.filter((one) => one.uuid !== uuid) }));

/**
 * What staff write in a chat: the text that is kept, and what is on its way. A message is kept before it is sent, and sent
 * again with the same uuid. `onSent`: the server's message. Rules: desk/DE17, desk/DE18.
 */
export function useStaffReplies(chat: string, onSent: (message: ChatMessage) => void) {
  const { name, onSignedOut } = useDeskData();
  const draft = draftOf(useAtomValue(deskDrafts), chat);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());

  const setText = useCallback((text: string) => changeDraft(chat, (before) => ({ ...before, text })), [chat]);
  const post = async ({ uuid, content, file, translateFrom }: UnsentAnswer) => {
    setSending((uuids) => new Set(uuids).add(uuid));
    const text = { content, ...(translateFrom !== null && { translate_from: translateFrom }) };
    const body = file === null ? text : { file };
    const response = await callDesk<ChatMessage>(`/chats/${chat}/messages`, { ...body, name, uuid });
    setSending((uuids) => new Set([...uuids].filter((other) => other !== uuid)));
    if (response.ok) {
      onSent(response.value);
      withoutUnsent(chat, uuid);
    } else if (isSignedOut(response)) onSignedOut();
  };
  const send = (content: string, { file = null, translateFrom = null }: SendOptions = {}) => {
    const answer = { uuid: newUuid(), content, file, translateFrom };
    changeDraft(chat, (before) => ({
      ...before,
      text: file === null ? '' : before.text,
      unsent: [...before.unsent, answer],
    }));
    void post(answer);
  };
  const unsent: readonly Unsent[] = draft.unsent.map((answer) => ({
    ...answer,
    state: sending.has(answer.uuid) ? 'sending' : 'failed',
  }));
  const { text, isAsTyped } = draft;
  return { text, isAsTyped, setText, unsent, send, retry: post, discard: (uuid: string) => withoutUnsent(chat, uuid) };
}

export type StaffReplies = ReturnType<typeof useStaffReplies>;
