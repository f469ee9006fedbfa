import { canonical, ownOrigin } from './browser';
import { fetchWithTimeout } from './fetch-with-timeout';
import { createLotteryApi, type LotteryApi } from './lottery-api';

let api: LotteryApi | undefined;

/**
 * The calls of a draw to the app's own origin. Only the page of a draw imports it. An entry has a timeout too, because it
 * can be repeated.
 */
export const browserLottery = (): LotteryApi => {
  api ??= createLotteryApi({
    ...ownOrigin(),
    send: fetchWithTimeout,
    decoders: { enteredLottery: canonical, lotteryEntry: canonical },
  });
  return api;
};
