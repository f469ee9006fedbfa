import type { OfflinePack } from '@/lib/domain/http/offline-pack';

/**
 * The body of a call in the pack that the service worker keeps; undefined: none is kept. For pages that the worker does
 * not answer for, because they were opened before it was there (decision 074). `path`: with `/api/v1`. Rule: offline/OF1.
 */
export async function keptResponse(language: string, path: string): Promise<unknown> {
  try {
    const pack: OfflinePack | undefined = await (await caches.match(`/offline-pack/${language}`))?.json();
    const kept = pack?.responses[path];
    return kept && JSON.parse(kept.parts.map((part) => pack?.texts[part]).join(''));
  } catch {
    // Damaged, or a browser without this storage.
    return undefined;
  }
}
