import { v5 } from 'uuid';
import type { Hotel, HotelMessages, PublicInfoType } from '@/lib/contract/hotel';
import type { Text } from '@/lib/domain/i18n/text';
import type { Kit, Option } from '@/lib/domain/options/kit';
import { roomsOfEntry, roomsOfSpans } from '@/lib/domain/rooms/room-spans';
import { choiceItem, productItem } from '@/lib/domain/stock/stock-item';
import type {
  FolderContent,
  HotelContent,
  HotelPlace,
  NavEntry,
  ProductContent,
  SectionContent,
} from '../content/hotel-content';
import { announcementContent } from './announcements-file';
import { chatContent } from './chat-file';
import { type PlacedProduct, productsOf, sectionsOf } from './folder-parts';
import type { HotelFile } from './hotel-file';
import type { OptionFile } from './kit-file';
import type { ParsedFolder } from './parse-folder';
import { printerOf } from './printers-file';
import type { ProductFile, SectionFile } from './section-file';

/** Builds a hotel's content from its validated files: resolves shared kits and generates uuids. */
export function buildContent(code: string, parsed: ParsedFolder): FolderContent {
  const file = parsed.hotel.value;
  const products = productsOf(parsed);
  // A hotel that says nothing about allergens is not asked about them on every product.
  const answersForFood = products.some(({ value }) => value.allergens !== null);
  return {
    content: {
      hotel: hotelOf(code, file),
      words: messagesOf(parsed),
      languages: file.languages,
      weather: weatherOf(file.weather),
      navigation: file.navigation.map(navigationOf),
      chat: file.chat === null ? null : chatContent(file.chat),
      voicePrompts: file.voice_prompts,
      orderLimits: {
        expireAfterMinutes: file.order_limits.expire_after_minutes,
        takeUpWithinMinutes: file.order_limits.take_up_within_minutes,
      },
      ...(file.ext_data.desk.overdue_minutes && { overdueMinutes: file.ext_data.desk.overdue_minutes }),
      ...(file.ext_data.desk.quick_replies && { quickReplies: file.ext_data.desk.quick_replies }),
      ...(file.ext_data.desk.promise_minutes && { promiseMinutes: file.ext_data.desk.promise_minutes }),
      ...(file.ext_data.desk.stations && { stations: file.ext_data.desk.stations }),
      ...(file.ext_data.desk.printers && { printers: file.ext_data.desk.printers.map(printerOf) }),
      printWhen: file.ext_data.desk.print_when,
      ...(file.ext_data.desk.one_step_sections && { oneStepSections: file.ext_data.desk.one_step_sections }),
      ...(file.ext_data.desk.floors && { floors: file.ext_data.desk.floors }),
      endStaysAtCheckOut: file.end_stays_at_check_out,
      ...(file.currency_code && { currencyCode: file.currency_code }),
      places: file.ext_data.places.map(placeOf),
      paymentExceptions: file.payments.map(({ id, except_sections }) => ({ payment: id, sections: except_sections })),
      publicInfo: Object.fromEntries(Object.entries(file.public_info).filter(([, text]) => text !== null)) as Partial<
        Record<PublicInfoType, Text>
      >,
    },
    sections: sectionsOf(parsed).map(({ value, parentId, position }) => sectionOf(value, parentId, position)),
    products: products.map((product) =>
      productOf(code, file, { ...product, isFood: answersForFood && product.isFood }),
    ),
    announcements: (parsed.announcements?.value ?? []).map(announcementContent),
  };
}

function hotelOf(code: string, file: HotelFile): Hotel {
  // Removes fields that only the import uses, or that the answer contains beside the hotel.
  const {
    languages,
    navigation,
    public_info,
    kits,
    autopilot,
    property,
    weather,
    chat,
    voice_prompts,
    order_limits,
    end_stays_at_check_out,
    currency_code,
    ...own
  } = file;
  const { desk, places, ...extData } = file.ext_data;
  return {
    ...own,
    ext_data: extData,
    id: file.id ?? hotelIdFrom(code),
    uuid: file.uuid ?? hotelUuid(code),
    code,
    limit_room: file.limit_room.flatMap(roomsOfEntry),
    quotes_times: desk.stations !== undefined || desk.promise_minutes !== undefined,
    payments: file.payments.map(({ except_sections, needs_room_proof, ...payment }) => ({
      ...payment,
      ...(needs_room_proof && { needs_room_proof }),
    })),
    property: property === null ? null : orderKit(file, property),
    tips:
      file.tips === null ? null : { ...file.tips, percent: file.tips.percent ?? [], amounts: file.tips.amounts ?? [] },
  };
}

