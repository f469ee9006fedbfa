import type { ReactNode } from 'react';

/** A label, its control, and hints or errors below. */
export function Field(props: { label: ReactNode; htmlFor: string; isRequired?: boolean; children: ReactNode }) {
  const { label, htmlFor, isRequired, children } = props;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={htmlFor} className="font-medium text-ink-2 text-sm">
        <span>{label}</span>
        {isRequired && <RequiredMark />}
      </label>
      {children}
    </div>
  );
}

/** The asterisk of a required field. Hidden from screen readers, because the control has `required`. */
export function RequiredMark() {
  return (
    <span className="text-danger" aria-hidden="true">
      {' *'}
    </span>
  );
}

/** A secondary text below a field. `id`: for the field's `aria-describedby`. */
export function FieldHint({ id, children, className }: { id?: string; children: ReactNode; className?: string }) {
  return (
    <p id={id} className={className ? `text-ink-2 text-sm ${className}` : 'text-ink-2 text-sm'} role="status">
      {children}
    </p>
  );
}
