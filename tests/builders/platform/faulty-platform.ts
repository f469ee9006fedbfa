import type { OrderBody } from '@/lib/domain/orders/order-body';
import { eventLoopTurns } from '../browser/fake-page-globals';
import { Tally } from '../generated/seeded';
import { orderServer, type Server } from '../orders/order-server';

/**
 * The faults that an order can meet on its way, as the phone's `fetch` reports them; in some the order is stored, in
 * others not.
 */
export const POST_FAULTS = [
  /** Nothing is sent; the phone stays offline for some requests. */
  'offline before the send',
  /** Only half of the order is sent, and no platform accepts half an order. */
  'offline during the send',
  /** The order is stored; the phone is offline when the response arrives. */
  'offline after the send',
  'connection cut before the order arrived',
  'connection cut after the order arrived',
  /** The connection is cut in the middle of the response's body. */
  'connection cut within the response',
  /** The response ends too early but without an error. */
  'response cut short',
  /** The hotel's Wi-Fi returns its login page with status 200 instead of the response. */
  'page of the network instead of the response',
  '500 before the order was stored',
  '500 after the order was stored',
  'silence, and not stored',
  'silence, and stored',
  'stored late',
  'too many',
  'refused without words',
  'refused with words',
] as const;
export type PostFault = (typeof POST_FAULTS)[number] | null;

/** The faults of the call that checks whether an order exists. */
export const CHECK_FAULTS = [
  'question cut off',
  'response to the question breaks off',
  '500 to the question',
  'silence to the question',
  'page of the network to the question',
  'fewer than three lists',
] as const;
type CheckFault = (typeof CHECK_FAULTS)[number] | null;

const NEVER = new Promise<never>(() => {});
/** Number of requests for which a phone stays offline. */
const OFFLINE_FOR = 2;

const noConnection = () => new TypeError('Failed to fetch');
const page = (status: number) =>
  new Response('<!doctype html><title>Wi-Fi</title>', { status, headers: { 'content-type': 'text/html' } });

/** The first half of a response. `breaks`: the connection is then cut. */
async function half(response: Response, breaks: boolean): Promise<Response> {
  const text = await response.text();
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      if (breaks) stream.error(new TypeError('network error'));
      else stream.close();
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

/** A platform that stores an order once for each uuid, behind a network with scripted faults. */
export class FaultyPlatform {
  /** The orders in memory, when no other server is behind the network. */
  readonly orders: ReadonlyMap<string, OrderBody>;
  payAt: string | null = null;
  postFault: () => PostFault = () => null;
  checkFault: () => CheckFault = () => null;
  /** Number of event loop turns that a request takes in each direction. */
  latency: () => number = () => 0;
  /** How often each fault has occurred. */
  readonly met = new Tally();
  /** How often orders have arrived, including repeated ones. */
  arrivals = 0;
  /** Orders on their way to the platform, or whose responses are on their way back. */
  underWay = 0;
  readonly #server: Server;
  readonly #refused = new Set<string>();
  #late: Request[] = [];
  #offlineFor = 0;

  constructor(server?: Server) {
    const memory = orderServer(() => this.payAt);
    this.orders = memory.orders;
    this.#server = server ?? memory.response;
  }

  /** Ends all faults: the phone is online again. */
  recover(): void {
    this.postFault = () => null;
    this.checkFault = () => null;
    this.#offlineFor = 0;
  }

  /** Whether the phone reports that it has no network. */
  readonly isOffline = (): boolean => this.#offlineFor > 0;

  /** Delivers the orders that were delayed for long. */
  deliverLate(): void {
    for (const request of this.#late.splice(0)) void this.#reach(request);
  }

  /** Replaces the phone's `fetch`. */
  readonly fetch: Server = async (request) => {
    if (this.#offlineFor > 0) {
      this.#offlineFor -= 1;
      this.met.note('offline still');
      throw noConnection();
    }
    return request.method === 'POST' ? this.#place(request, this.postFault()) : this.#check(request, this.checkFault());
  };

  #meet(fault: PostFault | CheckFault): void {
    if (fault === null) return;
    this.met.note(fault);
    if (fault.startsWith('offline')) this.#offlineFor = OFFLINE_FOR;
  }

  async #reach(request: Request): Promise<Response> {
    this.underWay += 1;
    try {
      const { uuid }: OrderBody = await request.clone().json();
      await eventLoopTurns(this.latency());
      this.arrivals += 1;
      const response = this.#refused.has(uuid) ? refusal() : await this.#server(request);
      await eventLoopTurns(this.latency());
      return response;
    } finally {
      this.underWay -= 1;
    }
  }

  async #place(request: Request, fault: PostFault): Promise<Response> {
    if (fault === 'refused with words') return this.#refuse(request);
    this.#meet(fault);
    switch (fault) {
      case 'offline before the send':
        throw noConnection();
      case 'offline during the send':
      case 'connection cut before the order arrived':
        await eventLoopTurns(this.latency());
        throw noConnection();
      case 'page of the network instead of the response':
        return page(200);
      case '500 before the order was stored':
        return page(500);
      case 'too many':
        return Response.json({ refusal: 'too-many' }, { status: 429, headers: { 'retry-after': '1' } });
      case 'refused without words':
        return Response.json({ refusal: 'forbidden' }, { status: 403 });
      case 'silence, and not stored':
        return NEVER;
      case 'stored late':
        this.#late.push(request);
        return NEVER;
    }
    const response = await this.#reach(request);
    switch (fault) {
      case 'offline after the send':
      case 'connection cut after the order arrived':
        throw noConnection();
      case 'connection cut within the response':
        return half(response, true);
      case 'response cut short':
        return half(response, false);
      case '500 after the order was stored':
        return page(500);
      case 'silence, and stored':
        return NEVER;
      default:
        return response;
    }
  }

  /** Refuses an order only if the platform neither has it nor is about to receive it. A refused order stays refused. */
  async #refuse(request: Request): Promise<Response> {
    const { uuid }: OrderBody = await request.clone().json();
    if (this.underWay > 0 || (await this.#has(request, uuid))) return this.#reach(request);
    this.#meet('refused with words');
    this.#refused.add(uuid);
    return refusal();
  }

  async #has(request: Request, uuid: string): Promise<boolean> {
    const response = await this.#server(
      new Request(new URL(`/api/v1/hotels/aurora/orders/check?order_uuids[]=${uuid}`, request.url)),
    );
    return (await response.text()).includes(uuid);
  }

  async #check(request: Request, fault: CheckFault): Promise<Response> {
    this.#meet(fault);
    await eventLoopTurns(this.latency());
    if (fault === 'question cut off') throw noConnection();
    if (fault === 'silence to the question') return NEVER;
    if (fault === '500 to the question') return page(500);
    if (fault === 'page of the network to the question') return page(200);
    if (fault === 'fewer than three lists') return Response.json({ data: null });
    const response = await this.#server(request);
    await eventLoopTurns(this.latency());
    return fault === 'response to the question breaks off' ? half(response, true) : response;
  }
}

const refusal = () =>
  Response.json({ refusal: 'invalid', data: { data: { products_is_not_available: ['sold out'] } } }, { status: 422 });
