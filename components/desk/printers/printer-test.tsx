'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { DeskPrinter } from './printers-api';

/** Prints a ticket of no order, so that somebody sees whether the printer works. Rule: desk/DE99. */
export function PrinterTest({ printer, title }: { printer: DeskPrinter; title: string }) {
  const { t } = useDesk();
  const { isOffline, onSignedOut, readPrinting } = useDeskData();
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle');
  const test = async () => {
    setState('busy');
    const response = await callDesk(`/printers/${encodeURIComponent(printer.id)}/test`, {});
    setState(response.ok ? 'sent' : 'failed');
    if (isSignedOut(response)) onSignedOut();
    await readPrinting();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        size="sm"
        className="w-auto!"
        disabled={isOffline}
        aria-busy={state === 'busy'}
        onClick={() => state !== 'busy' && test()}
      >
        <span>
          <span>{t('print_test')}</span>
          <span className="sr-only">{`, ${title}`}</span>
        </span>
      </Button>
      <span role="status" className="min-w-0">
        {state === 'sent' && t('test_sent')}
        {state === 'failed' && <span className="text-danger">{t('no_response')}</span>}
      </span>
    </div>
  );
}
