'use client';

import type { ReactNode } from 'react';
import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { ActionMenu, type MenuAction } from '../action-menu';
import { useDesk } from '../desk-context';

export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3" aria-label={label}>
      {children}
    </ul>
  );
}

/**
 * A room or place that can be ticked, with a menu of what is done with it. `kind`: the word before its name; null: the name
 * says it.
 */
export function Tile(props: {
  kind: string | null;
  name: string;
  isTicked: boolean;
  onTick(): void;
  actions: readonly MenuAction[];
  children?: ReactNode;
}) {
  const { kind, name, isTicked, onTick, actions, children } = props;
  const { t } = useDesk();
  return (
    <li className={`${CARD} flex items-start gap-1 p-1.5 has-checked:bg-brand-soft`}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children */}
      <label className="flex min-h-target min-w-0 flex-1 cursor-pointer items-start gap-3 p-2">
        <Checkbox checked={isTicked} onChange={onTick} />
        <span className="min-w-0">
          {kind !== null && <span className="block text-ink-2 text-xs">{kind}</span>}
          <bdi translate="no" className="wrap-anywhere block font-medium text-lg tabular-nums">
            {name}
          </bdi>
          {children}
        </span>
      </label>
      <ActionMenu label={t('more_for', { name: kind === null ? name : `${kind} ${name}` })} actions={actions} />
    </li>
  );
}
