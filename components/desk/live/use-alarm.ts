'use client';

import { useEffect, useRef, useState } from 'react';
import { changeSignals, deskSignals } from '@/lib/device/desk/desk-signals';
import { heardCancellations } from '@/lib/device/desk/heard-cancellations';
import { REPEATS, ringingChats, type SignalKind, shouldSound, unacknowledged } from '@/lib/domain/desk/alarm';
import type { LaterEntry } from '@/lib/domain/desk/later';
import { ticketKey } from '@/lib/domain/desk/ringing-tickets';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { DeskChat, DeskOrder } from '../desk-api';
import type { TicketProblem } from '../printers/printers-api';
import { playChime } from './play-chime';
import { useAudio } from './use-audio';
import { useWakeLock } from './use-wake-lock';

const TICK_MS = 1000;

/** What rings at this desk, the first one first, and the way to acknowledge all of it. */
type Signal<T> = { ringing: readonly T[]; acknowledge(): void };

type Ringing<T> = { keys: readonly string[]; signal: Signal<T> };

/** How something is heard. `audio` null: nothing is played now. */
type Heard = { audio: AudioContext | null; volume: number };

/**
 * Plays the sound of one kind when something of it comes, and again while it repeats. What comes while nothing can be
 * played is heard as soon as something can. `keys`: of what rings.
 */
function useSound(kind: SignalKind, keys: readonly string[], { audio, volume }: Heard): void {
  const played = useRef<{ at: number | null; keys: ReadonlySet<string> }>({ at: null, keys: new Set() });
  const all = keys.join('\n');
  useEffect(() => {
    const now = new Set(all === '' ? [] : all.split('\n'));
    const sound = () => {
      const isArrival = [...now].some((key) => !played.current.keys.has(key));
      const isOn = audio?.state === 'running';
      const at = { count: now.size, isOn, isArrival, repeats: REPEATS[kind] };
      const time = { lastAt: played.current.at, now: Date.now() };
      const plays = shouldSound({ ...at, ...time });
      const heard = isOn ? now : played.current.keys;
      played.current = { at: plays ? time.now : now.size === 0 ? null : played.current.at, keys: heard };
      if (plays && audio !== null) playChime(audio, kind, volume);
    };
    sound();
    const timer = setInterval(sound, TICK_MS);
    return () => clearInterval(timer);
  }, [kind, all, audio, volume]);
}

/** What nobody at this desk has acknowledged since it was opened. */
function useSignal<T>(items: readonly { key: string; item: T }[]): Ringing<T> {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const ringing = unacknowledged(items, known);
  return {
    keys: ringing.map(({ key }) => key),
    signal: {
      ringing: ringing.map(({ item }) => item),
      acknowledge: () => setKnown(new Set(items.map(({ key }) => key))),
    },
  };
}

/** The orders that their guests have cancelled and nobody at this device has acknowledged. `cancelled` null: not read. */
function useCancellations(cancelled: readonly DeskOrder[] | null): Ringing<DeskOrder> {
  const heard = useAtomValue(heardCancellations);
  const isNew = cancelled !== null && heard === null;
  const acknowledge = () => heardCancellations.changeNow(() => (cancelled ?? []).map(({ num }) => num));
  useEffect(() => {
    // What was cancelled before a desk was ever open on this device is no news.
    if (isNew && heardCancellations.get() === null) acknowledge();
  });
  const known = new Set(heard ?? []);
  const ringing = isNew ? [] : (cancelled ?? []).filter(({ num }) => !known.has(num));
  return { keys: ringing.map(({ num }) => num), signal: { ringing, acknowledge } };
}

/**
 * What is new at this desk until somebody acknowledges it: orders, what is due soon, orders that their guests have
 * cancelled, chats, and tickets that no printer has confirmed, with their sounds. Rules: desk/DE9, desk/DE33, desk/DE37,
 * desk/DE38, desk/DE101.
 */
export function useAlarm(news: {
  newOrders: readonly DeskOrder[];
  cancelled: readonly DeskOrder[] | null;
  due: readonly LaterEntry<DeskOrder>[];
  chats: readonly DeskChat[];
  tickets: readonly TicketProblem[];
}) {
  const signals = useAtomValue(deskSignals);
  const { audio, state, unlock } = useAudio(signals.isOn);
  const orders = useSignal(news.newOrders.map((item) => ({ key: item.uuid, item })));
  const chats = useSignal(ringingChats(news.chats).map(({ key, chat }) => ({ key, item: chat })));
  const due = useSignal(news.due.map((item) => ({ key: item.key, item })));
  const cancellations = useCancellations(news.cancelled);
  const tickets = useSignal(news.tickets.map((item) => ({ key: ticketKey(item), item })));
  const heard = (kind: SignalKind): Heard => ({
    audio: signals.muted.includes(kind) ? null : audio,
    volume: signals.volume,
  });
  useSound('order', orders.keys, heard('order'));
  useSound('chat', chats.keys, heard('chat'));
  useSound('due', due.keys, heard('due'));
  useSound('cancellation', cancellations.keys, heard('cancellation'));
  useSound('ticket', tickets.keys, heard('ticket'));
  useWakeLock(!signals.maySleep);
  const toggleSound = () => {
    if (!signals.isOn) unlock();
    changeSignals({ isOn: !signals.isOn });
  };
  return {
    /** How many ring together, for the title. */
    count: [orders, due, chats, cancellations, tickets].reduce((sum, { keys }) => sum + keys.length, 0),
    /** Whether the sound is on, held back until a tap, or off. */
    sound: state,
    isOn: state === 'on',
    toggleSound,
    /** Lets what is held back be heard; to be called by a tap. */
    unlock,
    /** Plays the sound of a kind as it would be heard now. */
    tryOut: (kind: SignalKind) => audio !== null && playChime(audio, kind, signals.volume),
    keys: {
      order: orders.keys,
      due: due.keys,
      chat: chats.keys,
      cancellation: cancellations.keys,
      ticket: tickets.keys,
    },
    orders: orders.signal,
    cancellations: cancellations.signal,
    due: due.signal,
    chats: chats.signal,
    tickets: tickets.signal,
  };
}

export type Alarm = ReturnType<typeof useAlarm>;
