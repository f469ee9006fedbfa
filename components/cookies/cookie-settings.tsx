'use client';

import clsx from 'clsx';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/overlay/modal';
import { DOCUMENT } from '@/components/ui/text/rich-text';
import { cookieConsent } from '@/lib/device/cookie-consent';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { decideOnCookies } from './decide-on-cookies';
import { DeviceData } from './device-data';

/** The cookie policy, the guest's decision and what this device has stored. Rules: cookies/CK3, cookies/CK5. */
export function CookieSettings() {
  const t = useTranslations();
  return (
    <Modal id="cookies" title={t('cookie_settings')} backLabel={t('back')}>
      <article className={clsx('mx-auto max-w-reading', DOCUMENT)}>
        <h3>{t('cookie_needed')}</h3>
        <p>{t('cookie_needed_text')}</p>
        <h3>{t('cookie_optional')}</h3>
        <p>{t('cookie_optional_text')}</p>
        <h3>{t('cookie_choice')}</h3>
        <Choice />
        <h3>{t('device_data')}</h3>
        <DeviceData />
      </article>
    </Modal>
  );
}

function Choice() {
  const t = useTranslations();
  const decision = useAtomValue(cookieConsent);
  return (
    <>
      <p role="status" className="font-medium">
        {decision === null ? t('cookie_undecided') : t(decision ? 'cookie_accepted' : 'cookie_refused')}
      </p>
      <p>{t('cookie_change')}</p>
      <Actions layout="pair">
        <Button variant="soft" aria-pressed={decision === false} onClick={() => void decideOnCookies(false)}>
          {t('cookie_refuse')}
        </Button>
        <Button variant="soft" aria-pressed={decision === true} onClick={() => void decideOnCookies(true)}>
          {t('cookie_accept')}
        </Button>
      </Actions>
    </>
  );
}
