import 'server-only';

/** The embedded platform as the server uses it. */
export type Platform = {
  fetch(request: Request): Response | Promise<Response>;
};

const shared = globalThis as { hotelPlatform?: Platform };

/** Pages and routes are separate bundles: the one platform of this process is kept where all of them find it. */
export function setPlatform(platform: Platform): void {
  shared.hotelPlatform = platform;
}

/** The open platform; throws before the start has opened it. */
export function platform(): Platform {
  if (shared.hotelPlatform === undefined) throw new Error('the embedded platform is not open');
  return shared.hotelPlatform;
}
