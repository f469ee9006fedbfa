import { existsSync } from 'node:fs';
import { join } from 'node:path';

const DEMO_HOTELS = ['cala-verde', 'dar-lila', 'lido', 'polar', 'qasr', 'rive'];
const OWN_HOTELS = './hotels';

/**
 * The default of AUTOPILOT for a start with the project's own hotels: only the demo hotels, not copies of them. Empty
 * if the operator uses another hotels folder or an upstream.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function demoAutopilot(env) {
  if (env.AUTOPILOT) return env.AUTOPILOT;
  if (env.HOTEL_API_URL || (env.HOTELS_DIR || OWN_HOTELS).replace(/\/+$/, '') !== OWN_HOTELS) return '';
  return DEMO_HOTELS.filter((code) => existsSync(join(OWN_HOTELS, code, 'hotel.json'))).join(',');
}
