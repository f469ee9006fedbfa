'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextField } from '@/components/ui/form/text-field';
import { eyeIcon } from '@/components/ui/icons/eye';
import { eyeOffIcon } from '@/components/ui/icons/eye-off';
import { useDesk } from '../desk-context';

/**
 * A field for a password or key, which a button beside it shows: long ones are typed wrong unseen. Sending hides it, so that the
 * browser saves it as a password. Edge has such a button itself, which would stand beside it. Rule: staff/SP40.
 */
export function PasswordField(field: Omit<ComponentProps<'input'>, 'type' | 'dir' | 'ref' | 'className'>) {
  const { t } = useDesk();
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    // Left to right, so that its own padding lies below the button in every language.
    <div className="relative" dir="ltr">
      <TextField
        {...field}
        ref={input}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        className="pe-12 [&::-ms-reveal]:hidden"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        icon={isShown ? eyeOffIcon : eyeIcon}
        size="sm"
        variant="bare"
        label={t('show_typed')}
        aria-pressed={isShown}
        className="absolute end-1 top-1"
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}
