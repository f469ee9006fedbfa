import 'server-only';
import type { Endpoint, Send } from '@/lib/contract/call';
import { type ChatApi, createChatApi } from '@/lib/contract/chat-api';
import { createHotelApi, type HotelApi } from '@/lib/contract/client';
import { createHoldApi, type HoldApi } from '@/lib/contract/hold-api';
import { createLotteryApi, type LotteryApi } from '@/lib/contract/lottery-api';
import { createPushApi, type PushApi } from '@/lib/contract/push/push-api';
import { createQuoteApi, type QuoteApi } from '@/lib/contract/quote-api';
import { createReceiptApi, type ReceiptApi } from '@/lib/contract/receipt-api';
import { DecodeError } from '@/lib/contract/schema/decode-error';
import { decodersWith } from '@/lib/contract/schema/decoders';
import { createTipApi, type TipApi } from '@/lib/contract/tip-api';
import { createVoiceApi, type VoiceApi } from '@/lib/contract/voice/voice-api';
import { ROOM_PASS_HEADER } from '@/lib/platform/routes/order-routes';
import { log } from '../log/log';
import { transport } from './transport';

/** Per minute. One broken response may contain a hundred thousand invalid values, and each log line takes time. */
const MAX_LOGGED_DROPS = 100;
const MINUTE_MS = 60_000;

let minute = { began: 0, drops: 0 };

function logDrop(drop: object): void {
  const now = Date.now();
  if (now - minute.began >= MINUTE_MS) minute = { began: now, drops: 0 };
  minute.drops += 1;
  if (minute.drops <= MAX_LOGGED_DROPS) log().warn(drop, 'left out: the platform sent something that cannot be read');
  if (minute.drops === MAX_LOGGED_DROPS) log().warn('further drops are not logged until the minute is over');
}

/** The server's decoders. They log the values that they drop. */
export const decoders = decodersWith({ onDrop: logDrop });

/** Logs a response without required fields. It counts as unavailable: the guest is invited to try again. */
function logUnreadable(error: unknown): void {
  if (!(error instanceof DecodeError)) throw error;
  log().error({ call: error.call, reason: error.message }, 'the platform responded with something that cannot be read');
}

/** Adds the client's IP address and other headers to the calls. */
const withHeaders =
  (headers: Readonly<Record<string, string>>, send: Send): Send =>
  (request) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return send(request);
  };

/** The address and transport of the platform's calls. `clientIp` null: no single guest causes the call. */
function endpoint(clientIp: string | null): Endpoint {
  const { send, base } = transport();
  return {
    base,
    onUnreadable: logUnreadable,
    send: clientIp === null ? send : withHeaders({ 'x-forwarded-for': clientIp }, send),
  };
}

/** The calls of the platform in use, embedded or upstream. */
export const platformApi = (clientIp: string | null = null): HotelApi =>
  createHotelApi({ ...endpoint(clientIp), decoders });

/** The call that places an order, with what proves the guest's room to the embedded platform. */
export function platformOrders(clientIp: string, roomPasses: readonly string[]): Pick<HotelApi, 'placeOrder'> {
  const { send, ...rest } = endpoint(clientIp);
  const headers: Record<string, string> = roomPasses.length === 0 ? {} : { [ROOM_PASS_HEADER]: roomPasses.join(' ') };
  return createHotelApi({ ...rest, send: withHeaders(headers, send), decoders });
}

export const platformChat = (clientIp: string | null = null): ChatApi =>
  createChatApi({ ...endpoint(clientIp), decoders });

/** Only pages send it, for whoever scans a receipt. */
export const platformReceipts = (): ReceiptApi => createReceiptApi({ ...endpoint(null), decoders });

export const platformLottery = (clientIp: string): LotteryApi => createLotteryApi({ ...endpoint(clientIp), decoders });

/** Only the embedded platform serves it. */
export const platformPush = (clientIp: string): PushApi => createPushApi(endpoint(clientIp));
export const platformHolds = (clientIp: string): HoldApi => createHoldApi({ ...endpoint(clientIp), decoders });

/** Only the embedded platform serves it. */
export const platformTips = (clientIp: string): TipApi => createTipApi(endpoint(clientIp));

/** Only the embedded platform serves it. */
export const platformQuotes = (clientIp: string): QuoteApi => createQuoteApi({ ...endpoint(clientIp), decoders });

/** Only prompts come from the platform; the token comes from a separate service (voice-token.ts). */
export const platformVoice = (): Pick<VoiceApi, 'prompts'> => createVoiceApi({ ...endpoint(null), decoders });
