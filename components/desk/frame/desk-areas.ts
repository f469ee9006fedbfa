import type { ComponentType } from 'react';
import type { IconShape } from '@/components/ui/icon';
import { bookOpenTextIcon } from '@/components/ui/icons/book-open-text';
import { chartColumnIcon } from '@/components/ui/icons/chart-column';
import { clipboardListIcon } from '@/components/ui/icons/clipboard-list';
import { clockIcon } from '@/components/ui/icons/clock';
import { doorOpenIcon } from '@/components/ui/icons/door-open';
import { idCardIcon } from '@/components/ui/icons/id-card';
import { megaphoneIcon } from '@/components/ui/icons/megaphone';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { printerIcon } from '@/components/ui/icons/printer';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import { searchIcon } from '@/components/ui/icons/search';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { userIcon } from '@/components/ui/icons/user';
import { usersIcon } from '@/components/ui/icons/users';
import { utensilsIcon } from '@/components/ui/icons/utensils';
import { unansweredChats } from '@/lib/domain/desk/chats';
import { unconfirmed } from '@/lib/domain/desk/handover';
import { countMoney, countWaits } from '@/lib/domain/desk/problems';
import type { StaffAction } from '@/lib/domain/staff/roles';
import { countPrinters } from '@/lib/domain/tickets/printer-attention';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { AccountArea } from '../account/account-area';
import { AnnouncementsArea } from '../announcements/announcements-area';
import { Board } from '../board/board';
import { ChatsArea } from '../chats/chats-area';
import { ContentArea } from '../content/content-area';
import { HandoverArea } from '../handover/handover-area';
import { LaterArea } from '../later/later-area';
import type { DeskData } from '../live/desk-data';
import { MenuArea } from '../menu/menu-area';
import { PersonsArea } from '../persons/persons-area';
import { PrintersArea } from '../printers/printers-area';
import { ProblemsArea } from '../problems/problems-area';
import { RoomsArea } from '../rooms/rooms-area';
import { SearchArea } from '../search/search-area';
import type { OpenSession } from '../sign-in/session-gate';
import { StaffArea } from '../staff/staff-area';
import { TodayArea } from '../today/today-area';

/** A row of the desk's navigation and what it opens. */
export type DeskArea = {
  /** Its part of the address: `/desk#orders`. */
  id: string;
  icon: IconShape;
  title: keyof DeskMessages;
  /** A shorter title below the icon, where the title is too long for it. */
  label?: keyof DeskMessages;
  /** What it asks of whoever is signed in; null: to be a person, whatever their role. Rule: staff/SP44. */
  action: StaffAction | null;
  /** Whether it is in the menu of the last button where a phone's bar has no place for all areas. Rule: desk/DE60. */
  isSeldom?: true;
  /** The number on its icon, 0 for none, and the words with `{count}` that screen readers hear. */
  badge?: { count(data: DeskData): number; label: keyof DeskMessages };
  /** Has the whole width of the screen, however wide it is. */
  isWide?: true;
  /** Shows the area inside `Area`. `detail`: what follows its id in the address, as in `#chats/{uuid}`. */
  Screen: ComponentType<{ detail: string | null }>;
};

const ORDERS: DeskArea = {
  id: 'orders',
  icon: receiptTextIcon,
  title: 'orders',
  action: 'read-orders',
  isWide: true,
  badge: { count: ({ newOrders }) => newOrders.length, label: 'new_orders' },
  Screen: Board,
};

/** The areas of the desk in the order of its navigation: a new area is a row here. Rule: desk/DE16. */
export const DESK_AREAS: readonly DeskArea[] = [
  ORDERS,
  {
    id: 'chats',
    icon: messageCircleIcon,
    title: 'chats',
    action: 'chats',
    badge: { count: ({ chats }) => unansweredChats(chats ?? []), label: 'chats_waiting' },
    Screen: ChatsArea,
  },
  {
    id: 'later',
    icon: clockIcon,
    title: 'later',
    action: 'read-orders',
    badge: { count: ({ dueEntries }) => dueEntries.length, label: 'due_now' },
    Screen: LaterArea,
  },
  { id: 'today', icon: chartColumnIcon, title: 'today', action: 'figures', Screen: TodayArea },
  { id: 'search', icon: searchIcon, title: 'search', action: 'search', isSeldom: true, Screen: SearchArea },
  {
    id: 'handover',
    icon: clipboardListIcon,
    title: 'handover',
    action: 'handover',
    isSeldom: true,
    badge: { count: ({ handovers }) => unconfirmed(handovers ?? []), label: 'handover_count' },
    Screen: HandoverArea,
  },
  { id: 'rooms', icon: doorOpenIcon, title: 'rooms_area', action: 'rooms', isSeldom: true, Screen: RoomsArea },
  { id: 'content', icon: utensilsIcon, title: 'content', action: 'sell', isSeldom: true, Screen: ContentArea },
  { id: 'menu', icon: bookOpenTextIcon, title: 'menu', action: 'menu', isSeldom: true, Screen: MenuArea },
  {
    id: 'announcements',
    icon: megaphoneIcon,
    title: 'announcements',
    action: 'announcements',
    label: 'announcements_short',
    isSeldom: true,
    Screen: AnnouncementsArea,
  },
  { id: 'persons', icon: usersIcon, title: 'persons', action: 'guest-data', isSeldom: true, Screen: PersonsArea },
  {
    id: 'printers',
    icon: printerIcon,
    title: 'printers',
    action: 'print',
    isSeldom: true,
    badge: { count: ({ printers }) => countPrinters(printers), label: 'printers_count' },
    Screen: PrintersArea,
  },
  {
    id: 'problems',
    icon: triangleAlertIcon,
    title: 'problems',
    action: 'problems',
    isSeldom: true,
    badge: {
      count: ({ waits, undelivered, serverProblems, paymentProblems, ticketProblems }) =>
        countWaits(waits) +
        (undelivered?.givenUp.length ?? 0) +
        serverProblems.length +
        countMoney(paymentProblems) +
        (ticketProblems?.length ?? 0),
      label: 'problems_count',
    },
    Screen: ProblemsArea,
  },
  { id: 'staff', icon: idCardIcon, title: 'staff_area', action: 'staff', isSeldom: true, Screen: StaffArea },
  {
    id: 'account',
    icon: userIcon,
    title: 'account',
    label: 'account_short',
    action: null,
    isSeldom: true,
    Screen: AccountArea,
  },
];

type Reader = Pick<OpenSession, 'may' | 'session'>;

/** Whether whoever is signed in may open an area. */
const mayOpen = ({ action }: DeskArea, { may, session }: Reader): boolean =>
  action === null ? session.person !== null : may(action);

/** The areas that whoever is signed in may open. Rule: staff/SP44. */
export const areasFor = (reader: Reader): readonly DeskArea[] => DESK_AREAS.filter((area) => mayOpen(area, reader));

/** The area that an address names, also one that may not be opened; where it names none, the first that may be. */
export const areaOf = (id: string, allowed: readonly DeskArea[]): DeskArea =>
  DESK_AREAS.find((area) => area.id === id) ?? allowed[0] ?? ORDERS;
