'use client';

import { type CSSProperties, memo } from 'react';
import { type CardsPerSheet, cardLayout, SHEET_MM } from '@/lib/domain/rooms/printed-card';
import { useDesk } from '../../desk-context';
import type { CardCode } from '../rooms-api';
import { PrintedCard } from './printed-card';
import type { QrEncoder } from './qr-encoder';

/**
 * Sheets of A4. Every length is a multiple of `--mm`: a millimetre on paper, less on a screen, so that what is seen is what
 * is printed. app/styles/printed-cards.css leaves nothing else on the paper. Always light: paper is. Rule: rooms/RM14.
 */
export const Sheets = memo(function Sheets(props: {
  sheets: readonly (readonly CardCode[])[];
  perSheet: CardsPerSheet;
  languages: readonly string[];
  encode: QrEncoder;
}) {
  const { sheets, perSheet, languages, encode } = props;
  const { t } = useDesk();
  const { columns, rows } = cardLayout(perSheet);
  const grid: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: `calc(var(--mm) * ${SHEET_MM.height / rows})`,
  };
  return (
    <div data-sheets="cards" className="@container print:[container-type:normal]">
      <div className="flex flex-wrap justify-center gap-5 [--mm:min(calc(100cqw/210),.7mm)] print:block print:[--mm:1mm]">
        {sheets.map((cards, place) => (
          <ul
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is nothing but its place
            key={place}
            aria-label={t('sheet_n', { number: place + 1 })}
            translate="no"
            className="grid h-[calc(var(--mm)*297)] w-[calc(var(--mm)*210)] shrink-0 content-start bg-white p-[calc(var(--mm)*10)] text-black shadow-md forced-color-adjust-none print:h-[272mm] print:w-[190mm] print:break-inside-avoid print:overflow-hidden print:p-0 print:shadow-none print:not-first:break-before-page"
            style={grid}
          >
            {cards.map((code) => (
              <PrintedCard
                key={`${code.kind} ${code.key}`}
                code={code}
                perSheet={perSheet}
                languages={languages}
                encode={encode}
              />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
});
