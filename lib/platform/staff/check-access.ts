import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { sameId } from '@/lib/domain/id';
import type { StaffMember } from '@/lib/domain/staff/member';
import { isOwnSection, isOwnStation } from '@/lib/domain/staff/narrowing';
import type { StaffAction } from '@/lib/domain/staff/roles';
import { readStockItem } from '@/lib/domain/stock/stock-item';
import type { PlatformContext } from '../context';
import { stationPlan } from '../orders/station-plan';
import { fileProduct, fileProducts } from '../stores/catalogue/products';
import { changeById } from '../stores/content-changes';
import { findHotel, type HotelKey } from '../stores/hotels';
import { ticketById } from '../stores/tickets';
import { queueOf } from '../ticket-queue/hotel-plan';
import type { DeskCaller } from './desk-caller';
import { isOrderOf, narrowedMember } from './own-parts';

/** What of a call's definition decides. `action` null: every member of staff may make it. */
type CheckedCall = { action: StaffAction | null; method: string; path: string };
type Params = Readonly<Record<string, unknown>>;
type Narrowed = { context: Pick<PlatformContext, 'database'>; hotel: HotelKey; member: StaffMember; params: Params };

const isSectionOwn = async ({ context, hotel, member }: Narrowed, section: number | null) =>
  section !== null && isOwnSection(section, member, await stationPlan(context.database.db, hotel));

async function isProductOwn(narrowed: Narrowed, id: number): Promise<boolean> {
  const product = await fileProduct(narrowed.context.database.db, narrowed.hotel.code, id);
  return isSectionOwn(narrowed, product === null ? null : Number(product.product.section_id));
}

/** A choice is a person's where one of the products that offer it is. */
async function isStockItemOwn(narrowed: Narrowed): Promise<boolean> {
  const item = readStockItem(String(narrowed.params.item));
  if (item === null) return false;
  if (item.kind === 'product') return isProductOwn(narrowed, item.id);
  const { context, hotel, member } = narrowed;
  const plan = await stationPlan(context.database.db, hotel);
  const products = await fileProducts(context.database.db, hotel.code);
  return products.some(
    ({ product }) =>
      product.property?.properties.some(({ id }) => sameId(id, item.optionId)) &&
      isOwnSection(Number(product.section_id), member, plan),
  );
}

async function isPrinterOwn({ context, hotel: { code, id }, member, params }: Narrowed): Promise<boolean> {
  const hotel = await findHotel(context.database.db, { code });
  const plan = await stationPlan(context.database.db, { code, id });
  const { stations } = hotel === null ? { stations: [] } : queueOf(hotel, String(params.printer));
  return stations.some((station) => isOwnStation(station, member, plan));
}

async function isTicketOwn({ context, hotel, member, params }: Narrowed): Promise<boolean> {
  const ticket = await ticketById(context.database.db, hotel.code, String(params.ticket));
  return ticket !== null && isOwnStation(ticket.station, member, await stationPlan(context.database.db, hotel));
}

async function isChangeOwn(narrowed: Narrowed): Promise<boolean> {
  const { context, hotel, params } = narrowed;
  const target = (await changeById(context.database.db, hotel.code, Number(params.id)))?.target ?? null;
  if (target === null) return false;
  return target.kind === 'product' ? isProductOwn(narrowed, target.id) : isSectionOwn(narrowed, target.id);
}

/**
 * What calls with a path are about, where a narrowed person may only name what is its own. By path, so that a call that is
 * added below one of these is checked too.
 */
const OWN: readonly { path: RegExp; isOwn(narrowed: Narrowed): Promise<boolean> }[] = [
  {
    path: /^\/orders\/\{uuid\}/,
    isOwn: ({ context, hotel, member, params }) =>
      isOrderOf(context, { hotel, caller: { member }, uuid: String(params.uuid) }),
  },
  { path: /^\/orders\/\{uuid\}\/tickets\/\{ticket\}/, isOwn: isTicketOwn },
  {
    path: /^\/pace\/\{station\}/,
    isOwn: async ({ context, hotel, member, params }) =>
      isOwnStation(String(params.station), member, await stationPlan(context.database.db, hotel)),
  },
  { path: /^\/printers\/\{printer\}/, isOwn: isPrinterOwn },
  { path: /^\/stock\/\{item\}/, isOwn: isStockItemOwn },
  { path: /^\/products\/\{id\}/, isOwn: (narrowed) => isProductOwn(narrowed, Number(narrowed.params.id)) },
  { path: /^\/content\/products\/\{id\}/, isOwn: (narrowed) => isProductOwn(narrowed, Number(narrowed.params.id)) },
  { path: /^\/content\/log\/\{id\}/, isOwn: isChangeOwn },
  {
    path: /^\/content\/\{kind\}\/\{id\}/,
    isOwn: (narrowed) => {
      const id = Number(narrowed.params.id);
      return narrowed.params.kind === 'products' ? isProductOwn(narrowed, id) : isSectionOwn(narrowed, id);
    },
  },
];

/** What has orders of the whole hotel in it and is no list of a person's own. */
const WHOLE_HOTEL: readonly RegExp[] = [/^\/room-charges\b/, /^\/notifications\b/];

/** Whether an action is missing: refused by its name, so that a desk can say which. Rule: staff/SP2. */
function checkAction({ action }: Pick<CheckedCall, 'action'>, { actions }: DeskCaller): ApiResponse<null> {
  if (action === null || actions.has(action)) return succeeded(null);
  return refused('forbidden', { action });
}

/**
 * Whether a caller may make a call with these parameters. What is not a narrowed person's is not there to be read, and may
 * not be changed. Rules: staff/SP2, staff/SP3.
 */
export async function checkAccess(
  context: Pick<PlatformContext, 'database'>,
  call: CheckedCall,
  { hotel, caller, params }: { hotel: HotelKey; caller: DeskCaller; params: Params },
): Promise<ApiResponse<null>> {
  const allowed = checkAction(call, caller);
  const member = narrowedMember(caller);
  if (!allowed.ok || member === null) return allowed;
  if (WHOLE_HOTEL.some((path) => path.test(call.path)))
    return refused('forbidden', { narrowed: 'concerns the whole hotel' });
  const narrowed = { context, hotel, member, params };
  for (const { path, isOwn } of OWN)
    if (path.test(call.path) && !(await isOwn(narrowed)))
      return call.method === 'GET' ? refused('not-found') : refused('forbidden', { narrowed: 'is not yours' });
  return allowed;
}
