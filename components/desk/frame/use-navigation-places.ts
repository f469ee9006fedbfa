'use client';

import { useSyncExternalStore } from 'react';
import type { DeskArea } from './desk-areas';

/** Pixels from which on the navigation is a rail; the classes have the same number. */
const RAIL_FROM = 760;
/** Entries of a phone's bar, the button for the others among them. */
const BAR_PLACES = 5;
/** Of an entry of the rail, in pixels at a text of 16; the rail scrolls where many have two lines below their icons. */
const ENTRY = 64;
/** The paddings of the rail, and at its foot the person and the button to sign out; on a shared device one button more. */
const AROUND = { own: 172, shared: 234 } as const;

/** Where a text is larger, so is the rail's. */
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** How many entries a rail has room for, and at least two; null: the navigation is a bar. */
function railPlaces(isShared: boolean): number | null {
  if (window.innerWidth < RAIL_FROM) return null;
  const scale = textScale();
  const height = window.innerHeight - AROUND[isShared ? 'shared' : 'own'] * scale;
  return Math.max(2, Math.floor(height / (ENTRY * scale)));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

type Places = { shown: readonly DeskArea[]; others: readonly DeskArea[] };

/**
 * Which areas have an entry of the navigation, and which are behind its last button: none, if all of them have room. A rail
 * has as many as its height allows, in their order; a bar those that are used all day. `isRail`: whether there is one on wide
 * screens. Rule: desk/DE60.
 */
export function useNavigationPlaces(
  areas: readonly DeskArea[],
  { isRail, isShared }: { isRail: boolean; isShared: boolean },
): Places {
  const rail = useSyncExternalStore(subscribe, () => (isRail ? railPlaces(isShared) : null));
  if (areas.length <= (rail ?? BAR_PLACES)) return { shown: areas, others: [] };
  if (rail !== null) return { shown: areas.slice(0, rail - 1), others: areas.slice(rail - 1) };
  return { shown: areas.filter(({ isSeldom }) => !isSeldom), others: areas.filter(({ isSeldom }) => isSeldom) };
}
