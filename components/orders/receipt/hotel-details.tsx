'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { useLegalText } from '@/components/legal/use-legal-text';
import { RichText } from '@/components/ui/text/rich-text';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';

/** The hotel's name and, once it is read, its imprint: who sold what the receipt lists. */
export function HotelDetails() {
  const { title } = useHotel();
  const imprint = useLegalText({ type: 'impressum' });
  const language = imprint.kind === 'rich' ? imprint.language : null;
  return (
    <footer
      className="border-line border-t pt-4 text-ink-2 text-sm print:text-black [&_a]:underline"
      {...(language !== null && { lang: bcp47(language), dir: directionOf(language) })}
    >
      <p>{title}</p>
      {imprint.kind === 'rich' && <RichText className="mt-1" html={imprint.html} />}
    </footer>
  );
}
