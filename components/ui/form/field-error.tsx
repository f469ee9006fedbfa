import { Icon } from './icon';

/** What is wrong with a field, beside it; the field names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string | null | undefined }) {
  if (!children) return null;
  return (
    <p className="err" id={id}>
      <Icon name="circle-alert" size="xs" />
      <span>{children}</span>
    </p>
  );
}
