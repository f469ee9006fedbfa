'use client';

import { useState } from 'react';
import { opens } from '@/components/ui/overlay/opens';
import { inSizes } from '@/components/ui/picture-sizes';
import type { HouseView, StoryView } from '@/lib/contract/house-view';
import { hasSeen, openStory } from './open-story';

/** The hotel's stories as a row of rings, which a tap opens, as often as the guest likes. Rule: announcements/AN18. */
export function StoryRings({ house: { rings, words } }: { house: HouseView }) {
  if (rings.length === 0) return null;
  return (
    <ul className="-mx-gutter flex gap-1.5 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] print:hidden">
      {rings.map((story) => (
        <li key={story.seenKey}>
          <Ring story={story} seen={words.seen} />
        </li>
      ))}
    </ul>
  );
}

/** Seen: grey and thin for the eye, and said to those who do not see it. */
function Ring({ story, seen }: { story: StoryView; seen: string }) {
  const [isSeen, setIsSeen] = useState(() => hasSeen(story));
  return (
    <button
      type="button"
      className="group/ring grid w-20 justify-items-center gap-1.5 rounded-md text-xs pressed:opacity-60"
      aria-haspopup="dialog"
      data-seen={isSeen ? '' : undefined}
      {...opens('announcements')}
      onClick={() => {
        openStory(story);
        setIsSeen(true);
      }}
    >
      <span className="size-16 rounded-full border-2 border-brand-strong p-1 group-data-seen/ring:border group-data-seen/ring:border-line-strong">
        {story.picture !== null && (
          <img
            className="size-full rounded-full bg-plate object-cover"
            style={{ objectPosition: story.focus }}
            {...inSizes(story.picture, '75px')}
            src={story.picture}
            alt=""
            width={64}
            height={64}
            referrerPolicy="no-referrer"
          />
        )}
      </span>
      <span className="max-w-full truncate">{story.title}</span>
      {isSeen && <span className="sr-only">{seen}</span>}
    </button>
  );
}
