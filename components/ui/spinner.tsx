import { loaderCircleIcon } from '@/components/ui/icons/loader-circle';
import { Icon } from './icon';

/** A loading indicator. It has no accessible text: the text beside it says what is loading. */
export function Spinner() {
  return (
    <span className="inline-flex motion-safe:animate-spin motion-reduce:animate-spin-slow">
      <Icon shape={loaderCircleIcon} />
    </span>
  );
}
