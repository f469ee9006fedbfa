'use client';

import { useEffect } from 'react';
import { deskSignals } from '@/lib/device/desk/desk-signals';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { renewPush } from './staff-push';

/**
 * Keeps a phone of staff notified while somebody is signed in on it, and follows the notifications that they tap. `key`:
 * of the server, null: phones are not notified. Rule: desk/DE90.
 */
export function useStaffPush(key: string | null, name: string): void {
  const { hotel } = useDesk();
  const { pushes, muted } = useAtomValue(deskSignals);
  const heard = muted.join();
  // What the phone hears is sent along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (key !== null && pushes) void renewPush({ key, language: hotel.language, name });
  }, [key, pushes, heard, hotel.language, name]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const follow = ({ data }: MessageEvent) => {
      if (data?.open === 'orders' || data?.open === 'chats') window.location.hash = deskAddress(data.open);
    };
    navigator.serviceWorker.addEventListener('message', follow);
    return () => navigator.serviceWorker.removeEventListener('message', follow);
  }, []);
}
