import { atom } from 'jotai';
import type { SlotHoldRequest } from '@/lib/contract/availability';
import { canonical, ownOrigin } from '@/lib/contract/browser';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import { createHoldApi } from '@/lib/contract/hold-api';
import { cart } from '@/lib/device/cart';
import { cartHolds } from '@/lib/device/cart-holds';
import { newUuid } from '@/lib/device/new-uuid';
import { slotHolder, slotHolderFor } from '@/lib/device/slot-holder';
import { chosenSlots } from '@/lib/domain/booking/chosen-slots';
import { firstToEnd, type HeldSlot, holdChanges, holdsOf, withEnded, withHolds } from '@/lib/domain/booking/slot-hold';
import { pageStore } from '@/lib/state/page-store';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** `seconds`: how long the platform holds a slot. */
type HeldProduct = { uuid: string; hotelUuid: string; seconds: number };

type FormEvents = {
  /** Some of the chosen slots are taken by somebody else. */
  onTaken(): void;
  /** The holds of these chosen slots have expired. */
  onExpired(slots: readonly string[]): void;
};

type Form = FormEvents & { product: HeldProduct; chosen: readonly string[] };

export type HoldForm = {
  /** Holds exactly these slots for the form. */
  choose(slots: readonly string[]): void;
  /** Releases what is not in the cart. */
  close(): void;
};

const NOTHING: readonly HeldSlot[] = [];

const forms = new Set<Form>();
/** By the product's uuid. */
const held = atom<Readonly<Record<string, readonly HeldSlot[]>>>({});
/** Products of platforms that hold nothing. They are not asked again. */
const withoutHolds = new Set<string>();
let queue: Promise<void> = Promise.resolve();
/** The request for holds that has no response yet. */
let underWay: { id: string; product: HeldProduct; slots: readonly string[] } | null = null;
/** How often the page was left. Updates that were queued before that do not run. */
let departures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const heldSlots = (productUuid: string): readonly HeldSlot[] => pageStore.get(held)[productUuid] ?? NOTHING;

/** The held slots of a product. */
export const useHeldSlots = (productUuid: string): readonly HeldSlot[] => useAtomValue(held)[productUuid] ?? NOTHING;

function setHeld(productUuid: string, slots: readonly HeldSlot[]): void {
  pageStore.set(held, (all) => ({ ...all, [productUuid]: slots }));
  clearTimeout(timer);
  const [first] = firstToEnd(Object.values(pageStore.get(held)).flat());
  if (first !== undefined) timer = setTimeout(expireHolds, Math.max(0, first.endsAt - Date.now()));
}

/** Removes expired holds and notifies the forms that had chosen their slots. */
function expireHolds(): void {
  const now = Date.now();
  for (const [uuid, slots] of Object.entries(pageStore.get(held))) {
    const expired = slots.filter(({ endsAt }) => endsAt <= now).map(({ slot }) => slot);
    setHeld(
      uuid,
      slots.filter(({ slot }) => !expired.includes(slot)),
    );
    for (const form of [...forms]) {
      const lost = form.product.uuid === uuid ? form.chosen.filter((slot) => expired.includes(slot)) : [];
      if (lost.length === 0) continue;
      // The form reports these. What only the cart has, the page reports (components/holds).
      cartHolds.changeNow((all) => withEnded(all, { product: uuid, slots: lost }));
      form.onExpired(lost);
    }
  }
}

/** With `keepalive` the browser sends a request although its page is being left. */
const send = (product: HeldProduct, request: SlotHoldRequest) =>
  createHoldApi({
    ...ownOrigin(),
    send: (call) => fetchWithTimeout(new Request(call, { keepalive: true })),
    decoders: { slotHolds: canonical },
  }).holdSlots(product.uuid, request);

const slotsInCart = (productUuid: string): readonly string[] =>
  cart.get().products.flatMap(({ product }) => (product.uuid === productUuid ? chosenSlots(product) : []));

/** Keeps on the device what the cart has of the held slots of a product. Rule: booking/B31. */
function keepInCart(productUuid: string): void {
  const inCart = slotsInCart(productUuid);
  const kept = heldSlots(productUuid).filter(({ slot }) => inCart.includes(slot));
  cartHolds.changeNow((all) => withHolds(all, { product: productUuid, held: kept, inCart }));
}

const changesFor = ({ uuid }: HeldProduct) =>
  holdChanges({
    held: heldSlots(uuid).map(({ slot }) => slot),
    chosen: [...forms].flatMap((form) => (form.product.uuid === uuid ? form.chosen : [])),
    inCart: slotsInCart(uuid),
  });

