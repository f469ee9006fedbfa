'use client';

import { Icon } from '@/components/ui/icon';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { Tabs } from '@/components/ui/tabs';
import { languageLabel, languageName } from '@/lib/domain/i18n/language';
import { useDesk } from '../../desk-context';

/** The id prefix of the tabs and of the panel with the fields. */
export const LANGUAGE_TABS = 'menu-language';

/** The hotel's languages, of which one is written at a time, with a mark at those that lack texts. Rule: menu/ME43. */
export function LanguageTabs(props: {
  languages: readonly string[];
  chosen: string;
  lacks: ReadonlyMap<string, number>;
  onChoose(language: string): void;
}) {
  const { languages, chosen, lacks, onChoose } = props;
  const { t } = useDesk();
  const labelOf = (language: string) => {
    const count = lacks.get(language) ?? 0;
    return (
      <>
        <span aria-hidden="true">{languageLabel(language)}</span>
        {count > 0 && <Icon shape={circleAlertIcon} size="xs" className="text-warning" />}
        <span className="sr-only">
          {count > 0 ? `${languageName(language)}, ${t('menu_lacks', { count })}` : languageName(language)}
        </span>
      </>
    );
  };
  return (
    <div className="relative overflow-x-auto">
      <Tabs
        name={LANGUAGE_TABS}
        label={t('language')}
        tabs={languages.map((id) => ({ id, label: labelOf(id) }))}
        chosen={chosen}
        onChoose={onChoose}
        className="min-w-fit auto-cols-[minmax(4rem,1fr)]!"
      />
    </div>
  );
}
