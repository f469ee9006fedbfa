'use client';

import { useEffect, useState } from 'react';
import { CARD } from '@/components/ui/card';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { languageName } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { readFieldPath } from '@/lib/domain/menu-editor/field-path';
import { MISSING_KINDS, type MissingFilter, missingCounts, missingRows } from '@/lib/domain/menu-editor/missing-rows';
import { useDesk } from '../desk-context';
import { fieldName } from './editor/field-words';
import { itemAddress } from './menu-address';
import { callMenu, type Menu, type MissingInMenu } from './menu-api';

const KIND_WORDS = {
  text: 'menu_missing_text',
  picture: 'menu_missing_picture',
  alt: 'menu_missing_alt',
  allergens: 'menu_missing_allergens',
  price: 'menu_missing_price',
  tax: 'menu_missing_tax',
} as const;

/** More rows than anybody works off in a sitting are not shown at once. */
const SHOWN_ROWS = 200;

/** What the menu lacks, to be worked off: each row leads to its field. Rule: menu/ME55. */
export function MissingView({ menu }: { menu: Menu }) {
  const { t } = useDesk();
  const [missing, setMissing] = useState<readonly MissingInMenu[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [filter, setFilter] = useState<MissingFilter>({ what: null, language: null });
  // Also after what this or another desk has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts are what asks for reading again
  useEffect(() => {
    let isOver = false;
    void callMenu<{ missing: readonly MissingInMenu[] }>('/missing').then((response) => {
      if (isOver) return;
      setHasFailed(!response.ok);
      if (response.ok) setMissing(response.value.missing);
    });
    return () => {
      isOver = true;
    };
  }, [menu.drafts]);
  if (missing === null)
    return hasFailed ? (
      <Notice tone="danger" alert>
        {t('no_response')}
      </Notice>
    ) : (
      <div className="grid place-items-center p-10">
        <Spinner />
      </div>
    );
  const rows = missingRows(missing, filter);
  return (
    <div className="grid max-w-200 gap-4">
      <Filters menu={menu} missing={missing} filter={filter} onFilter={setFilter} />
      <p className="text-ink-2 text-sm" role="status">
        {rows.length === 0 ? t('menu_missing_none') : t('menu_missing_count', { count: rows.length })}
      </p>
      {rows.length > 0 && (
        <ul className={`${CARD} overflow-hidden`} aria-label={t('menu_missing')}>
          {rows.slice(0, SHOWN_ROWS).map((row) => (
            <Row key={`${row.item} ${row.field} ${row.what} ${row.language}`} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Filters(props: {
  menu: Menu;
  missing: readonly MissingInMenu[];
  filter: MissingFilter;
  onFilter(filter: MissingFilter): void;
}) {
  const { menu, missing, filter, onFilter } = props;
  const { t } = useDesk();
  const counts = missingCounts(missing);
  return (
    <div className="grid gap-4 min-[500px]:grid-cols-2">
      <Field label={t('menu_missing_what')} htmlFor="menu-missing-what">
        <Select
          id="menu-missing-what"
          value={filter.what ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, what: MISSING_KINDS.find((kind) => kind === target.value) ?? null })
          }
        >
          <option value="">{t('menu_missing_all')}</option>
          {counts.map(({ what, count }) => (
            <option key={what} value={what}>
              {`${t(KIND_WORDS[what])} (${count})`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('language')} htmlFor="menu-missing-language">
        <Select
          id="menu-missing-language"
          value={filter.language ?? ''}
          onChange={({ target }) => onFilter({ ...filter, language: target.value === '' ? null : target.value })}
        >
          <option value="">{t('menu_all_languages')}</option>
          {menu.languages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function Row({ row }: { row: MissingInMenu }) {
  const { hotel, t } = useDesk();
  const path = readFieldPath(row.field);
  const last = path.findLast((step) => typeof step === 'string');
  const details = [
    t(KIND_WORDS[row.what]),
    row.what === 'text' && typeof last === 'string' ? fieldName(last, t) : '',
    row.language === null ? '' : languageName(row.language),
  ];
  return (
    <li className="border-line not-first:border-t">
      <a
        className="grid min-h-target gap-0.5 px-4 py-2.5 text-ink no-underline hover:bg-sunken"
        href={itemAddress(row.item, { field: row.field, language: row.language })}
      >
        <span className="wrap-anywhere font-medium underline">
          {textIn(row.title, hotel.language) || t('menu_untitled')}
        </span>
        <span className="text-ink-2 text-sm">{details.filter(Boolean).join(' · ')}</span>
      </a>
    </li>
  );
}
