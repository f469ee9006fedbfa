/** The looks of an entry in the desk's navigation, a link or the button for more of them. */
export const BAR_ENTRY =
  'group/entry relative grid min-h-14.5 w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-0.5 rounded-[18px] pt-1.25 pb-1.5 text-center text-ink-2 text-xs hover:text-ink aria-[current]:font-medium aria-[current]:text-brand-strong';

/** Around its icon. */
export const BAR_ICON =
  'grid h-7.5 w-control place-items-center rounded-full group-aria-[current]/entry:bg-brand-soft group-pressed/entry:bg-sunken forced-colors:group-aria-[current]/entry:chosen';

export const BAR_LABEL = 'max-w-full hyphens-auto break-words';
