import type { Product, SectionHead } from '@/lib/contract/catalogue';
import type { Hotel, HotelWords, NavItem, PublicInfoType } from '@/lib/contract/hotel';
import type { VoicePrompt } from '@/lib/contract/voice';
import type { Text } from '@/lib/domain/i18n/text';
import type { AnnouncementContent } from './announcements/announcement-content';
import type { SlotPlan } from './booking/slot-plan';
import type { ChatContent } from './chat/chat-content';

/** A hotel as data, the way the import makes it and the stores keep it. */
export type HotelContent = {
  hotel: Hotel;
  words: HotelWords;
  languages: readonly string[];
  navigation: readonly NavEntry[];
  /** What the hotel says of its weather; its words in every language. */
  weather: { temp: string; description: Text; icon: string | null } | null;
  paymentExceptions: readonly PaymentException[];
  publicInfo: Readonly<Partial<Record<PublicInfoType, Text>>>;
  /** null: nothing is said but by people. */
  chat: ChatContent | null;
  voicePrompts: readonly VoicePrompt[];
};

/** Sections whose products are not paid by a payment, nor what stands below them. */
export type PaymentException = { payment: number; sections: readonly number[] };

/** An item of the hotel's own bottom bar. With `paths` or `section_ids` it shows only where one of them fits. */
export type NavEntry = NavItem & { paths: readonly string[] | null; section_ids: readonly number[] | null };

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
  sections: readonly SectionContent[];
  products: readonly ProductContent[];
  announcements: readonly AnnouncementContent[];
};
