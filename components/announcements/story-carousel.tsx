'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { GLASS_BUTTON, MotionButton } from '@/components/home/motion-button';
import { StepButton } from '@/components/home/step-button';
import { usePausedByGuest } from '@/components/home/use-paused-by-guest';
import { useTranslations } from '@/components/hotel/hotel-context';
import { usePageVisible } from '@/components/ui/hooks/use-page-visible';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { xIcon } from '@/components/ui/icons/x';
import { announce } from '@/components/ui/overlay/announcer';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import type { AnnouncementView } from './announcement-view';
import { StoryBars } from './story-bars';
import { StoryPicture } from './story-picture';
import { StoryText } from './story-text';
import { useHold } from './use-hold';
import { useStoryClock } from './use-story-clock';

const HALF = 'h-full min-h-target cursor-default focus-visible:-outline-offset-6 touch-manipulation select-none';

/**
 * The announcements one after the other on the whole screen. After the last one it says so and stays. On a picture its
 * halves lead back and on, elsewhere two buttons do. Rules: announcements/AN12, announcements/AN13.
 */
export function StoryCarousel({ stories }: { stories: readonly AnnouncementView[] }) {
  const t = useTranslations();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { isPaused, toggle } = usePausedByGuest();
  const isVisible = usePageVisible();
  const [back, forward] = [useHold(() => step(-1)), useHold(() => step(1))];
  const text = useHold();
  const isHeld = back.isHeld || forward.isHeld || text.isHeld;
  const clock = useStoryClock({ count: stories.length, isPlaying: !isPaused && !isHeld && isVisible });
  const { index, percent, isFinished, goTo } = clock;
  const step = (by: number) => {
    goTo(index + by);
    announce(stories[index + by]?.name ?? '');
  };
  useEffect(() => {
    if (isFinished) announce(t('stories_end'));
  }, [isFinished, t]);
  const story = stories[index];
  if (story === undefined) return null;
  const picture = story.picture !== null && !broken.includes(story.picture) ? story.picture : null;
  const togglePlay = () => (isFinished ? goTo(0) : toggle());
  return (
    <OverlayFrame
      className="on-picture fixed inset-0 isolate grid animate-fade grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden bg-night text-white [--focus:#fff]"
      labelledBy="story-title"
    >
      {picture !== null && (
        <StoryPicture
          id={story.id}
          src={picture}
          focus={story.focus}
          next={stories[index + 1]?.picture ?? null}
          onError={() => setBroken((known) => [...known, picture])}
        />
      )}
      <div className={clsx('row-start-1 transition-opacity', isHeld && 'opacity-0')}>
        <StoryBars index={index} count={stories.length} percent={percent} />
      </div>
      <div className={clsx('row-start-2 flex gap-2 px-3 py-2 transition-opacity', isHeld && 'opacity-0')}>
        <MotionButton
          isPaused={isPaused || isFinished}
          onToggle={togglePlay}
          labels={{ pause: t('pause'), play: t('play') }}
        />
        {picture === null && (
          <>
            <StepButton
              icon={chevronLeftIcon}
              label={t('story_previous')}
              isOff={index === 0}
              onClick={() => step(-1)}
            />
            <StepButton
              icon={chevronRightIcon}
              label={t('story_next')}
              isOff={index === stories.length - 1}
              onClick={() => step(1)}
            />
          </>
        )}
        <button
          type="button"
          className={clsx(GLASS_BUTTON, 'ms-auto')}
          aria-label={t('close')}
          onClick={() => closeOverlays()}
        >
          <Icon shape={xIcon} />
        </button>
      </div>
      {picture === null ? (
        <div className="row-start-3" {...text.handlers} />
      ) : (
        <div className="row-start-3 grid grid-cols-2">
          <button type="button" className={HALF} aria-label={t('story_previous')} {...back.handlers} />
          <button type="button" className={HALF} aria-label={t('story_next')} {...forward.handlers} />
        </div>
      )}
      <StoryText story={story} hold={text.handlers} />
    </OverlayFrame>
  );
}
