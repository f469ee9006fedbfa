import { atom } from 'jotai';
import { pageStore } from '@/lib/state/page-store';

/** How many parts of this page show the chat. While one does, it counts what is unread itself. */
export const shownChats = atom(0);

/** Counts a part that shows the chat. Returns the function that ends it. */
export function showChat(): () => void {
  pageStore.set(shownChats, (count) => count + 1);
  return () => pageStore.set(shownChats, (count) => count - 1);
}
