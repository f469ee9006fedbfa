'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserPush } from '@/lib/contract/push/browser-push';
import type { HotelView } from '@/lib/contract/views';
import { personUuid } from '@/lib/device/guest';
import { sentSubscription } from '@/lib/device/push-subscription';
import { currentSubscription, endPush, hasWorker, subscribeBrowser } from './browser-subscription';

/** `unavailable`: nothing is offered. `blocked`: the guest has just refused it, and only the browser can change that. */
type PushState = 'unavailable' | 'off' | 'on' | 'blocked';

type Push = {
  state: PushState;
  isBusy: boolean;
  hasFailed: boolean;
  /** To be called in the event of a tap, because browsers ask for the permission only then. Never rejects. */
  change(isOn: boolean): Promise<void>;
};

/** Whether this phone is notified, and the way to change that. Rule: push/PU1. */
export function usePush(): Push {
  const { uuid, language } = useHotel();
  const [key, setKey] = useState<string | null>(null);
  const [state, setState] = useState<PushState>('unavailable');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    readOffer({ uuid, language }).then(
      (offer) => {
        if (!isShown || offer === null) return;
        setKey(offer.key);
        setState(offer.isOn ? 'on' : 'off');
      },
      // Nothing is offered where the browser or the hotel cannot say.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // Not the hotel itself, which is another object whenever the page is rendered again on the server.
  }, [uuid, language]);
  const change = async (isOn: boolean) => {
    if (key === null || isBusy) return;
    setIsBusy(true);
    setHasFailed(false);
    try {
      setState(isOn ? await switchOn({ uuid, language }, key) : await switchOff(uuid));
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  };
  return { state, isBusy, hasFailed, change };
}

type Hotel = Pick<HotelView, 'uuid' | 'language'>;

/** What the hotel offers to this phone; null: nothing. A phone that is notified already goes on for thirty days more. */
async function readOffer(hotel: Hotel): Promise<{ key: string; isOn: boolean } | null> {
  if (personUuid.get() === '' || Notification.permission === 'denied' || !(await hasWorker())) return null;
  const key = await browserPush().key(hotel.uuid);
  if (!key.ok || key.value === null) return null;
  const subscription = await currentSubscription();
  const isOn = subscription !== null && Notification.permission === 'granted';
  return { key: key.value, isOn: isOn && (await sendSubscription(hotel, subscription)) };
}

/** Returns whether the hotel knows the subscription now. */
async function sendSubscription({ uuid, language }: Hotel, subscription: PushSubscription): Promise<boolean> {
  const sent = sentSubscription(subscription);
  if (sent === null) return false;
  const person_uuid = personUuid.get();
  const response = await browserPush().subscribe({ hotel_uuid: uuid, person_uuid, language, subscription: sent });
  return response.ok;
}

/** Asks the guest through the browser, and only then anybody else. Throws when it fails. */
async function switchOn(hotel: Hotel, key: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const subscription = await subscribeBrowser(key);
  if (await sendSubscription(hotel, subscription)) return 'on';
  await subscription.unsubscribe();
  throw new Error('the hotel has not taken the subscription');
}

async function switchOff(uuid: string): Promise<PushState> {
  await endPush(uuid);
  return 'off';
}
