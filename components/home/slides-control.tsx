'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { announce } from '@/components/ui/overlay/announcer';
import { PAGE_WIDTH } from '@/components/ui/page';
import { nextSlide } from '@/lib/domain/hotel/slides';
import { MotionButton } from './motion-button';
import { StepButton } from './step-button';
import { useMoving } from './use-moving';
import { usePausedByGuest } from './use-paused-by-guest';
import { useSlides } from './use-slides';

export type SlidesProps = {
  /** What a screen reader says of each slide. */
  titles: readonly string[];
  labels: Readonly<Record<'pause' | 'play' | 'previous' | 'next', string>>;
};

/** How long a slide stays when slides move by themselves. */
const SLIDE_MS = 6_000;
/** How long before it moves the pictures of the next slides are fetched. */
const PREPARE_MS = 2_000;
/** More slides than this have no dots: they would not fit beside the buttons. */
const MAX_DOTS = 6;

/**
 * The buttons of the slider: back, forward, pause. The slides move by themselves until a guest touches them, and not
 * while nobody sees them. Rule: appearance/A15.
 */
export function SlidesControl({ titles, labels }: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  const count = titles.length;
  const { isPaused, pause, toggle } = usePausedByGuest();
  const { current, show, prepare } = useSlides({ root, count, onGuest: pause });
  const isMoving = useMoving(root, isPaused);
  useEffect(() => {
    if (!isMoving) return;
    const next = nextSlide(current, count);
    const timers = [setTimeout(prepare, SLIDE_MS - PREPARE_MS, next), setTimeout(show, SLIDE_MS, next)];
    return () => timers.forEach(clearTimeout);
  }, [isMoving, current, count, show, prepare]);
  const step = (target: number) => {
    pause();
    show(target);
    announce(titles[target] ?? '');
  };
  return (
    <div ref={root} className="absolute inset-x-0 bottom-0 print:hidden">
      <div className={clsx(PAGE_WIDTH, 'flex items-center gap-2 py-3')}>
        <StepButton
          icon={chevronLeftIcon}
          label={labels.previous}
          isOff={current === 0}
          onClick={() => step(current - 1)}
        />
        {count <= MAX_DOTS && (
          <span className="flex gap-1.5" aria-hidden="true">
            {titles.map((title, index) => (
              <span
                key={title}
                className={clsx(
                  'h-2 rounded-full bg-white transition-[width] forced-colors:bg-system-text',
                  index === current ? 'w-5.5' : 'w-2 opacity-60',
                )}
              />
            ))}
          </span>
        )}
        <StepButton
          icon={chevronRightIcon}
          label={labels.next}
          isOff={current === count - 1}
          onClick={() => step(current + 1)}
        />
        <MotionButton className="ms-auto" isPaused={isPaused} onToggle={toggle} labels={labels} />
      </div>
    </div>
  );
}
