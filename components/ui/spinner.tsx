import { Icon } from './icon';

/** Something is under way; the words beside it say what. */
export function Spinner() {
  return (
    <span className="spin inline-flex">
      <Icon name="loader-circle" />
    </span>
  );
}
