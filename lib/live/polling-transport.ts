import { type Channel, isEmptyChannel, type LiveTransport, RESYNC } from './channel';
import { browserPage, type Page } from './page';

const EVERY_MS = 10_000;

const isActive = (channel: Channel): boolean => channel.kind !== 'orders' || channel.hasOpenOrders !== false;

/**
 * The transport for an upstream without live events: it makes subscribers fetch every ten seconds while an order is in
 * progress or a chat is active, and once when the tab becomes visible again. Rules: live-updates/LV5, live-updates/LV1,
 * live-updates/LV6.
 */
export const pollingTransport = (page: Page = browserPage): LiveTransport => ({
  subscribe(channel, onEvent) {
    if (isEmptyChannel(channel) || channel.kind === 'content') return () => {};
    const refetch = () => onEvent(RESYNC);
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const run = () => {
      stop();
      if (page.isSeen() && isActive(channel)) timer = setInterval(refetch, EVERY_MS);
    };
    const unwatch = page.onChange(() => {
      if (page.isSeen()) refetch();
      run();
    });
    run();
    return () => {
      unwatch();
      stop();
    };
  },
});
