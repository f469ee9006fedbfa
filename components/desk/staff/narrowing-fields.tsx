'use client';

import { Checkbox } from '@/components/ui/form/choice-input';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { PersonDraft } from './staff-api';

/** A list with an id in it or not; null: none is left. */
function toggled<Id>(list: readonly Id[] | null, id: Id): readonly Id[] | null {
  const others = (list ?? []).filter((each) => each !== id);
  const next = others.length === (list ?? []).length ? [...others, id] : others;
  return next.length === 0 ? null : next;
}

/** To which stations and sections somebody is narrowed; none is ticked: they have all. Rule: staff/SP46. */
export function NarrowingFields(props: { draft: PersonDraft; onChange(part: Partial<PersonDraft>): void }) {
  const { draft, onChange } = props;
  const { t } = useDesk();
  const { settings } = useDeskData();
  return (
    <>
      <Ticks
        legend={t('narrow_stations')}
        items={settings.stations}
        ticked={draft.stations}
        onToggle={(id) => onChange({ stations: toggled(draft.stations, id) })}
      />
      <Ticks
        legend={t('narrow_sections')}
        items={settings.sections}
        ticked={draft.sections}
        onToggle={(id) => onChange({ sections: toggled(draft.sections, id) })}
      />
      {(settings.stations.length > 0 || settings.sections.length > 0) && (
        <p className="text-ink-2 text-sm">{t('narrow_hint')}</p>
      )}
    </>
  );
}

function Ticks<Id extends string | number>(props: {
  legend: string;
  items: readonly { id: Id; title: Parameters<typeof textIn>[0] }[];
  ticked: readonly Id[] | null;
  onToggle(id: Id): void;
}) {
  const { legend, items, ticked, onToggle } = props;
  const { hotel } = useDesk();
  if (items.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-ink-2 text-sm">{legend}</legend>
      <div className="grid max-h-56 overflow-y-auto">
        {items.map(({ id, title }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside it
          <label key={id} className="flex min-h-target items-center gap-3 text-sm">
            <Checkbox checked={ticked?.includes(id) ?? false} onChange={() => onToggle(id)} />
            <span className="wrap-anywhere min-w-0">{textIn(title, hotel.language) || id}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
