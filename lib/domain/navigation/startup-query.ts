/** The startup parameters. Apart from what reads them, so that a page without them loads nothing of it. */
export const STARTUP_KEYS = [
  'debug_mode',
  'set-room',
  'send-url',
  'send-email',
  'open-product-id',
  'property-id',
  'property-value',
  'announcement_id',
  'online-checkin',
  'open-orders',
] as const;

/** Whether an address has a startup parameter. `search`: the query with its question mark. */
export const hasStartup = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return STARTUP_KEYS.some((key) => query.has(key));
};

/**
 * The value of `debug_mode` in an address, which is passed on to the platform; null if there is none or it is not a
 * short word. Rule: startup/ST3.
 */
export const readDebugMode = (value: string | null | undefined): string | null =>
  /^[\w-]{1,40}$/.test(value ?? '') ? (value ?? null) : null;