function messagesOf(parsed: ParsedFolder): HotelMessages {
  const messages: Record<string, Record<string, string>> = {};
  for (const { language, value } of parsed.dictionaries) {
    for (const [keyword, text] of Object.entries(value)) {
      messages[keyword] = { ...messages[keyword], [language]: text };
    }
  }
  return messages;
}

const placeOf = ({ id, title, path, property_id, values }: HotelFile['ext_data']['places'][number]): HotelPlace => ({
  id,
  title,
  path,
  propertyId: property_id,
  values: roomsOfSpans(values),
});

const weatherOf = (weather: HotelFile['weather']): HotelContent['weather'] =>
  weather === null ? null : { ...weather, temp: String(weather.temp) };

const navigationOf = (item: HotelFile['navigation'][number]): NavEntry => ({ ...item, icon: item.icon ?? item.code });

function sectionOf(file: SectionFile, parentId: number | null, position: number): SectionContent {
  const { sections, products, recommends, is_food, course, tax, ...own } = file;
  const headings = file.headings.map(({ code, title }) => ({ code, title }));
  return { id: file.id, parentId, position, own: { ...own, headings, sublevels_count: levelsOf(file) } };
}

/**
 * The depth of a section: 1 for a section with only products, plus one for each level of sections below it
 * (catalogue/C2).
 */
const levelsOf = (section: SectionFile): number => 1 + Math.max(0, ...section.sections.map(levelsOf));

function productOf(code: string, hotel: HotelFile, placed: PlacedProduct): ProductContent {
  const { value, section, position } = placed;
  const { kit: kitName, options, slots, recommends, tax, stock, ...own } = value;
  const offered = kitName !== undefined ? (hotel.kits[kitName] ?? []) : (options ?? []);
  const kit = kitOf(offered);
  const product: ProductContent['product'] = {
    ...own,
    uuid: value.uuid ?? productUuid(code, value.id),
    image_path: null,
    section_id: section.id,
    property_kit_id: kit?.id ?? null,
    property: kit,
    is_food: placed.isFood,
    course: placed.course,
    tax_id: placed.tax,
  };
  const counted = countedItems(value, offered);
  return {
    id: value.id,
    sectionId: section.id,
    position,
    product,
    slots,
    recommends: placed.recommends,
    stock: counted,
  };
}

const orderKit = (file: HotelFile, property: NonNullable<HotelFile['property']>): Kit | null =>
  'kit' in property ? namedKit(file, property.kit) : kitOf(property.options, property.id);

const namedKit = (hotel: HotelFile, name: string): Kit | null => kitOf(hotel.kits[name] ?? []);

/**
 * A kit has the id of its first option. Option ids are unique within a hotel, so a shared kit has the same id
 * everywhere.
 */
function kitOf(options: readonly OptionFile[], id: number | null = null): Kit | null {
  const [first] = options;
  return first === undefined ? null : { id: id ?? first.id, properties: options.map(withoutStock) };
}

/** How many pieces there are is not in the kit: guests read what is left of them. */
const withoutStock = ({ attrs, ...option }: OptionFile): Option => ({
  ...option,
  attrs: attrs.map(({ stock, ...choice }) => choice),
});

/** What is counted of a product: itself and the choices of its options. Rule: stock/SK2. */
const countedItems = ({ id, stock }: ProductFile, options: readonly OptionFile[]): ProductContent['stock'] =>
  [
    { item: productItem(id), stock },
    ...options.flatMap(({ id: optionId, attrs }) =>
      attrs.map((choice) => ({ item: choiceItem(optionId, choice.id), stock: choice.stock })),
    ),
  ].flatMap(({ item, stock: counted }) => (counted === null ? [] : [{ item, ...counted }]));

/** The namespace of uuids for imported entities: the same files give the same uuids on every machine. */
const UUID_NAMESPACE = '6f0d6f1e-54a5-4f4c-9a3e-2f1f0f3a7b61';

const hotelUuid = (code: string): string => v5(`hotel/${code}`, UUID_NAMESPACE);

const productUuid = (code: string, productId: number): string =>
  v5(`hotel/${code}/product/${productId}`, UUID_NAMESPACE);

/** An id for a hotel whose file has none: a positive integer derived from the hotel's code. */
const hotelIdFrom = (code: string): number => (Number.parseInt(hotelUuid(code).slice(0, 8), 16) >>> 1) + 1;
