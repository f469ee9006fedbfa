'use client';

import { useId } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { focusAt } from '@/lib/domain/menu-editor/crop';
import { useDesk } from '../../desk-context';

type Point = { x: number; y: number };
const MIDDLE: Point = { x: 50, y: 50 };

/** What of a picture stays in view where it is cut: a tap on it, or two sliders. Rule: menu/ME54. */
export function FocusField(props: { image: string; focus: Point | null; onFocus(focus: Point | null): void }) {
  const { image, focus, onFocus } = props;
  const { t } = useDesk();
  const id = useId();
  const { x, y } = focus ?? MIDDLE;
  const sliders = [
    { axis: 'x', label: t('menu_focus_x'), value: x },
    { axis: 'y', label: t('menu_focus_y'), value: y },
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium text-ink-2 text-sm">{t('menu_focus')}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        dir="ltr"
        className="relative w-fit max-w-full cursor-crosshair overflow-hidden rounded-sm"
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          if (box.width === 0 || box.height === 0) return;
          onFocus(focusAt({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }));
        }}
      >
        <img src={image} alt="" draggable={false} className="block max-h-48 min-w-24 max-w-full" />
        <span
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_black]"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="grid grid-cols-2 gap-3" dir="ltr">
        {sliders.map(({ axis, label, value }) => (
          <label key={axis} htmlFor={`${id}-${axis}`} className="grid text-ink-2 text-sm">
            <span dir="auto">{label}</span>
            <input
              id={`${id}-${axis}`}
              type="range"
              className="h-target w-full accent-brand-strong"
              min={0}
              max={100}
              value={value}
              aria-valuetext={`${value} %`}
              onChange={({ target }) => onFocus({ ...(focus ?? MIDDLE), [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
      {focus !== null && (
        <TextButton layout="row" className="w-fit text-sm" onClick={() => onFocus(null)}>
          {t('menu_focus_middle')}
        </TextButton>
      )}
    </fieldset>
  );
}
