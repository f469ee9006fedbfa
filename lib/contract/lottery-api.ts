import type { Id } from '@/lib/domain/id';
import { createCaller, type Endpoint } from './call';
import type { EnteredLottery, LotteryEntry, NewLotteryEntry } from './lottery';
import { paths } from './paths';
import type { ApiResponse } from './refusals';

/**
 * The calls of a section's draw, separate from `HotelApi` so that the first load of a page does not contain them. The
 * draw itself is part of its section. A platform without draws responds not-found. Rule: platform-calls/W28.
 */
export interface LotteryApi {
  /**
   * `POST /public/lotteries/{section}/entries`. A repeated uuid, and another entry of the same person, get the first
   * response. Fields of an `invalid` refusal: name, room_number, entries (the room has no more), lottery (it takes no
   * more). Rule: lottery/LO3.
   */
  enter(sectionId: Id, entry: NewLotteryEntry): Promise<ApiResponse<EnteredLottery>>;
  /** `GET /public/lotteries/{section}/entries/{uuid}?hotel_uuid`: the device's entry; not-found: there is none. */
  entry(sectionId: Id, ids: { hotelUuid: string; uuid: string }): Promise<ApiResponse<LotteryEntry>>;
}

export type LotteryDecoders = {
  enteredLottery(body: unknown): EnteredLottery;
  lotteryEntry(body: unknown): LotteryEntry | null;
};

/** The calls of a draw to any endpoint. */
export function createLotteryApi({ decoders, ...endpoint }: Endpoint & { decoders: LotteryDecoders }): LotteryApi {
  const { get, post } = createCaller(endpoint);
  return {
    enter: (sectionId, entry) => post(paths.lotteryEntries(sectionId), entry, decoders.enteredLottery),
    entry: (sectionId, at) => get(paths.lotteryEntry(sectionId, at), decoders.lotteryEntry),
  };
}
