import type { Product, Section } from '@/lib/contract/catalogue';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { textIn } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/json/read-value';
import { type MenuItem, targetOf } from '@/lib/domain/menu/menu-item';
import { sectionTree } from '../catalogue/section-tree';
import type { FolderContent } from '../content/hotel-content';
import type { Db } from '../database/database';
import { buildContent } from '../import/build-content';
import { parseMenu } from '../import/menu-source';
import { publishedLottery } from '../lottery/section-lottery';
import { productsAsShown } from '../stores/catalogue/products';
import type { HotelKey } from '../stores/hotels';
import { asFields, menuProblems } from './check-menu';
import type { MenuContext } from './menu-context';
import { sourceOf } from './publish-menu';
import { draftedFiles, KEPT_BY_FILES, readMenu } from './read-menu';

/**
 * A section or a product with its drafts as the guest API will answer it, with what staff have changed under On sale. Its
 * rich texts are not clean yet: the server does that, as for guests. `language`: texts in it alone; null: in all. Rule:
 * menu/ME23.
 */
export async function previewItem(
  context: MenuContext,
  { code }: HotelKey,
  { item, language }: { item: MenuItem; language: string | null },
): Promise<ApiResponse<Product | Section>> {
  const { db } = context.database;
  const menu = await readMenu(db, code);
  if (menu === null) return refused('invalid', KEPT_BY_FILES);
  const { kind, id } = targetOf(item);
  if (kind === 'sequence' || id === null) return refused('not-found');
  const source = sourceOf(context, code, draftedFiles(menu));
  const parsed = parseMenu(source);
  if (!parsed.ok) return refused('invalid', asFields(menuProblems(source, parsed.problems)));
  const content = buildContent(code, parsed.value);
  const products = await productsAsShown(db, { hotel: code, now: context.now() }, content.products);
  const shown =
    kind === 'product'
      ? (products.find((each) => Number(each.id) === id) ?? null)
      : await sectionOf(db, code, { content, id, products });
  if (shown === null) return refused('not-found');
  return succeeded(language === null ? shown : inLanguage(shown, { language, languages: content.content.languages }));
}

async function sectionOf(
  db: Db,
  hotel: string,
  { content: { sections }, id, products }: { content: FolderContent; id: number; products: readonly Product[] },
): Promise<Section | null> {
  const own = sections.find((section) => section.id === id)?.own;
  const head = sectionTree(sections).head(id);
  if (own === undefined || head === null) return null;
  const inFile = own.lottery ?? null;
  return {
    ...head,
    lottery: inFile && (await publishedLottery(db, hotel, { sectionId: id, inFile })),
    headings: own.headings ?? [],
    products: products.filter((product) => Number(product.section_id) === id),
  };
}

/** The value with each text by language in one of them. */
function inLanguage<T>(value: T, at: { language: string; languages: readonly string[] }): T {
  return translated(value, at) as T;
}

function translated(value: unknown, at: { language: string; languages: readonly string[] }): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => translated(each, at));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const isText = entries.length > 0 && entries.every(([key, text]) => isTextIn(at.languages, key, text));
  if (isText) return textIn(value as Readonly<Record<string, string | null>>, at.language);
  return Object.fromEntries(entries.map(([key, each]) => [key, translated(each, at)]));
}

const isTextIn = (languages: readonly string[], key: string, text: unknown): boolean =>
  languages.includes(key) && (text === null || typeof text === 'string');
