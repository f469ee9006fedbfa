import { isSignalKind, SIGNAL_KINDS, type SignalKind } from '@/lib/domain/desk/alarm';
import { readVolume, USUAL_VOLUME } from '@/lib/domain/desk/sound';
import { isRecord } from '@/lib/domain/json/read-value';
import { PersistedAtom } from '../persisted-atom';
import { readJson } from '../read-json';

/** How a desk on this device is heard and seen. */
export type DeskSignals = {
  /** Whether somebody has switched the sound on. */
  isOn: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Of what nothing is heard here. */
  muted: readonly SignalKind[];
  /** Whether the screen may go dark. */
  maySleep: boolean;
  /** Whether the computer shows notifications while the desk is not in sight. */
  notifies: boolean;
  /** Whether this phone is notified while no desk is open. */
  pushes: boolean;
};

const USUAL: DeskSignals = {
  isOn: false,
  volume: USUAL_VOLUME,
  muted: [],
  maySleep: false,
  notifies: false,
  pushes: false,
};

function parse(stored: string | null): DeskSignals {
  const value = readJson(stored);
  if (!isRecord(value)) return USUAL;
  const muted = Array.isArray(value.muted) ? value.muted.filter(isSignalKind) : [];
  return {
    isOn: value.isOn === true,
    volume: readVolume(value.volume),
    muted: SIGNAL_KINDS.filter((kind) => muted.includes(kind)),
    maySleep: value.maySleep === true,
    notifies: value.notifies === true,
    pushes: value.pushes === true,
  };
}

/** How the desk is heard and seen on this device, over reloads and sign-outs. Rules: desk/DE87, desk/DE88. */
export const deskSignals = new PersistedAtom<DeskSignals>({
  key: 'desk-signals',
  parse,
  serialize: (signals) => JSON.stringify(signals),
});

export const changeSignals = (change: Partial<DeskSignals>): void =>
  deskSignals.changeNow((before) => ({ ...before, ...change }));
