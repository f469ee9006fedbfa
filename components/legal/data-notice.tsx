'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { interpolate } from '@/lib/words/message-key';
import type { DataNotice as Notice } from './data-notices';
import { WithEmail } from './withdrawal-note';

/** The product's built-in notice on data protection. Rule: legal-texts/LT5. */
export function DataNotice({ notice }: { notice: Notice }) {
  const { title, withdrawalEmail } = useHotel();
  const { choice } = notice;
  return (
    <>
      <p className="font-light text-ink text-xl">{notice.lead}</p>
      <p className="mt-3 text-sm text-ink-3">{notice.dated}</p>
      {notice.sections.map(({ heading, paragraphs = [], points = [] }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <Paragraphs
            paragraphs={paragraphs.map((paragraph) => interpolate(paragraph, { hotel: bidiIsolate(title) }))}
          />
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section>
        <h3>{choice.heading}</h3>
        <p>{choice.text}</p>
        <p>{withdrawalEmail === null ? choice.desk : <WithEmail sentence={choice.email} email={withdrawalEmail} />}</p>
      </section>
    </>
  );
}
