import type { Product, SectionHead, SectionHeading } from '@/lib/contract/catalogue';
import type { Hotel, HotelMessages, NavItem, PublicInfoType } from '@/lib/contract/hotel';
import type { Lottery } from '@/lib/contract/lottery';
import type { VoicePrompt } from '@/lib/contract/voice/voice';
import type { Floors } from '@/lib/domain/desk/floors';
import type { Station } from '@/lib/domain/desk/stations';
import type { OverdueMinutes } from '@/lib/domain/desk/waiting';
import type { Text } from '@/lib/domain/i18n/text';
import type { OrderLimits } from '@/lib/domain/notifications/order-deadlines';
import type { PaceLimit } from '@/lib/domain/pace/station-pace';
import type { Place } from '@/lib/domain/rooms/printed-code';
import type { Stock } from '@/lib/domain/stock/stock';
import type { Printer, PrintTime } from '@/lib/domain/tickets/printer';
import type { AnnouncementContent } from './announcement-content';
import type { ChatContent } from './chat-content';
import type { SlotPlan } from './slot-plan';

/** A hotel's content, as the import produces it and the database stores it. */
export type HotelContent = {
  hotel: Hotel;
  words: HotelMessages;
  languages: readonly string[];
  navigation: readonly NavEntry[];
  /** The hotel's own weather text in every language. */
  weather: { temp: string; description: Text; icon: string | null } | null;
  paymentExceptions: readonly PaymentException[];
  publicInfo: Readonly<Partial<Record<PublicInfoType, Text>>>;
  /** null: no bot, only staff answer. */
  chat: ChatContent | null;
  voicePrompts: readonly VoicePrompt[];
  orderLimits: OrderLimits;
  /** Minutes after which a waiting order is marked at the desk; missing: the product's own. */
  overdueMinutes?: OverdueMinutes;
  /** Texts that staff put into a chat by one tap; missing: the product's own. */
  quickReplies?: readonly Text[];
  /** What the desk proposes to promise, in minutes by the id of a section. */
  promiseMinutes?: Readonly<Record<string, number>>;
  /** The places that make what is ordered; missing: one for all. */
  stations?: readonly StationOwn[];
  /** The printers of its stations; missing: nothing is printed. */
  printers?: readonly PrinterOwn[];
  /** Missing: as soon as an order waits for staff. */
  printWhen?: PrintTime;
  /** Ids of the sections whose orders one tap ends. */
  oneStepSections?: readonly number[];
  /** The rooms of each floor, by its name; missing: nobody needs it. */
  floors?: Floors;
  /** Whether stays end by themselves at the check-out time; missing: only staff end them. */
  endStaysAtCheckOut?: boolean;
  /** The currency by ISO 4217 for payment services; missing: what its sign says. */
  currencyCode?: string;
  /** Places without a room that have a printed code. */
  places?: readonly HotelPlace[];
};

/** A place of the hotel's file. Rule: rooms/RM12. */
export type HotelPlace = Place & { title: Text };

/** A station of the hotel's file. Rule: desk/DE53. */
export type StationOwn = Station & {
  title: Text;
  printer?: string | null;
  max_orders_per_interval?: PaceLimit | null;
};

/** A printer of the hotel's file. Rule: tickets/TK1. */
export type PrinterOwn = Printer & { title: Text };

/** Products in these sections, or anywhere below them, cannot be paid with this payment. */
export type PaymentException = { payment: number; sections: readonly number[] };

/**
 * An item of the hotel's own bottom bar. An item with `paths` or `section_ids` shows only where one of them matches.
 */
export type NavEntry = NavItem & { paths: readonly string[] | null; section_ids: readonly number[] | null };

/** A section's own fields. Its parent and subsections follow from the tree. */
export type SectionOwn = Omit<SectionHead, 'id' | 'parent' | 'subsections'> & {
  id: number;
  /** Missing in content from an earlier release, which is served until the next import. */
  lottery?: SectionLottery | null;
  headings?: readonly SectionHeading[];
};

/** A section's draw in the hotel's file. `entries_per_room`: how many guests of one room can enter. */
export type SectionLottery = Lottery & { entries_per_room: number };

export type SectionContent = { id: number; parentId: number | null; position: number; own: SectionOwn };

export type ProductContent = {
  id: number;
  sectionId: number;
  position: number;
  /**
   * Without the availability, which staff set and which survives an import, what follows from the slots, and what guests
   * have ordered.
   */
  product: Omit<Product, 'is_available' | 'slot_minutes' | 'slot_hold_seconds' | 'is_popular' | 'stock_left'>;
  /** Bookable slots; null: not bookable. */
  slots: SlotPlan | null;
  /** Ids of recommended products. */
  recommends: readonly number[];
  /** What is counted of it: itself and its choices. */
  stock: readonly CountedItem[];
};

/** An item (stock-item.ts) with its stock in the hotel's files. Rule: stock/SK1. */
type CountedItem = Stock & { item: string };

/** The content of one hotel's folder. */
export type FolderContent = {
  content: HotelContent;
  sections: readonly SectionContent[];
  products: readonly ProductContent[];
  announcements: readonly AnnouncementContent[];
};
