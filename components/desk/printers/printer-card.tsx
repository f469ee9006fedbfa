'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CARD, URGENT_CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { clockIcon } from '@/components/ui/icons/clock';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { Notice } from '@/components/ui/notice';
import { Tag } from '@/components/ui/tag';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import type { PrinterState } from '@/lib/domain/tickets/printer';
import { needsSomebody } from '@/lib/domain/tickets/printer-attention';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { useMomentText } from '../use-moment-text';
import { PrinterConnectionData } from './printer-connection';
import { PrinterTest } from './printer-test';
import type { DeskPrinter } from './printers-api';
import { useStationTitle } from './use-station-title';

const STATE_WORDS: Readonly<Record<PrinterState, keyof DeskMessages>> = {
  ready: 'printer_ready',
  'no-paper': 'printer_no_paper',
  'cover-open': 'printer_cover_open',
  error: 'printer_error',
  'never-seen': 'printer_never_seen',
  lost: 'printer_lost',
};

const KINDS = { cloudprnt: 'Star CloudPRNT', escpos: 'ESC/POS' } as const;

/** What to do with a printer that was never seen. Rule: tickets/TK17. */
const FIRST_STEPS = { cloudprnt: 'printer_first_cloudprnt', escpos: 'printer_first_escpos' } as const;

/** A printer with its state in words, what staff can do about it, and how it is connected. */
export function PrinterCard({ printer }: { printer: DeskPrinter }) {
  const { hotel, t } = useDesk();
  const title = textIn(printer.title, hotel.language);
  return (
    <li
      className={clsx(
        CARD,
        'grid grid-cols-[minmax(0,1fr)] gap-3 p-4 text-sm',
        needsSomebody(printer.state) && URGENT_CARD,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere me-auto min-w-0 font-medium text-lg">{title}</h2>
        <StateTag state={printer.state} />
      </div>
      {printer.state === 'never-seen' && <Notice tone="info">{t(FIRST_STEPS[printer.kind])}</Notice>}
      <PrinterFacts printer={printer} />
      <PrinterTest printer={printer} title={title} />
      {printer.connection !== null && <PrinterConnectionData connection={printer.connection} title={title} />}
    </li>
  );
}

function StateTag({ state }: { state: PrinterState }) {
  const { t } = useDesk();
  const isReady = state === 'ready';
  const icon = isReady ? circleCheckIcon : state === 'never-seen' ? clockIcon : triangleAlertIcon;
  return (
    <Tag tone={isReady ? 'success' : needsSomebody(state) ? 'danger' : 'neutral'} className="font-medium">
      <Icon shape={icon} size="xs" />
      <span>{t(STATE_WORDS[state])}</span>
    </Tag>
  );
}

function PrinterFacts({ printer }: { printer: DeskPrinter }) {
  const { t } = useDesk();
  const titleOf = useStationTitle();
  const moment = useMomentText();
  const { stations, state, paper, last_error: code, last_seen_at: seenAt, waiting } = printer;
  return (
    <dl className="grid">
      <Fact term={t('printer_stations')}>
        {stations.length === 0 ? t('printer_no_station') : stations.map(titleOf).join(' · ')}
      </Fact>
      {paper === 'low' && (
        <Fact term={t('printer_paper')}>
          <b className="font-medium text-warning">{t('printer_paper_low')}</b>
        </Fact>
      )}
      {state === 'error' && code !== null && (
        <Fact term={t('printer_error')}>
          <code dir="ltr" lang="en" translate="no" className="wrap-anywhere">
            {code}
          </code>
        </Fact>
      )}
      {seenAt !== null && (
        <Fact term={t('printer_seen')}>
          <span className="tabular-nums">{moment(seenAt)}</span>
        </Fact>
      )}
      <Fact term={t('printer_waiting')}>
        <span className={clsx('tabular-nums', waiting > 0 && 'font-medium')}>{waiting}</span>
      </Fact>
      <Fact term={t('printer_kind')}>{isolateNumber(`${KINDS[printer.kind]} · ${printer.width} mm`)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)] gap-3 border-line border-b py-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
