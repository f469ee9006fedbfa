import clsx from 'clsx';
import { Icon, type IconShape } from '@/components/ui/icon';

/** The heights of the wave's bars, of its own height. */
const WAVE = [
  'h-[30%]',
  'h-[55%]',
  'h-[85%]',
  'h-[60%]',
  'h-full',
  'h-[70%]',
  'h-[45%]',
  'h-[80%]',
  'h-[50%]',
  'h-[30%]',
];

const RING = 'absolute rounded-full';

/** The assistant as a circle, with a wave while it speaks. It stands still for guests who prefer reduced motion. */
export function VoiceOrb({ icon, isOn, isSpeaking }: { icon: IconShape; isOn: boolean; isSpeaking: boolean }) {
  const tint = isOn ? 'bg-orb-ring' : 'bg-white/7';
  const breath = isSpeaking && 'motion-safe:animate-breathe';
  return (
    <div className="grid justify-items-center gap-4" aria-hidden="true" data-speaking={isSpeaking || undefined}>
      <div className="relative grid size-44 place-items-center">
        <span className={clsx(RING, 'inset-0', tint, breath)} />
        <span className={clsx(RING, 'inset-5 [animation-delay:.15s]', tint, breath)} />
        <span
          className={clsx(
            'relative grid size-28 place-items-center rounded-full forced-colors:border',
            isOn ? 'bg-orb text-night' : 'bg-white/14 text-white',
          )}
        >
          <Icon shape={icon} size="lg" />
        </span>
      </div>
      <div className={clsx('flex h-10 items-center gap-1.25', !isSpeaking && 'invisible')}>
        {WAVE.map((height, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order
            key={index}
            className={clsx('w-1.25 rounded-full bg-orb-wave forced-colors:bg-system-text', height)}
          />
        ))}
      </div>
    </div>
  );
}
