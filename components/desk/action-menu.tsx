'use client';

import { useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { Icon, type IconShape } from '@/components/ui/icon';
import { ellipsisVerticalIcon } from '@/components/ui/icons/ellipsis-vertical';
import { useDisclosure } from './use-disclosure';

export type MenuAction = { icon: IconShape; text: string; isOff?: boolean; onPress(): void };

/** What staff seldom do, behind a button. `label`: the button's name. `note`: why an action is off. */
export function ActionMenu(props: { label: string; actions: readonly MenuAction[]; note?: string | false }) {
  const { label, actions, note } = props;
  const place = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { isOpen, close, toggle, onKeyDown } = useDisclosure(place);
  const press = (action: MenuAction) => {
    close();
    // Where the focus returns to from a question.
    place.current?.querySelector('button')?.focus({ preventScroll: true });
    action.onPress();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button has opened
    <div ref={place} className="relative" onKeyDown={onKeyDown}>
      <IconButton
        icon={ellipsisVerticalIcon}
        label={label}
        variant="bare"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      />
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute end-0 top-full z-3 mt-1 w-72 max-w-[calc(100vw-5rem)] animate-fade rounded-md bg-surface p-1.5 shadow-lg inset-ring inset-ring-line forced-colors:border"
      >
        {isOpen && (
          <>
            {actions.map((action) => (
              <li key={action.text}>
                <button
                  type="button"
                  className="flex min-h-target w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-sm hover:bg-sunken pressed:opacity-60 unavailable:cursor-not-allowed unavailable:text-ink-3"
                  disabled={action.isOff}
                  onClick={() => press(action)}
                >
                  <Icon shape={action.icon} size="sm" />
                  <span className="min-w-0">{action.text}</span>
                </button>
              </li>
            ))}
            {note && <li className="px-3 py-2 text-ink-2 text-sm">{note}</li>}
          </>
        )}
      </ul>
    </div>
  );
}
