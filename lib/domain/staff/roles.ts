/** What a staff member's role can be. */
export const STAFF_ROLES = ['station', 'reception', 'manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What calls of the staff API and areas of the desk ask a role for. */
export const STAFF_ACTIONS = [
  /** Reads orders; of a narrowed person those of its stations. */
  'read-orders',
  /** Accepts, readies, ends and cancels orders, notes, promises, gives lines as ready. */
  'move-orders',
  /** Places and corrects orders for guests who phone. */
  'take-orders',
  /** Switches products off and on, counts what is left, says that a station is busy. */
  'sell',
  /** Reads printers and tickets, prints again. */
  'print',
  'chats',
  'announcements',
  /** Rooms, their codes and stays, and what is posted to a room's bill. */
  'rooms',
  'handover',
  /** Finds orders of the past and guests by name, room and number. */
  'search',
  'lotteries',
  /** Problems of the house's own system, and deliveries that failed. */
  'problems',
  /** Gives money back, takes care of payments, receipts and their lists. */
  'money',
  'figures',
  /** Prices, hours, closed days, texts, pictures: everything that guests read of the menu. */
  'menu',
  /** Exports and deletes what is stored of a guest. */
  'guest-data',
  /** Invites and removes staff, their roles, devices and sessions, the hotel's key, and the log of who did what. */
  'staff',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

const STATION: readonly StaffAction[] = ['read-orders', 'move-orders', 'sell', 'print'];
const RECEPTION: readonly StaffAction[] = [
  ...STATION,
  'take-orders',
  'chats',
  'announcements',
  'rooms',
  'handover',
  'search',
  'lotteries',
  'problems',
];

/** The table role × action. Rule: staff/SP1. */
export const ROLE_ACTIONS: Readonly<Record<StaffRole, ReadonlySet<StaffAction>>> = {
  station: new Set(STATION),
  reception: new Set(RECEPTION),
  manager: new Set(STAFF_ACTIONS),
};

/**
 * What a role may do in a session that a PIN has opened: not what makes links, keys and devices that open the desk elsewhere.
 * Rule: staff/SP36.
 */
export const PIN_ACTIONS: Readonly<Record<StaffRole, ReadonlySet<StaffAction>>> = {
  ...ROLE_ACTIONS,
  manager: new Set(STAFF_ACTIONS.filter((action) => action !== 'staff')),
};

/** Whether a role may do something. Rule: staff/SP1. */
export const may = (role: StaffRole, action: StaffAction): boolean => ROLE_ACTIONS[role].has(action);
