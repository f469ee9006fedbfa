import clsx from 'clsx';
import { Icon } from '../icon';

/** The error message of a field. The field refers to it by `aria-describedby`. */
export function FieldError(props: { id: string; children: string | null | undefined; className?: string }) {
  const { id, children, className } = props;
  if (!children) return null;
  return (
    <p className={clsx('flex items-start gap-1.5 text-danger text-sm', className)} id={id}>
      <Icon name="circle-alert" size="xs" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