/** `cancel`: the id of a request for holds that may arrive later. */
async function release(
  product: HeldProduct,
  { slots, cancel }: { slots: readonly string[]; cancel?: string },
): Promise<void> {
  const { uuid, hotelUuid } = product;
  setHeld(
    uuid,
    heldSlots(uuid).filter(({ slot }) => !slots.includes(slot)),
  );
  const holder = slotHolder(Date.now());
  // When the call fails, the platform releases the slots at their time.
  if (holder === null) return;
  await send(product, { hotel_uuid: hotelUuid, holder, hold: [], release: slots, ...(cancel && { cancel }) });
}

async function hold(product: HeldProduct, slots: readonly string[]): Promise<void> {
  const { uuid, hotelUuid, seconds } = product;
  const holder = slotHolderFor(seconds, Date.now());
  const request = { id: newUuid(), product, slots };
  underWay = request;
  const body = { hotel_uuid: hotelUuid, holder, hold: slots, release: [], request_id: request.id };
  const response = await send(product, body);
  const isCancelled = underWay !== request;
  underWay = null;
  if (isCancelled) return;
  // Without a hold everything goes on: the order decides. Rule: booking/B28.
  if (!response.ok) {
    if (response.refusal.kind === 'not-found') withoutHolds.add(uuid);
    return;
  }
  const now = Date.now();
  setHeld(
    uuid,
    response.value.held.map(({ slot, seconds_left }) => ({ slot, endsAt: now + seconds_left * 1000 })),
  );
  for (const form of [...forms]) {
    if (form.product.uuid === uuid && form.chosen.some((slot) => response.value.taken.includes(slot))) form.onTaken();
  }
}

/** Runs one request at a time, so that a release cannot overtake its hold. Each reads the choice when it starts. */
function queueUpdate(product: HeldProduct): Promise<void> {
  const queuedAfter = departures;
  const isWanted = () => queuedAfter === departures && !withoutHolds.has(product.uuid);
  queue = queue
    .then(async () => {
      const { release: unwanted } = changesFor(product);
      if (isWanted() && unwanted.length > 0) await release(product, { slots: unwanted });
      const { hold: wanted } = changesFor(product);
      if (isWanted() && wanted.length > 0) await hold(product, wanted);
      keepInCart(product.uuid);
    })
    // An unexpected error must not end the queue; the platform expires holds by itself.
    .catch(() => undefined);
  return queue;
}

/** Releases at once, because the page may not be there when a queued call would begin. Rule: booking/B34. */
function leavePage(): void {
  departures += 1;
  cancelUnderWay();
  for (const product of new Map([...forms].map((form) => [form.product.uuid, form.product])).values()) {
    keepInCart(product.uuid);
    const inCart = slotsInCart(product.uuid);
    const slots = heldSlots(product.uuid).flatMap(({ slot }) => (inCart.includes(slot) ? [] : slot));
    if (slots.length > 0) release(product, { slots }).catch(() => undefined);
  }
}

/** The request may reach the platform before its cancellation or after it. */
function cancelUnderWay(): void {
  if (underWay === null) return;
  const { id, product, slots } = underWay;
  const inCart = slotsInCart(product.uuid);
  const unwanted = slots.filter((slot) => !inCart.includes(slot));
  // What is in the cart stays held, also when its request is still under way.
  const isUnwanted = unwanted.length === slots.length;
  if (isUnwanted) underWay = null;
  if (unwanted.length === 0) return;
  release(product, { slots: unwanted, ...(isUnwanted && { cancel: id }) }).catch(() => undefined);
}

/** A page that the browser has kept is shown again with its choices. */
function returnToPage({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const { product } of [...forms]) void queueUpdate(product);
}

function removeForm(form: Form): void {
  forms.delete(form);
  if (forms.size > 0) return;
  window.removeEventListener('pagehide', leavePage);
  window.removeEventListener('pageshow', returnToPage);
}

/**
 * Begins to hold what a form chooses of a product, until the form is closed or the page is left. Rules: booking/B28,
 * booking/B30, booking/B31, booking/B35.
 */
export function openHoldForm(product: HeldProduct, events: FormEvents): HoldForm {
  const form: Form = { ...events, product, chosen: [] };
  // An order may have taken what an earlier form held. The next response lists what is still held.
  if (![...forms].some((other) => other.product.uuid === product.uuid)) {
    const { held: kept } = holdsOf(cartHolds.get(), { product: product.uuid, slots: slotsInCart(product.uuid) });
    setHeld(product.uuid, kept);
  }
  if (forms.size === 0) {
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', returnToPage);
  }
  forms.add(form);
  return {
    choose(slots) {
      form.chosen = slots;
      void queueUpdate(product);
    },
    close() {
      form.chosen = [];
      // Until then a page that is left still has something to release.
      void queueUpdate(product).then(() => removeForm(form));
    },
  };
}
