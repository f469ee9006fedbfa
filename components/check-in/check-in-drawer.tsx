'use client';

import { useEffect, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { arrowRightIcon } from '@/components/ui/icons/arrow-right';
import { Illustration } from '@/components/ui/illustration';
import { Drawer } from '@/components/ui/overlay/drawer';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { Tag } from '@/components/ui/tag';
import { currentHotelTime } from '@/lib/device/server-clock';
import { sampleReservation } from '@/lib/domain/check-in/sample-reservation';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { PassportPhoto } from './passport-photo';
import { Plate } from './plate';
import { SignatureField } from './signature-field';

/** The online check-in: an example, of which nothing leaves the device. Rules: check-in/CI2, check-in/CI4. */
export function CheckInDrawer() {
  const t = useTranslations();
  const [isDone, setIsDone] = useState(false);
  const foot = isDone ? (
    <Button variant="soft" onClick={() => closeOverlays()}>
      {t('close')}
    </Button>
  ) : (
    <Button variant="primary" onClick={() => setIsDone(true)}>
      <span>{t('checkin_button')}</span>
      <Icon shape={arrowRightIcon} size="sm" className="rtl:-scale-x-100" />
    </Button>
  );
  return (
    <Drawer id="check-in" title={t('checkin_title')} closeLabel={t('close')} foot={foot} centred={isDone}>
      {isDone ? (
        <Done />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <div className="grid grid-cols-1 gap-3">
            <Tag>{t('example')}</Tag>
            <p className="text-ink-2 text-sm">{t('checkin_example')}</p>
          </div>
          <Reservation />
          <PassportPhoto />
          <SignatureField />
        </div>
      )}
    </Drawer>
  );
}

function Reservation() {
  const { locale, timezone } = useHotel();
  const t = useTranslations();
  // Of the moment in which it was opened.
  const [{ number, arrival, departure }] = useState(() => sampleReservation(currentHotelTime(timezone).date));
  return (
    <Card className="grid gap-5 p-4">
      <div className="flex items-center gap-3">
        <Plate picture="luggage" className="size-14" />
        <div>
          <p className="text-ink-2 text-sm">{t('checkin_reservation')}</p>
          <p className="font-medium text-lg tabular-nums">
            <bdi>{number}</bdi>
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
        <Day label={t('checkin_arrival')} date={shortDate(arrival, locale)} />
        <Icon shape={arrowRightIcon} className="text-ink-2 rtl:-scale-x-100" />
        <Day className="text-end" label={t('checkin_departure')} date={shortDate(departure, locale)} />
      </div>
    </Card>
  );
}

function Day({ label, date, className }: { label: string; date: string; className?: string }) {
  return (
    <p className={className}>
      <span className="block text-ink-2 text-sm">{label}</span>
      <span className="font-medium tabular-nums">{date}</span>
    </p>
  );
}

/** Says that the check-in is done. It takes the focus of the button that was removed. */
function Done() {
  const t = useTranslations();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid justify-items-center gap-6 text-center">
      <Illustration src="/pictures/luggage.webp" tint="tint-4" size="sm" isNews />
      <p ref={text} className="text-xl tracking-tight outline-none" tabIndex={-1}>
        {t('checkin_done')}
      </p>
    </div>
  );
}
