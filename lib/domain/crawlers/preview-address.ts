import type { Id } from '../id';

/** What a preview image shows: the hotel, one of its sections, or a product of a section. */
export type PreviewSubject = { language: string; sectionId: string | null; productId: string | null };

const ADDRESS = /^\/previews\/([a-z]{2,3})(?:\/(\d{1,15})(?:\/([\w-]{1,40}))?)?\.png$/;

/**
 * The address of a preview image. `version` changes with what the image shows, so that link previews fetch it again; it
 * decides nothing else. Rule: crawlers/CW8.
 */
export function previewAddress(subject: { language: string; sectionId?: Id; productId?: Id }, version: string): string {
  const steps = [subject.language, subject.sectionId, subject.productId].filter((step) => step !== undefined);
  return `/previews/${steps.map((step) => encodeURIComponent(String(step))).join('/')}.png?v=${version}`;
}

/** Reads the path of a preview image; null if it is none. */
export function readPreviewPath(pathname: string): PreviewSubject | null {
  const match = ADDRESS.exec(pathname);
  if (match === null) return null;
  const [, language = '', sectionId = null, productId = null] = match;
  return { language, sectionId, productId };
}
