import 'server-only';
import type { Announcement } from '@/lib/contract/announcement';
import type { Product, Schedule, Section, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import type { ChatMessage } from '@/lib/contract/chat';
import type { Hotel, HotelResponse, HotelVideo, NavItem } from '@/lib/contract/hotel';
import type { House } from '@/lib/contract/house';
import type { OrderGroups, PlacedOrder } from '@/lib/contract/order';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { Weather } from '@/lib/contract/weather';
import type { ChatTopic } from '@/lib/domain/chat/topics';
import type { Text } from '@/lib/domain/i18n/text';
import { safeLink, samePathOnly } from '@/lib/domain/security/safe-link';
import { versionedPicture } from '@/lib/platform/pictures/picture-version';
import { fileUrl } from './file-url';
import { richTexts } from './sanitise';

/** Functions that clean a file address, a link and a rich text. Addresses of the upstream's storage become ours. */
type Sanitisers = {
  file(address: string | null): string | null;
  /** Cleans the address of a picture that screens show in sizes. Rule: files/FI10. */
  picture(address: string | null): string | null;
  link(address: string | null): string | null;
  rich<T extends Text | null>(text: T): T | Text;
};

/**
 * Makes the data of any platform safe for browsers: rich text is sanitised (security/SC5), files are ours or http(s)
 * (platform-calls/W18), links are safe (security/SC1). Titles stay plain text and are never rendered as HTML.
 */
export function responseSanitiser(options: { upstream: string | null; hotelScripts: boolean; hotelsDir?: string }) {
  const { upstream, hotelScripts, hotelsDir } = options;
  const file = (address: string | null) => fileUrl(address, upstream);
  const sanitise: Sanitisers = {
    file,
    picture: (address) => {
      const url = file(address);
      // An upstream makes no sizes.
      return url === null || upstream !== null || hotelsDir === undefined ? url : versionedPicture(url, hotelsDir);
    },
    link: (address) => safeLink(address, { upstream: upstream ?? undefined }),
    rich: (text) => richTexts(text, upstream),
  };
  return { ...hotelSanitisers(sanitise, hotelScripts), ...catalogueSanitisers(sanitise), ...guestSanitisers(sanitise) };
}

function hotelSanitisers({ file, picture, link, rich }: Sanitisers, hotelScripts: boolean) {
  const hotel = (raw: Hotel): Hotel => ({
    ...raw,
    descr: rich(raw.descr),
    logo: file(raw.logo),
    favicon: file(raw.favicon),
    help_link: link(raw.help_link),
    text_accepted_order: rich(raw.text_accepted_order),
    banners: raw.banners.map((banner) => ({
      ...banner,
      text: rich(banner.text),
      image: picture(banner.image),
      link: link(banner.link),
    })),
    ext_data: {
      ...raw.ext_data,
      logos: filesByLanguage(raw.ext_data.logos, file),
      video: raw.ext_data.video && cleanVideo(raw.ext_data.video, { file, picture }),
      screenshots: raw.ext_data.screenshots.flatMap((screenshot) => {
        const src = ownFile(file(screenshot.src));
        return src === null ? [] : [{ ...screenshot, src }];
      }),
      // The operator can disable the scripts of all hotels (security/SC10).
      scripts: hotelScripts ? raw.ext_data.scripts : null,
      house: raw.ext_data.house && cleanHouse(raw.ext_data.house, link),
    },
  });

  const announcement = (raw: Announcement): Announcement => ({
    ...raw,
    content: rich(raw.content),
    extra: {
      ...raw.extra,
      file: picture(raw.extra.file),
      lang_file: filesByLanguage(raw.extra.lang_file, picture),
      external_link: link(raw.extra.external_link),
    },
  });

  return {
    hotel: (response: HotelResponse): HotelResponse => ({ ...response, hotel: hotel(response.hotel) }),
    publicInfo: (text: Text): Text => rich(text),
    weather: (raw: Weather | null): Weather | null => raw && { ...raw, icon: iconOf(raw.icon, file) },
    topics: (topics: readonly ChatTopic[]) =>
      topics.map((topic) => ({
        ...topic,
        links: topic.links.flatMap(({ title, link: address }) => {
          const safe = link(address);
          return safe === null ? [] : [{ title, link: safe }];
        }),
      })),
    navigation: (items: readonly NavItem[]) =>
      items.map((item) => ({ ...item, external_link: link(item.external_link) })),
    announcements: (raw: readonly Announcement[]) => raw.map(announcement),
  };
}

function catalogueSanitisers({ file, picture, link, rich }: Sanitisers) {
  const schedule = (raw: Schedule | null): Schedule | null => raw && { ...raw, descr: rich(raw.descr) };

  const facts = <T extends SectionFacts>(section: T): T => ({
    ...section,
    descr: rich(section.descr),
    image: picture(section.image),
    external_link: link(section.external_link),
  });

  const head = <T extends SectionHead>(section: T): T => ({
    ...facts(section),
    text_accepted_order: rich(section.text_accepted_order),
    cart_text: rich(section.cart_text),
    subsections: section.subsections.map(facts),
    files: section.files.map(({ title, files }) => ({ title, files: fileTexts(files, file) })),
    schedule: schedule(section.schedule),
    parent: section.parent === null ? null : head(section.parent),
  });

  const cleanPictures = <T extends { image: string | null; image_path: string | null }>(raw: T): T => ({
    ...raw,
    image: picture(raw.image),
    image_path: picture(raw.image_path),
  });

  const product = (raw: Product): Product => ({
    ...cleanPictures(raw),
    pictures: raw.pictures.flatMap((each) => {
      const image = picture(each.image);
      return image === null ? [] : [{ ...each, image }];
    }),
    descr: rich(raw.descr),
    schedule: schedule(raw.schedule),
  });

  return {
    product,
    section: (section: Section): Section => ({
      ...head(section),
      lottery: section.lottery && { ...section.lottery, rules: rich(section.lottery.rules) },
      products: section.products.map(product),
    }),
    sections: (sections: readonly SectionFacts[]) => sections.map(facts),
    recommendations: (products: readonly RecommendedProduct[]): readonly RecommendedProduct[] =>
      products.map((raw) => ({ ...cleanPictures(raw), section: raw.section && head(raw.section) })),
  };
}

function guestSanitisers({ file, link }: Sanitisers) {
  const message = (raw: ChatMessage): ChatMessage => ({
    ...raw,
    extra: {
      file: file(raw.extra.file),
      pictures: raw.extra.pictures.flatMap(({ url }) => file(url) ?? []).map((url) => ({ url })),
      // A button without a command whose link is unsafe would do nothing, so it is dropped.
      buttons: raw.extra.buttons
        .map((button) => ({ ...button, link: link(button.link) }))
        .filter((button) => button.msg_id !== null || button.link !== null),
    },
  });

  return {
    placedOrder: (placed: PlacedOrder): PlacedOrder =>
      placed.pay_data === null
        ? placed
        : { ...placed, pay_data: { response: { formUrl: link(placed.pay_data.response.formUrl) } } },
    orderGroups: (groups: OrderGroups | null): OrderGroups | null => groups && withSafePayments(groups, link),
    message,
    messages: (raw: readonly ChatMessage[]) => raw.map(message),
  };
}

/** A weather icon is a file address or a plain icon name. */
const iconOf = (icon: string | null, file: (address: string | null) => string | null): string | null =>
  icon !== null && /^[\w-]{1,40}$/.test(icon) ? icon : file(icon);

const filesByLanguage = (
  files: Readonly<Record<string, string | null>>,
  file: (address: string | null) => string | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([language, address]) => {
      const url = file(address);
      return url === null ? [] : [[language, url] as const];
    }),
  );

