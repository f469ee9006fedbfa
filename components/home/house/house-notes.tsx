'use client';

import { CARD } from '@/components/ui/card';
import { opens } from '@/components/ui/overlay/opens';
import { PART_TITLE } from '@/components/ui/part-title';
import { inSizes } from '@/components/ui/picture-sizes';
import type { HouseView } from '@/lib/contract/house-view';
import { Fact } from './fact';
import { splitFacts } from './house-layout';
import { openStory } from './open-story';

/** What is on today, and what is good to know of the house. Rules: announcements/AN19, home/HM1. */
export function HouseNotes({ house }: { house: HouseView }) {
  const { today, words } = house;
  const { others } = splitFacts(house);
  return (
    <>
      {today.length > 0 && (
        <section aria-labelledby="today">
          <h2 id="today" className={PART_TITLE}>
            {words.today}
          </h2>
          <div className="grid gap-3 desk:max-w-dialog">
            {today.map((story) => (
              <TodayCard key={story.seenKey} story={story} more={words.more} />
            ))}
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="facts">
          <h2 id="facts" className={PART_TITLE}>
            {words.facts}
          </h2>
          <div className={`${CARD} divide-y divide-line overflow-hidden desk:max-w-dialog`}>
            {others.map((fact) => (
              <Fact key={`${fact.kind} ${fact.title}`} fact={fact} words={words} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function TodayCard({ story, more }: { story: HouseView['today'][number]; more: string }) {
  const { title, text, picture, focus } = story;
  return (
    <button
      type="button"
      className={`${CARD} flex min-h-29 items-stretch overflow-hidden text-start text-ink pressed:scale-pressed`}
      aria-haspopup="dialog"
      {...opens('announcements')}
      onClick={() => openStory(story)}
    >
      {picture !== null && (
        <img
          className="w-29 shrink-0 object-cover"
          style={{ objectPosition: focus }}
          {...inSizes(picture, '155px')}
          src={picture}
          alt=""
          width={116}
          height={116}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
      <span className="grid min-w-0 content-center gap-0.5 px-4 py-3">
        <strong className="font-medium text-lg leading-compact">{title}</strong>
        <small className="line-clamp-2 text-ink-2 text-sm">{text}</small>
        <span className="font-medium text-brand-strong text-sm">{more}</span>
      </span>
    </button>
  );
}
