import type { ComponentProps } from 'react';
import { Icon, type IconShape } from '../icon';
import { type IconButtonLook, iconButtonClass } from './icon-button';

/** A round link with only an icon. `label` is its accessible name. */
export function IconLink(
  props: IconButtonLook & { icon: IconShape; label: string; href: string } & Omit<ComponentProps<'a'>, 'children'>,
) {
  const { icon, label, variant, className, href, ...link } = props;
  return (
    <a {...link} href={href} aria-label={label} className={iconButtonClass({ variant, className })}>
      <Icon shape={icon} className="text-ink" />
    </a>
  );
}
