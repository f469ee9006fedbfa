/** The gateway sets this header from the Host header, without which no passkey can be checked. */
export const PAGE_HOST_HEADER = 'x-desk-host';

/** The gateway sets this header from the cookies of an enrolled device, separated by spaces. */
export const DEVICE_TOKENS_HEADER = 'x-desk-devices';

/** The token of a device that was enrolled: the gateway makes a cookie of it, and the header goes no further. */
export const NEW_DEVICE_HEADER = 'x-desk-new-device';

/** What of a browser the calls of a person's own account need. */
export type CallingBrowser = {
  /** The Host header of its request; empty: unknown. */
  host: string;
  /** The tokens of the device that it is, if it is an enrolled one. */
  devices: readonly string[];
};

export const callingBrowser = (headers: Headers): CallingBrowser => ({
  host: headers.get(PAGE_HOST_HEADER) ?? '',
  devices: (headers.get(DEVICE_TOKENS_HEADER) ?? '').split(' ').filter((token) => token !== ''),
});
