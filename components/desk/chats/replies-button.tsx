'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { penLineIcon } from '@/components/ui/icons/pen-line';
import { useDesk } from '../desk-context';
import { EditReplies } from './edit-replies';

/** Opens the hotel's quick replies to be edited. Rule: desk/DE85. */
export function RepliesButton({ className }: { className: string }) {
  const { t } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className={`w-auto! gap-2! ${className}`} onClick={() => setIsOpen(true)}>
        <Icon shape={penLineIcon} size="sm" />
        <span>{t('quick_replies')}</span>
      </Button>
      {isOpen && <EditReplies onClose={() => setIsOpen(false)} />}
    </>
  );
}
