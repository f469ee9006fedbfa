import clsx from 'clsx';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { Icon } from '../icon';

type Message = string | null | undefined;

/**
 * The error message of a field, or several below each other. The field refers to it by `aria-describedby`. A server's
 * message can be in any language, so each has its own direction.
 */
export function FieldError(props: { id: string; children: Message | readonly Message[]; className?: string }) {
  const { id, children, className } = props;
  const messages = [...new Set([children].flat())].filter(Boolean);
  if (messages.length === 0) return null;
  return (
    <p className={clsx('flex items-start gap-1.5 text-danger text-sm', className)} id={id}>
      <Icon shape={circleAlertIcon} size="xs" className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">
        {messages.map((message) => (
          <bdi key={message} className="block first-letter:uppercase">
            {message}
          </bdi>
        ))}
      </span>
    </p>
  );
}
