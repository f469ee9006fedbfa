import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';

type Tab<Id extends string> = { id: Id; label: ReactNode };

/** The id of the panel that a tab controls, for the panel itself. */
export const tabPanelId = (name: string, tab: string): string => `${name}-panel-${tab}`;
const tabId = (name: string, tab: string): string => `${name}-tab-${tab}`;

/** The step of a key, from tab to tab, in the writing direction; null: another key. */
function stepOf(key: string, isRightToLeft: boolean): number | null {
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return null;
}

/**
 * A segmented control of which one part is shown. Arrow keys, Home and End choose; only the chosen tab is in the tab
 * order. `name`: begins the ids of tabs and panels.
 */
export function Tabs<Id extends string>(props: {
  name: string;
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  className?: string;
}) {
  const { name, label, tabs, chosen, onChoose, className } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepOf(event.key, event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl');
    const now = tabs.findIndex(({ id }) => id === chosen);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const next = step === null ? ends[event.key] : (now + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    document.getElementById(tabId(name, tab.id))?.focus();
  };
  return (
    <div
      className={clsx('grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1 forced-colors:border', className)}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          aria-controls={tabPanelId(name, tab.id)}
          aria-selected={tab.id === chosen}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={clsx(
            'flex min-h-target items-center justify-center gap-2 rounded-sm px-2 text-sm',
            tab.id === chosen
              ? 'bg-surface font-medium shadow-sm forced-colors:chosen'
              : 'text-ink-2 hover:bg-ink/6 forced-colors:bg-transparent',
          )}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
