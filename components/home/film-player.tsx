'use client';

import { useEffect, useRef, useState } from 'react';
import type { HeroView } from '@/lib/contract/views';
import { MotionButton } from './motion-button';
import { useMoving } from './use-moving';

export type FilmProps = {
  film: NonNullable<HeroView['film']>;
  labels: Readonly<Record<'pause' | 'play', string>>;
};

/**
 * The film over its poster, and the button that pauses it. It is requested when it is seen for the first time, rests
 * while nobody sees it, and renders nothing once it has failed: the poster stays. Rule: appearance/A9.
 */
export function FilmPlayer({ film, labels }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isMoving = useMoving(video, isPaused);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (!isMoving) {
      element.pause();
      return;
    }
    // Refused by a browser that saves power, or interrupted by the next pause.
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setIsPaused(true);
    });
  }, [isMoving]);
  if (hasFailed) return null;
  const forms = [
    { src: film.webm, type: 'video/webm' },
    { src: film.mp4, type: 'video/mp4' },
  ].flatMap(({ src, type }) => (src === null ? [] : [{ src, type }]));
  return (
    <>
      <video
        ref={video}
        className={`absolute inset-0 -z-1 size-full object-cover transition-opacity duration-slow print:hidden ${isShown ? '' : 'opacity-0'}`}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setIsShown(true)}
      >
        {forms.map(({ src, type }, index) => (
          // The browser tries the forms in turn; the failure of the last one is the failure of the film.
          <source
            key={src}
            src={src}
            type={type}
            {...(index === forms.length - 1 && { onError: () => setHasFailed(true) })}
          />
        ))}
      </video>
      <MotionButton
        className="absolute end-gutter top-18.5 desk:end-[max(var(--gutter),calc((100%-var(--page-max-w))/2+var(--gutter)))] wider:end-[max(var(--gutter),calc((100%-1280px)/2+var(--gutter)))]"
        isPaused={isPaused}
        onToggle={() => setIsPaused((current) => !current)}
        labels={labels}
      />
    </>
  );
}
