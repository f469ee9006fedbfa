'use client';

import clsx from 'clsx';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { uploadIcon } from '@/components/ui/icons/upload';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/** Takes a CSV file: chosen with a button, or dropped with a mouse. */
export function SheetFile({ isBusy, onFile }: { isBusy: boolean; onFile(file: File): void }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isOff = isBusy || isOffline;
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined && !isOff) onFile(file);
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser would open the file in place of the desk.
      event.preventDefault();
      setIsOver(!isOff);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <div
      {...drop}
      className={clsx(
        'flex flex-wrap items-center gap-3 rounded-md border-2 border-dashed p-4',
        isOver ? 'border-brand-strong bg-brand-soft' : 'border-line-strong',
      )}
    >
      <Button variant="primary" size="sm" className="w-auto!" disabled={isOff} onClick={() => input.current?.click()}>
        <Icon shape={uploadIcon} size="sm" />
        <span>{t('menu_sheet_choose')}</span>
      </Button>
      <span className="text-ink-2 text-sm pointer-coarse:hidden">{t('menu_sheet_drop')}</span>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('menu_sheet_choose')}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </div>
  );
}
