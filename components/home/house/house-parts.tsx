'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHotel } from '@/components/hotel/hotel-context';
import { usePrefetchAtRest } from '@/components/shell/use-prefetch-at-rest';
import { fetchWhenOnline } from '@/components/ui/resource';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import type { HouseView } from '@/lib/contract/house-view';
import { SkyBadge } from '../weather-badge';
import type { HousePart } from './house-layout';
import { HouseNotes } from './house-notes';
import { NowInHouse } from './now-in-house';
import { StoryRings } from './story-rings';
import { useGreeting } from './use-greeting';
import { useStayLine } from './use-stay-line';

async function readHouse(language: string): Promise<HouseView> {
  const response = await fetchWithTimeout(`/catalogue/${language}/house`);
  if (!response.ok) throw new Error(`the house responded with ${response.status}`);
  return response.json();
}

/** What was read last, by language, for a guest who comes back to home. */
const lastRead = new Map<string, HouseView>();

/** undefined: not read yet; null: it cannot be read. Read again at each visit of home, and when the network is back. */
function useHouse(): HouseView | null | undefined {
  const { language } = useHotel();
  const [house, setHouse] = useState<HouseView | null | undefined>(lastRead.get(language));
  useEffect(() => {
    let hasLeft = false;
    const show = (found: HouseView) => {
      lastRead.set(language, found);
      if (!hasLeft) setHouse(found);
    };
    const fail = () => setHouse((known) => known ?? null);
    const read = () => void fetchWhenOnline(() => readHouse(language)).then(show, fail);
    read();
    addEventListener('online', read);
    return () => {
      hasLeft = true;
      removeEventListener('online', read);
    };
  }, [language]);
  return house;
}

/** Greets, and fills the outlets of home: stories, what is open now, the weather, what is on today and good to know. Rule: home/HM1. */
export function HouseParts() {
  const house = useHouse();
  useGreeting(house?.greeting);
  useStayLine(house?.stay);
  usePrefetchAtRest(house);
  const [outlets, setOutlets] = useState<readonly HTMLElement[]>([]);
  useEffect(() => setOutlets([...document.querySelectorAll<HTMLElement>('[data-house]')]), []);
  if (house === undefined) return null;
  // An outlet is drawn as loading for as long as it is empty (app/styles/states.css).
  if (house === null) return outlets.map((outlet) => createPortal(<span hidden />, outlet));
  const parts: Readonly<Record<HousePart | 'weather', ReactNode>> = {
    rings: <StoryRings house={house} />,
    now: <NowInHouse house={house} />,
    notes: <HouseNotes house={house} />,
    weather: house.weather && <SkyBadge weather={house.weather} />,
  };
  return outlets.map((outlet) => createPortal(parts[outlet.dataset.house as keyof typeof parts], outlet));
}
