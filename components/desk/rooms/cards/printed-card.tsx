'use client';

import clsx from 'clsx';
import { type CSSProperties, memo, useMemo } from 'react';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { languageIn, textIn } from '@/lib/domain/i18n/text';
import {
  type CardsPerSheet,
  cardLayout,
  codeBoxSide,
  modulePath,
  nameSize,
  QUIET_ZONE,
} from '@/lib/domain/rooms/printed-card';
import { useDesk } from '../../desk-context';
import type { CardCode } from '../rooms-api';
import { cardWords } from './card-words';
import type { QrEncoder } from './qr-encoder';

type Card = { code: CardCode; perSheet: CardsPerSheet; languages: readonly string[]; encode: QrEncoder };

/**
 * A card as it stands in a room: the hotel, the room, its code, what it is for in three languages, and the hotel's address
 * in letters. Its lengths are multiples of `--u`, a millimetre of the smallest card. The light shades of the hotel's
 * colours, also on a dark screen. Rule: rooms/RM14.
 */
export const PrintedCard = memo(function PrintedCard({ code, perSheet, languages, encode }: Card) {
  const { unit, code: side } = cardLayout(perSheet);
  const words = cardWords(languages);
  return (
    <li
      dir={words[0].dir}
      className="flex min-w-0 flex-col items-stretch justify-between overflow-hidden border border-[#999] border-dashed pb-[calc(var(--u)*2)] text-[length:calc(var(--u)*2.5)] leading-[1.24]"
      style={{ '--u': `calc(var(--mm) * ${unit})` } as CSSProperties}
    >
      <span className="block h-[calc(var(--u)*1.2)] bg-[var(--light-brand-fill)]" />
      <div className="flex min-h-[calc(var(--u)*9)] items-center justify-between gap-[calc(var(--u)*2)] px-[calc(var(--u)*3)]">
        <HotelMark />
        <CardName code={code} languages={languages} />
      </div>
      <QrCode text={`${window.location.origin}${code.path}`} side={side} encode={encode} />
      <div className="grid px-[calc(var(--u)*3)] text-center">
        {words.map(({ scan, lang, dir }) => (
          <p key={scan} lang={lang} dir={dir} className="wrap-anywhere">
            {scan}
          </p>
        ))}
      </div>
      <p
        dir="ltr"
        className="wrap-anywhere px-[calc(var(--u)*3)] text-center font-medium text-[color:var(--light-brand-strong)] text-[length:calc(var(--u)*2.2)]"
      >
        {window.location.host}
      </p>
    </li>
  );
});

/** The hotel's logo, or its name. */
function HotelMark() {
  const { hotel } = useDesk();
  if (!hotel.logo) return <bdi className="wrap-anywhere min-w-0 flex-1 font-medium">{hotel.title}</bdi>;
  return (
    <img
      className="h-[calc(var(--u)*8)] w-auto min-w-0 max-w-[calc(var(--u)*20)] object-contain"
      src={hotel.logo}
      alt={hotel.title}
    />
  );
}

const NAME_SIZES = {
  large: 'text-[length:calc(var(--u)*6.4)] leading-none',
  medium: 'text-[length:calc(var(--u)*4.2)] leading-none',
  small: 'text-[length:calc(var(--u)*3)] leading-[1.1]',
} as const;

/** “Room” and the room, or the place and which of several, in the hotel's first language. */
function CardName({ code, languages }: Pick<Card, 'code' | 'languages'>) {
  const [words] = cardWords(languages);
  const first = languages[0] ?? 'en';
  const language = languageIn(code.title, first) ?? first;
  const [kind, name] =
    code.title === null
      ? [words.room, code.value ?? code.key]
      : [code.value === null ? null : textIn(code.title, first), code.value ?? textIn(code.title, first)];
  const lang = code.title === null ? words.lang : bcp47(language);
  const dir = code.title === null ? words.dir : directionOf(language);
  return (
    <p className="min-w-0 text-end" lang={lang}>
      {kind !== null && (
        <span dir={dir} className="wrap-anywhere block text-[length:calc(var(--u)*2.4)] leading-[1.1]">
          {kind}
        </span>
      )}
      <bdi
        className={clsx(
          'wrap-anywhere block font-bold text-[color:var(--light-brand-strong)]',
          NAME_SIZES[nameSize(name)],
        )}
      >
        {name}
      </bdi>
    </p>
  );
}

/** Black on white in every theme and print: scanners expect it. The address below says the same. */
function QrCode({ text, side, encode }: { text: string; side: number; encode: QrEncoder }) {
  const { count, path } = useMemo(() => {
    const modules = encode(text);
    return { count: modules.length, path: modulePath(modules) };
  }, [encode, text]);
  const box = `calc(var(--u) * ${codeBoxSide(side, count).toFixed(2)})`;
  const edge = count + 2 * QUIET_ZONE;
  return (
    <svg
      className="shrink-0 self-center bg-white forced-color-adjust-none"
      style={{ width: box, height: box }}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className="fill-black stroke-none" d={path} />
    </svg>
  );
}
