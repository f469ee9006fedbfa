'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  changedView,
  type MessageView,
  newestView,
  openView,
  scrolledView,
  unseenCount,
} from '@/lib/domain/chat/message-window';
import type { ChatMessage } from '../chat-types';
import { createGlide } from './glide';
import { createScrollAnchor } from './scroll-anchor';

const created = () => ({ glide: createGlide(), anchor: createScrollAnchor() });

/** The rendered messages and the handlers of the scroll container. */
export type MessageList = {
  view: MessageView<ChatMessage>;
  /** The hotel's messages below the visible part. */
  unseen: number;
  showNewest: () => void;
  onScroll: () => void;
  /** The guest begins to scroll. */
  onTouch: () => void;
};

/** Returns to the scroll container when the focused element was removed with its row. */
function useKeptFocus(box: RefObject<HTMLElement | null>, view: unknown): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const list = box.current;
    const onFocusIn = () => {
      hadFocus.current = true;
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Element && !target.isConnected;
    };
    list?.addEventListener('focusin', onFocusIn);
    list?.addEventListener('focusout', onFocusOut);
    return () => {
      list?.removeEventListener('focusin', onFocusIn);
      list?.removeEventListener('focusout', onFocusOut);
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed view is what may have removed the focused row
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [box, view]);
}

/**
 * Renders a part of a chat's messages, follows the newest one while the guest reads it, and otherwise keeps what the
 * guest reads in its place. `box`: the scroll container. `content`: its only child. Rules: chat/CH19, chat/CH26.
 */
export function useMessageList(
  messages: readonly ChatMessage[],
  { box, content }: { box: RefObject<HTMLElement | null>; content: RefObject<HTMLElement | null> },
): MessageList {
  const [kept, setView] = useState(() => openView(messages));
  const view = changedView(kept, messages);
  // Adjusted during the render, so that no frame shows the rows of the messages before.
  if (view !== kept) setView(view);
  const [{ glide, anchor }] = useState(created);
  const { window: rendered, isFollowing } = view;
  const following = useRef(isFollowing);
  const last = useRef({ top: 0, height: 0 });
  const wasOpened = useRef(false);
  useKeptFocus(box, view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the rows may move what the guest reads
  useLayoutEffect(() => {
    following.current = isFollowing;
    const list = box.current;
    if (list === null) return;
    if (!wasOpened.current) list.scrollTop = list.scrollHeight;
    else anchor.restore(list);
    if (wasOpened.current && isFollowing) glide.start(list);
    wasOpened.current = true;
    last.current = { top: list.scrollTop, height: list.scrollHeight };
    anchor.remember(list);
  }, [messages, rendered, isFollowing, box, glide, anchor]);

  // The keyboard, a turned phone, a larger text and the hotel's typing change sizes without a change of the rows.
  useEffect(() => {
    const list = box.current;
    const rows = content.current;
    if (list === null || rows === null) return;
    const observer = new ResizeObserver(() => {
      if (glide.isMoving()) return;
      if (following.current) list.scrollTop = list.scrollHeight;
      // A scroll whose event is still to come must not be undone.
      else if (anchor.isCurrent(list)) anchor.restore(list);
    });
    observer.observe(list);
    observer.observe(rows);
    return () => {
      observer.disconnect();
      glide.stop();
    };
  }, [box, content, glide, anchor]);

  return {
    view,
    unseen: unseenCount(view),
    showNewest: () => setView(newestView),
    onTouch: glide.stop,
    onScroll: () => {
      const list = box.current;
      if (list === null) return;
      anchor.remember(list);
      if (glide.isMoving()) return;
      // The guest leaves the end only upwards: otherwise rows have got their height late, and the end has moved.
      const hasGrown = list.scrollHeight > last.current.height && list.scrollTop >= last.current.top;
      if (following.current && hasGrown) list.scrollTop = list.scrollHeight;
      last.current = { top: list.scrollTop, height: list.scrollHeight };
      const { scrollTop: top, scrollHeight, clientHeight: height } = list;
      setView((current) => scrolledView(current, { top, toEnd: scrollHeight - height - top, height }));
    },
  };
}