/** A file's address if it is in our own storage. */
const ownFile = (url: string | null): string | null => (url?.startsWith('/storage/') ? url : null);

/** A map without a safe link is none. */
function cleanHouse(house: House, link: (address: string | null) => string | null): House {
  const address = link(house.map?.link ?? null);
  return {
    ...house,
    stay_longer: house.stay_longer && samePathOnly(house.stay_longer),
    map: house.map !== null && address !== null ? { ...house.map, link: address } : null,
  };
}

/** Films are played only from our own storage (`media-src`); the poster may be any picture. */
function cleanVideo(video: HotelVideo, { file, picture }: Pick<Sanitisers, 'file' | 'picture'>): HotelVideo {
  const film = (address: string | null) => ownFile(file(address));
  return { webm: film(video.webm), mp4: film(video.mp4), poster: picture(video.poster) };
}

const fileTexts = (files: Text, file: (address: string | null) => string | null): Text =>
  typeof files === 'string' ? (file(files) ?? '') : filesByLanguage(files, file);

function withSafePayments(groups: OrderGroups, link: (address: string | null) => string | null): OrderGroups {
  const safe = (orders: OrderGroups['draft']): OrderGroups['draft'] =>
    orders.map((order) =>
      order.integration_payment === null
        ? order
        : {
            ...order,
            integration_payment: {
              ...order.integration_payment,
              extra: { payment_link: link(order.integration_payment.extra.payment_link) },
            },
          },
    );
  return { draft: safe(groups.draft), pending: safe(groups.pending), histories: safe(groups.histories) };
}
