import 'server-only';
import { cache } from 'react';
import type { HomeView, HotelView, NavItemView, SectionView } from '@/lib/contract/views';
import { down, type Loaded } from './loaded';
import type { Dictionary } from './words';

/** What <head>, the theme and the shell need of a hotel beside its view. */
export type HotelLook = {
  favicon: string | null;
  /** '#rrggbb', or null: the product's own colour. */
  color: string | null;
  footerColor: string | null;
  /** A font family. */
  font: string;
  /** An address for link previews: the first banner's picture, else the logo. */
  cover: string | null;
};

export type HotelPage = { view: HotelView; look: HotelLook; words: Dictionary };

/** The hotel of this request, in the guest's language. `code`: the [tenant] segment. */
export const loadHotel: (code: string) => Promise<Loaded<HotelPage>> = cache(async (_code: string) => down);

export const loadHome: (code: string) => Promise<Loaded<HomeView>> = cache(async (_code: string) => down);

/** `id`: as it stands in the path. */
export const loadSection: (code: string, id: string) => Promise<Loaded<SectionView>> = cache(
  async (_code: string, _id: string) => down,
);

/** The hotel's own bottom bar for the page being rendered; empty: the default bar (reading 13). */
export const loadNavigation: (code: string) => Promise<readonly NavItemView[]> = cache(async (_code: string) => []);
