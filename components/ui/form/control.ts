/**
 * The shared classes of text fields, text areas and selects. Focus and errors are shown by shadows. Forced colours
 * remove shadows, so there they are shown by an outline and a wider border.
 */
export const CONTROL =
  'block w-full rounded-md border border-line-strong bg-surface px-4 py-3.25 text-md transition-[border-color,box-shadow] placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2 focus:border-focus focus:ring-4 focus:ring-brand-soft-hover focus:outline-none focus:inset-ring focus:inset-ring-focus aria-invalid:border-danger aria-invalid:ring-0 aria-invalid:inset-ring aria-invalid:inset-ring-danger forced-colors:focus:outline-3 forced-colors:focus:outline-solid forced-colors:focus:outline-offset-1 forced-colors:focus:outline-system-highlight forced-colors:aria-invalid:border-3';

/** The classes of a field that is read-only. */
export const READ_ONLY =
  'readonly:border-transparent readonly:bg-sunken forced-colors:readonly:border-system-text forced-colors:readonly:border-dashed';
