'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Icon } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { downloadAddress } from './menu-sheet-api';
import { SheetFile } from './sheet-file';
import { SheetResult } from './sheet-result';
import { type MenuSheetState, useMenuSheet } from './use-menu-sheet';

/**
 * The menu as a spreadsheet: download, upload, what a file would change, and its drafts. `onApplied`: drafts were saved.
 * `draftsAddress`: where they are. Rule: menu-sheet/MS12.
 */
export function MenuSheet({ draftsAddress, onApplied }: { draftsAddress: string; onApplied(): void }) {
  const { t } = useDesk();
  const sheet = useMenuSheet(onApplied);
  return (
    <div className="grid max-w-200 gap-4">
      <Download />
      <section className={`${CARD} grid gap-3 p-4`} aria-labelledby="menu-sheet-upload">
        <h2 id="menu-sheet-upload" className="font-medium text-lg">
          {t('menu_sheet_upload')}
        </h2>
        <p className="text-ink-2 text-sm">{t('menu_sheet_hint')}</p>
        <SheetFile isBusy={isBusy(sheet)} onFile={(file) => void sheet.check(file)} />
        <Outcome sheet={sheet} draftsAddress={draftsAddress} />
      </section>
    </div>
  );
}

const isBusy = ({ state }: MenuSheetState): boolean =>
  state.kind === 'checking' || (state.kind === 'checked' && state.isApplying);

/** Languages in which spreadsheets write 12.50, and so separate cells with commas. */
const POINT_LANGUAGES: readonly string[] = ['en', 'ar'];

function Download() {
  const { hotel, t } = useDesk();
  const [format, setFormat] = useState<'comma' | 'semicolon'>(
    POINT_LANGUAGES.includes(hotel.language) ? 'comma' : 'semicolon',
  );
  return (
    <section className={`${CARD} grid gap-3 p-4`} aria-labelledby="menu-sheet-download">
      <h2 id="menu-sheet-download" className="font-medium text-lg">
        {t('menu_sheet')}
      </h2>
      <p className="text-ink-2 text-sm">{t('menu_sheet_text')}</p>
      <Field label={t('menu_sheet_format')} htmlFor="menu-sheet-format">
        <Select
          id="menu-sheet-format"
          aria-describedby="menu-sheet-format-hint"
          value={format}
          onChange={({ target }) => setFormat(target.value === 'comma' ? 'comma' : 'semicolon')}
        >
          <option value="comma">{t('menu_sheet_comma')}</option>
          <option value="semicolon">{t('menu_sheet_semicolon')}</option>
        </Select>
        <p id="menu-sheet-format-hint" className="text-ink-2 text-sm">
          {t('menu_sheet_format_hint')}
        </p>
      </Field>
      <ButtonLink
        variant="outline"
        size="sm"
        className="w-fit!"
        href={downloadAddress(format, hotel.language)}
        download
      >
        <Icon shape={downloadIcon} size="sm" />
        <span>{t('menu_sheet_download')}</span>
      </ButtonLink>
    </section>
  );
}

/** What has become of the file. A screen reader hears it. */
function Outcome({ sheet, draftsAddress }: { sheet: MenuSheetState; draftsAddress: string }) {
  const { t } = useDesk();
  const { state, check } = sheet;
  return (
    <div aria-live="polite" className="grid gap-3">
      {state.kind === 'checking' && (
        <p className="flex items-center gap-3">
          <Spinner />
          <span className="min-w-0 wrap-anywhere">{t('menu_sheet_checking', { name: state.file.name })}</span>
        </p>
      )}
      {state.kind === 'refused' && <Refused refusal={state.refusal} />}
      {state.kind === 'checked' && (
        <SheetResult state={state} onApply={() => void sheet.apply()} onAgain={() => void check(state.file)} />
      )}
      {state.kind === 'applied' && (
        <Notice tone="success">
          <p>{t('menu_sheet_applied', { count: state.drafts })}</p>
          <p>
            <a href={draftsAddress}>{t('menu_drafts')}</a>
          </p>
        </Notice>
      )}
    </div>
  );
}

const TOO_LARGE = 413;

/** Why a file is not read, or not applied. Rule: menu-sheet/MS7. */
function Refused({ refusal: { status, sentence } }: { refusal: { status: number; sentence: string | null } }) {
  const { t } = useDesk();
  return (
    <Notice tone="danger" alert>
      {sentence ?? t(status === TOO_LARGE ? 'menu_sheet_large' : 'menu_sheet_failed')}
    </Notice>
  );
}
