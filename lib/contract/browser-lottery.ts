import { canonical, ownOrigin } from './browser';
import { createLotteryApi, type LotteryApi } from './lottery-api';

let api: LotteryApi | undefined;

/** The calls of a draw to the app's own origin. Only the page of a draw imports it. */
export const browserLottery = (): LotteryApi => {
  api ??= createLotteryApi({ ...ownOrigin(), decoders: { enteredLottery: canonical, lotteryEntry: canonical } });
  return api;
};
