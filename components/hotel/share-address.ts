import { shareByDevice } from './share-by-device';

/** Copies a text; false where the browser does not allow it, such as on a page without TLS. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Shares an address by the device, else by copying it. Returns what the guest reads then: '' after sharing, `copied` after
 * copying, else the address itself. Loaded at the tap. Rule: catalogue/C17.
 */
export async function shareAddress(address: { title: string; url: string }, copied: string): Promise<string> {
  if (await shareByDevice(address)) return '';
  return (await copy(address.url)) ? copied : address.url;
}
