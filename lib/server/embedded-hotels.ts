import 'server-only';
import { settings } from './env';
import { once } from './once';
import { platform } from './platform-handle';

const codes = async (): Promise<readonly string[]> => (await platform().hotels()).map(({ code }) => code);

/** The codes of the hotels that this process serves itself; none behind an upstream, which names no hotels. */
export const embeddedHotels = async (): Promise<readonly string[]> =>
  settings().upstream === null ? once('embedded hotels', codes) : [];
