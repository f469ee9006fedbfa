import type { ReactNode } from 'react';

/** A label, its control, and what is said under it. */
export function Field(props: { label: ReactNode; htmlFor: string; isRequired?: boolean; children: ReactNode }) {
  const { label, htmlFor, isRequired, children } = props;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={htmlFor} className="font-medium text-ink-2 text-sm">
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children}
    </div>
  );
}

/** The asterisk of a required field, for the eye alone: the control itself says `required`. */
export function RequiredMark() {
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** Quiet words under a field. `id`: of the field's `aria-describedby`. */
export function FieldHint({ id, children, className }: { id?: string; children: ReactNode; className?: string }) {
  return (
    <p id={id} className={className ? `text-ink-2 text-sm ${className}` : 'text-ink-2 text-sm'} role="status">
      {children}
    </p>
  );
}
