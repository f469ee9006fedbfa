import 'server-only';
import type { Section, SectionFacts } from '@/lib/contract/catalogue';
import type { Hotel } from '@/lib/contract/hotel';
import { type ApiResponse, succeeded } from '@/lib/contract/refusals';
import type { Id } from '@/lib/domain/id';
import { sectionResponse, sectionsResponse } from '../upstream/cached-api';

/** More sections than any hotel has, so that an upstream whose sections contain one another ends. */
const MAX_SECTIONS = 400;
/** How many sections are requested from the platform at a time. */
const AT_A_TIME = 8;

/**
 * All sections of a hotel that its guests can reach, with their products, in the hotel's order: parents before their
 * children. A section that fails or is gone is left out; the list of sections itself must respond. Rule: search/SR1.
 */
export async function walkCatalogue(hotel: Hotel): Promise<ApiResponse<readonly Section[]>> {
  const top = await sectionsResponse(hotel);
  if (!top.ok) return top;
  const found = new Map<string, Section>();
  const seen = new Set<string>();
  const unseen = (sections: readonly SectionFacts[]): SectionFacts[] =>
    sections.filter(({ id, is_hidden, external_link }) => {
      const isNew = !seen.has(String(id)) && !is_hidden && external_link === null && seen.size < MAX_SECTIONS;
      if (isNew) seen.add(String(id));
      return isNew;
    });
  let level = unseen(top.value);
  while (level.length > 0) {
    const sections = await readSections(hotel, level);
    for (const section of sections) found.set(String(section.id), section);
    level = unseen(sections.flatMap(({ subsections }) => subsections));
  }
  return succeeded(inOrder(top.value, found));
}

/** Reads sections a few at a time and leaves out those that do not respond. */
async function readSections(hotel: Hotel, wanted: readonly SectionFacts[]): Promise<Section[]> {
  const sections: Section[] = [];
  for (let start = 0; start < wanted.length; start += AT_A_TIME) {
    const responses = await Promise.all(
      wanted.slice(start, start + AT_A_TIME).map(({ id }) => sectionResponse(hotel, String(id))),
    );
    sections.push(...responses.flatMap((response) => (response.ok ? [response.value] : [])));
  }
  return sections;
}

/** Depth first, which is how a guest would leaf through the sections. */
function inOrder(top: readonly SectionFacts[], found: ReadonlyMap<string, Section>): Section[] {
  const ordered = new Map<string, Section>();
  const visit = (id: Id): void => {
    const section = found.get(String(id));
    if (section === undefined || ordered.has(String(id))) return;
    ordered.set(String(id), section);
    for (const child of section.subsections) visit(child.id);
  };
  for (const { id } of top) visit(id);
  return [...ordered.values()];
}
