'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { ringMinutes } from '@/lib/device/desk/ring-minutes';
import { isCancelledByGuest } from '@/lib/domain/desk/cancellation';
import { deskLanes } from '@/lib/domain/desk/lanes';
import { laterEntries, ringingEntries } from '@/lib/domain/desk/later';
import { waitProblems } from '@/lib/domain/desk/problems';
import { ordersOfStation } from '@/lib/domain/desk/stations';
import { OVERDUE_MINUTES } from '@/lib/domain/desk/waiting';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { callDesk, type DeskSettings } from '../desk-api';
import { useHandovers } from '../handover/use-handovers';
import { useMoves } from '../orders/use-moves';
import { useOrderSearch } from '../search/use-order-search';
import { useRoomBill } from '../search/use-room-bill';
import type { OpenSession } from '../sign-in/session-gate';
import { useNow } from '../use-now';
import { useAlarm } from './use-alarm';
import { useAlarmNotices } from './use-alarm-notices';
import { useDeskChats } from './use-desk-chats';
import { useDeskOrders } from './use-desk-orders';
import { useDeskStream } from './use-desk-stream';
import { useKitchen } from './use-kitchen';
import { useNotifications } from './use-notifications';
import { usePaymentProblems } from './use-payment-problems';
import { useServerProblems } from './use-server-problems';
import { useStaffPush } from './use-staff-push';
import { useStation } from './use-station';

const TICK_MS = 10_000;

const NO_SETTINGS: DeskSettings = {
  overdue_minutes: OVERDUE_MINUTES,
  take_up_within_minutes: null,
  quick_replies: [],
  quick_replies_version: 0,
  quick_replies_source: 'product',
  languages: [],
  sections: [],
  stations: [],
  one_step_sections: [],
  floors: {},
  room_proof: 'off',
  has_receipts: false,
  push_key: null,
  translates: false,
  notification_channels: [],
};

/** The hotel's settings. `areSettingsRead`: they do not change any more, also when they could not be read. */
function useSettings() {
  const [settings, setSettings] = useState<DeskSettings | null>(null);
  const readSettings = useCallback(async () => {
    const response = await callDesk<DeskSettings>('/settings');
    // A server of an earlier release does not have all of them.
    setSettings((before) => (response.ok ? { ...NO_SETTINGS, ...response.value } : (before ?? NO_SETTINGS)));
  }, []);
  useEffect(() => void readSettings(), [readSettings]);
  return { settings: settings ?? NO_SETTINGS, areSettingsRead: settings !== null, readSettings };
}

function useLiveData(session: OpenSession) {
  const now = useNow(TICK_MS);
  const settings = useSettings();
  const { isEnded, may, onSignedOut } = session;
  const live = useDeskOrders({ onSignedOut, isOff: !may('read-orders') });
  const { readAll, refresh, setOnline } = live;
  const { chats, read, put, publish, subscribe } = useDeskChats(!may('chats'));
  const own = useStation(settings);
  const kitchen = useKitchen({ session, station: own.station });
  const [contentChanges, setContentChanges] = useState(0);
  const onContent = () => {
    setContentChanges((count) => count + 1);
    kitchen.readKitchen();
  };
  const onSettings = () => {
    void settings.readSettings();
    void kitchen.readPace();
  };
  const reads = { readAll, refresh, readChats: read };
  const on = {
    setOnline,
    onChatNews: publish,
    onContent,
    onSettings,
    onPrinters: kitchen.readPrinting,
    onSessions: session.checkSession,
  };
  useDeskStream({ ...reads, ...on }, isEnded);
  const orders = ordersOfStation([...(live.orders?.values() ?? [])], own.station?.id ?? null, own.plan);
  const lanes = deskLanes(orders, now);
  const newOrders = lanes.new;
  const ringMinutesBefore = useAtomValue(ringMinutes);
  const dueEntries = ringingEntries(laterEntries(orders, now), { now, minutes: ringMinutesBefore });
  const cancelled = live.orders === null ? null : lanes.done.filter(isCancelledByGuest);
  // A station answers no guests.
  const heard = own.station === null ? (chats ?? []) : [];
  const alarm = useAlarm({ newOrders, cancelled, due: dueEntries, chats: heard, tickets: kitchen.ringingTickets });
  const moves = useMoves(live, onSignedOut);
  useAlarmNotices(alarm);
  useStaffPush(may('read-orders') ? settings.settings.push_key : null, session.name);
  const notifications = useNotifications(isEnded || !may('problems'));
  const serverProblems = useServerProblems(isEnded || !may('problems'));
  const paymentProblems = usePaymentProblems({ isPaused: isEnded, isOff: !may('money') });
  const orderSearch = useOrderSearch(onSignedOut);
  const bill = useRoomBill(onSignedOut);
  const handovers = useHandovers(isEnded || !may('handover'));
  const [handoverText, setHandoverText] = useState('');
  return {
    ...session,
    now,
    ...settings,
    live,
    ...own,
    /** The hotel's orders, or those of the station that this device is. */
    orders,
    newOrders,
    /** What is for a time that has come or is near. */
    dueEntries,
    /** Orders and chats that wait too long. */
    waits: waitProblems({ orders, chats: chats ?? [] }, { limits: settings.settings.overdue_minutes, now }),
    alarm,
    /** What this desk does with orders, from every area. */
    moves,
    ...notifications,
    ...serverProblems,
    ...paymentProblems,
    ...kitchen,
    orderSearch,
    bill,
    ...handovers,
    /** What staff have typed for the next shift and not left. */
    handoverText,
    setHandoverText,
    chats,
    readChats: read,
    /** Shows a chat as a call has returned it, before the list is read again. */
    putChat: put,
    subscribeToChatNews: subscribe,
    /** Rises whenever the catalogue is to be read again. Rule: content/CC8. */
    contentChanges,
    isOffline: live.offlineSince !== null,
  };
}

/** What every area of the desk shares: the session, the hotel's orders and chats, live, and the alarm. */
export type DeskData = ReturnType<typeof useLiveData>;

const DeskDataContext = createContext<DeskData | null>(null);

export function DeskDataProvider({ session, children }: { session: OpenSession; children: ReactNode }) {
  return <DeskDataContext.Provider value={useLiveData(session)}>{children}</DeskDataContext.Provider>;
}

export function useDeskData(): DeskData {
  const data = useContext(DeskDataContext);
  if (data === null) throw new Error('the desk has no data');
  return data;
}
