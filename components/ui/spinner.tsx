import { Icon } from './icon';

/** Something is under way; the words beside it say what. */
export function Spinner() {
  return (
    <span className="inline-flex motion-safe:animate-spin motion-reduce:animate-spin-slow">
      <Icon name="loader-circle" />
    </span>
  );
}
