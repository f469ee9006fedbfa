import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { Text } from '@/lib/domain/i18n/text';
import { isRecord, isTrue, readList, readNumber, readString } from '@/lib/domain/json/read-value';
import { type MenuItem, productItem, sectionItem, sequenceItem, targetOf } from '@/lib/domain/menu/menu-item';
import { childrenOf, sectionsInOrder } from '@/lib/domain/menu/menu-tree';
import { type Missing, missingInMenu, titleOf } from '@/lib/domain/menu/missing-in-menu';
import type { VersionSummary } from '@/lib/domain/menu/version-summary';
import { fileProducts } from '../stores/catalogue/products';
import { fileSections } from '../stores/catalogue/sections';
import { findHotel, type HotelKey } from '../stores/hotels';
import { findKeeper } from '../stores/menu/keepers';
import { listVersions } from '../stores/menu/versions';
import type { MenuProblem } from './check-menu';
import { kindOfDraft } from './edit-item';
import type { MenuContext } from './menu-context';
import type { PublishFailure } from './menu-publisher';
import { draftProblems } from './publish-menu';
import { type DeskMenu, KEPT_BY_FILES, readMenu, versionOfValue } from './read-menu';

type ListedProduct = { id: number; title: Text; price: number; image: string | null; has_draft: boolean };
type ListedSection = {
  id: number;
  parent_id: number | null;
  title: Text;
  image: string | null;
  is_hidden: boolean;
  products: readonly ListedProduct[];
  has_draft: boolean;
  order_version: string | null;
};

/** A menu as the desk shows it. */
export type MenuView = {
  keeper: 'files' | 'desk';
  since: string | null;
  staff: string | null;
  languages: readonly string[];
  taxes: readonly { id: string; title: Text }[];
  kits: readonly { name: string; titles: readonly Text[] }[];
  version: number | null;
  publish_at: string | null;
  publish_failure: PublishFailure | null;
  drafts: readonly {
    item: MenuItem;
    title: Text | null;
    kind: 'new' | 'changed' | 'deleted';
    staff: string | null;
    updated_at: string;
  }[];
  problems: readonly MenuProblem[];
  sections: readonly ListedSection[];
  order_version: string | null;
};

/** The menu with its drafts; of a hotel that its files keep what they say. Rule: menu/ME1. */
export async function describeMenu(context: MenuContext, { code }: HotelKey): Promise<MenuView> {
  const { db } = context.database;
  const [stored, keeper, menu] = [await findHotel(db, { code }), await findKeeper(db, code), await readMenu(db, code)];
  const head = {
    since: keeper?.since ?? null,
    staff: keeper?.staff ?? null,
    languages: stored?.languages ?? [],
    taxes: (stored?.hotel.taxes ?? []).map(({ id, title }) => ({ id: String(id), title })),
  };
  if (menu === null) {
    const nothing = {
      version: null,
      publish_at: null,
      publish_failure: null,
      drafts: [],
      problems: [],
      kits: [],
      order_version: null,
    };
    return { keeper: 'files', ...head, ...nothing, sections: await sectionsOfFiles(context, code) };
  }
  return {
    keeper: 'desk',
    ...head,
    kits: kitsOf(menu),
    version: menu.version,
    publish_at: menu.keeper.publishAt,
    // Only the job that publishes writes it.
    publish_failure: menu.keeper.publishFailure as PublishFailure | null,
    drafts: menu.drafts.map((draft) => ({
      ...{ item: draft.item, title: isSequence(draft) ? null : titleOf(draft.value ?? draft.base ?? undefined) },
      ...{ kind: kindOfDraft(draft), staff: draft.staff, updated_at: draft.updatedAt },
    })),
    problems: draftProblems(context, code, menu),
    sections: sectionsOfMenu(menu),
    order_version: orderVersion(menu, null),
  };
}

/** Stands for the order of what stands in a section, so that a new one can say which it has seen. Rule: menu/ME6. */
const orderVersion = ({ drafted }: DeskMenu, parent: number | null): string =>
  versionOfValue(childrenOf(drafted, parent));

const isSequence = ({ item }: { item: MenuItem }): boolean => targetOf(item).kind === 'sequence';

function kitsOf({ files }: DeskMenu): MenuView['kits'] {
  const hotel = files['hotel.json'];
  const kits = isRecord(hotel) && isRecord(hotel.kits) ? hotel.kits : {};
  return Object.entries(kits).map(([name, options]) => ({
    name,
    titles: readList(options, (option) => (isRecord(option) ? titleOf(option) : null)),
  }));
}

function sectionsOfMenu(menu: DeskMenu): readonly ListedSection[] {
  const { drafted, drafts } = menu;
  const edited = new Set(drafts.map(({ item }) => item));
  return sectionsInOrder(drafted).flatMap((id) => {
    const section = drafted.sections.get(id);
    if (section === undefined) return [];
    const products = childrenOf(drafted, id).products.map((product): ListedProduct => {
      const value = drafted.products.get(product)?.value ?? {};
      const price = readNumber(value.price) ?? 0;
      const has_draft = edited.has(productItem(product));
      return { id: product, title: titleOf(value), price, image: readString(value.image), has_draft };
    });
    const { value, parent } = section;
    return {
      ...{ id, parent_id: parent, title: titleOf(value), image: readString(value.image) },
      ...{ is_hidden: isTrue(value.is_hidden), products },
      has_draft: edited.has(sectionItem(id)) || edited.has(sequenceItem(id)),
      order_version: orderVersion(menu, id),
    };
  });
}

async function sectionsOfFiles({ database: { db } }: MenuContext, code: string): Promise<readonly ListedSection[]> {
  const [sections, products] = [await fileSections(db, code), await fileProducts(db, code)];
  const inOrder = (parent: number | null): typeof sections =>
    sections.filter(({ parentId }) => parentId === parent).flatMap((each) => [each, ...inOrder(each.id)]);
  return inOrder(null).map(({ id, parentId, own }) => ({
    ...{ id, parent_id: parentId, title: own.title, image: own.image, is_hidden: own.is_hidden, has_draft: false },
    order_version: null,
    products: products
      .filter(({ product }) => Number(product.section_id) === id)
      .map(({ product: { id: product, title, price, image } }) => ({
        ...{ id: Number(product), title, price, image },
        has_draft: false,
      })),
  }));
}

/** What the menu with its drafts lacks. Rule: menu/ME13. */
export async function listMissing(
  { database: { db } }: Pick<MenuContext, 'database'>,
  { code }: HotelKey,
): Promise<ApiResponse<{ missing: readonly Missing[] }>> {
  const menu = await readMenu(db, code);
  if (menu === null) return refused('invalid', KEPT_BY_FILES);
  const stored = await findHotel(db, { code });
  const offered = { languages: stored?.languages ?? [], hasTaxes: (stored?.hotel.taxes.length ?? 0) > 0 };
  return succeeded({ missing: missingInMenu(menu.drafted, offered) });
}

type ListedVersion = VersionSummary & {
  number: number;
  published_at: string;
  staff: string | null;
  is_newest: boolean;
};

/** The kept versions, newest first. Rule: menu/ME20. */
export async function describeVersions(
  { database: { db } }: Pick<MenuContext, 'database'>,
  { code }: HotelKey,
): Promise<{ versions: readonly ListedVersion[] }> {
  const versions = await listVersions(db, code);
  return {
    versions: versions.map(({ number, publishedAt, staff, summary }, place) => ({
      ...summary,
      ...{ number, published_at: publishedAt, staff, is_newest: place === 0 },
    })),
  };
}
