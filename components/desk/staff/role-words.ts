import type { StaffAction, StaffRole } from '@/lib/domain/staff/roles';
import type { DeskMessages } from '@/lib/words/desk-messages';

/** What roles are called. */
export const ROLE_WORDS: Readonly<Record<StaffRole, keyof DeskMessages>> = {
  station: 'role_station',
  reception: 'role_reception',
  manager: 'role_manager',
};

/** What somebody of the role does, in a sentence. */
export const ROLE_TEXTS: Readonly<Record<StaffRole, keyof DeskMessages>> = {
  station: 'role_station_text',
  reception: 'role_reception_text',
  manager: 'role_manager_text',
};

/** What rights are called. */
export const RIGHT_WORDS: Readonly<Record<StaffAction, keyof DeskMessages>> = {
  'read-orders': 'right_read_orders',
  'move-orders': 'right_move_orders',
  'take-orders': 'right_take_orders',
  sell: 'right_sell',
  print: 'right_print',
  chats: 'right_chats',
  announcements: 'right_announcements',
  rooms: 'right_rooms',
  handover: 'right_handover',
  search: 'right_search',
  lotteries: 'right_lotteries',
  problems: 'right_problems',
  money: 'right_money',
  figures: 'right_figures',
  menu: 'right_menu',
  'guest-data': 'right_guest_data',
  staff: 'right_staff',
};
