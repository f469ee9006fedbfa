'use client';

import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { formatCount } from '@/lib/domain/i18n/format-number';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { SheetCheck, SheetProblem } from './menu-sheet-api';
import type { CheckedState } from './use-menu-sheet';

/** What a file would change, or what is wrong with it. Rules: menu-sheet/MS7, menu-sheet/MS12. */
export function SheetResult(props: { state: CheckedState; onApply(): void; onAgain(): void }) {
  const { state, onApply, onAgain } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { check, file, isApplying, refusal } = state;
  const isOff = isApplying || isOffline;
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere text-ink-2 text-sm">
        <bdi>{file.name}</bdi>
        {` · ${check.encoding} · ${t(`menu_sheet_by_${check.separator}`)}`}
      </p>
      <Counts counts={check.counts} />
      {check.problems.length > 0 && <Problems check={check} />}
      {check.problems.length === 0 && check.id === null && <Notice tone="info">{t('menu_sheet_nothing')}</Notice>}
      {refusal !== null && (
        <Notice tone="danger" alert>
          {refusal.sentence ?? t('no_response')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {check.id !== null && (
          <Button variant="primary" className="w-auto!" disabled={isOff} onClick={onApply}>
            {t('menu_sheet_apply')}
          </Button>
        )}
        {(refusal !== null || check.problems.length > 0) && (
          <Button variant="outline" className="w-auto! wrap-anywhere" disabled={isOff} onClick={onAgain}>
            {t('menu_sheet_again', { name: file.name })}
          </Button>
        )}
      </div>
      {check.id !== null && <p className="text-ink-2 text-sm">{t('menu_sheet_apply_hint')}</p>}
    </div>
  );
}

const COUNTS = {
  changed: 'menu_sheet_changed',
  new: 'menu_sheet_new',
  unchanged: 'menu_sheet_unchanged',
} as const satisfies Record<keyof SheetCheck['counts'], keyof DeskMessages>;

function Counts({ counts }: { counts: SheetCheck['counts'] }) {
  const { hotel, t } = useDesk();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
      {(['changed', 'new', 'unchanged'] as const).map((name) => (
        <div key={name} className="grid rounded-md bg-sunken p-3 forced-colors:border">
          <dt className="text-ink-2 text-sm">{t(COUNTS[name])}</dt>
          <dd className="font-medium text-xl tabular-nums">{formatCount(counts[name], hotel.languageTag)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Problems({ check: { problems, more_problems } }: { check: SheetCheck }) {
  const { t } = useDesk();
  return (
    <>
      <Notice tone="danger" alert>
        <p>{t('menu_sheet_problems', { count: problems.length + more_problems })}</p>
        {more_problems > 0 && <p>{t('menu_sheet_more', { shown: problems.length })}</p>}
      </Notice>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-ink-2">
            <th scope="col" className="py-2 pe-3 text-start font-normal">
              {t('menu_sheet_cell')}
            </th>
            <th scope="col" className="py-2 text-start font-normal">
              {t('menu_sheet_what')}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems of a cell can have the same sentence
            <ProblemRow key={place} problem={problem} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function ProblemRow({ problem: { cell, message } }: { problem: SheetProblem }) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2 pe-3 text-start font-medium tabular-nums">
        <bdi>{cell}</bdi>
      </th>
      <td className="wrap-anywhere py-2" dir="auto">
        {message}
      </td>
    </tr>
  );
}
