import clsx from 'clsx';

const SIZES = {
  md: { arch: 'h-62 w-52 rounded-t-[104px] rounded-b-lg pb-8.5 after:h-12', picture: 'size-33' },
  sm: { arch: 'h-44 w-[150px] rounded-t-[75px] rounded-b-md pb-6 after:h-9', picture: 'size-24' },
} as const;

/** A picture in an arch, for empty and final states. `isNews`: with an entrance animation. */
export function Illustration(props: { src: string; tint: string; size?: keyof typeof SIZES; isNews?: boolean }) {
  const { src, tint, size = 'md', isNews } = props;
  const { arch, picture } = SIZES[size];
  return (
    <div
      className={clsx(
        "relative mx-auto grid items-end justify-items-center overflow-hidden bg-arch after:absolute after:inset-x-0 after:bottom-0 after:bg-ledge after:opacity-55 after:content-['']",
        arch,
        tint,
      )}
    >
      <img
        className={clsx('relative z-1 drop-shadow-picture', picture, isNews && 'motion-safe:animate-settle')}
        src={src}
        alt=""
        width={256}
        height={256}
      />
    </div>
  );
}
