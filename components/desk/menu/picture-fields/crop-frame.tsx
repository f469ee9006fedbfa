'use client';

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Crop, cropStep, moveCrop } from '@/lib/domain/menu-editor/crop';
import { useDesk } from '../../desk-context';

const percent = (fraction: number): string => `${fraction * 100}%`;

/**
 * A picture with the frame of what is kept, which is dragged or moved by arrow keys. Nothing of it is mirrored in
 * right-to-left languages. Rule: menu/ME52.
 */
export function CropFrame(props: {
  src: string;
  crop: Crop;
  onCrop(crop: Crop): void;
  onRead(size: { width: number; height: number }): void;
  onError(): void;
}) {
  const { src, crop, onCrop, onRead, onError } = props;
  const { t } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY, crop };
  };
  const move = (event: PointerEvent) => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    const from = dragged.current;
    if (from === null || width === 0 || height === 0) return;
    onCrop(moveCrop(from.crop, { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / height }));
  };
  const end = () => {
    dragged.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = cropStep(event.key, event.shiftKey);
    if (step === null) return;
    event.preventDefault();
    onCrop(moveCrop(crop, step));
  };
  return (
    <div
      ref={box}
      dir="ltr"
      className="relative w-fit max-w-full touch-none justify-self-center overflow-hidden rounded-sm"
    >
      <img
        src={src}
        alt=""
        draggable={false}
        className="block max-h-[50dvh] max-w-full"
        onLoad={({ currentTarget }) =>
          onRead({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onError}
      />
      <button
        type="button"
        className="absolute cursor-move border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/0.55)] outline-2 outline-black focus-visible:outline-4 focus-visible:outline-focus forced-colors:border-4 forced-colors:border-system-highlight"
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        aria-label={t('menu_crop_frame')}
        aria-describedby="crop-hint"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
