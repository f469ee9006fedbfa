/** Opens the device's own sheet for sharing; false if it has none. A guest who closes it has shared nothing. */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
