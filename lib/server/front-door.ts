import 'server-only';
import { cache } from 'react';
import { down, type Loaded } from './loaded';
import type { Dictionary } from './words';

export type FrontDoorHotel = {
  code: string;
  title: string;
  descr: string;
  /** The hotel's own address on this server, for example http://cala-verde.localhost:3000/ */
  href: string;
  languages: readonly { code: string; label: string }[];
  color: string | null;
  logo: string | null;
};
/** `hotels` is empty behind an upstream: it names no hotels. */
export type FrontDoorView = {
  hotels: readonly FrontDoorHotel[];
  language: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  words: Dictionary;
};

/** The front door of the whole house; also what a host that nobody knows is answered from ([tenant] `_front`, `_unknown`). */
export const loadFrontDoor: () => Promise<Loaded<FrontDoorView>> = cache(async () => down);
