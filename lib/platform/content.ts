import type { Product, SectionHead } from '@/lib/contract/catalogue';
import type { Hotel, HotelWords, NavItem, PublicInfoType } from '@/lib/contract/hotel';
import type { Text } from '@/lib/domain/text';
import type { SlotPlan } from './booking/slot-plan';

/** A hotel as data, the way the import makes it and the stores keep it. */
export type HotelContent = {
  hotel: Hotel;
  words: HotelWords;
  languages: readonly string[];
  navigation: readonly NavEntry[];
  /** What the hotel says of its weather; its words in every language. */
  weather: { temp: string; description: Text; icon: string | null } | null;
  publicInfo: Readonly<Partial<Record<PublicInfoType, Text>>>;
};

/** An item of the hotel's own bottom bar. With `paths` or `section_ids` it shows only where one of them fits. */
export type NavEntry = NavItem & { paths: readonly string[] | null; section_ids: readonly number[] | null };

/** How a demo hotel's staff behaves: each time counts from the step before. */
export type AutopilotTimes = { approve_after_seconds: number; expected_seconds: number; done_after_seconds: number };

/** What a section says of itself; its parent and its subsections follow from the places of the others. */
export type SectionOwn = Omit<SectionHead, 'id' | 'parent' | 'subsections'> & { id: number };

export type SectionContent = { id: number; parentId: number | null; position: number; own: SectionOwn };

export type ProductContent = {
  id: number;
  sectionId: number;
  position: number;
  /** Whether it is to be had is for staff to say, and stays so over an import. */
  product: Omit<Product, 'is_available'>;
  /** How it is booked; null: it is not. */
  slots: SlotPlan | null;
  /** Ids of products that go well with it. */
  recommends: readonly number[];
};

/** Everything that one hotel's folder says. */
export type FolderContent = {
  content: HotelContent;
  autopilot: AutopilotTimes | null;
  sections: readonly SectionContent[];
  products: readonly ProductContent[];
};
