'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextButton } from '@/components/ui/button/text-button';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { wifiOffIcon } from '@/components/ui/icons/wifi-off';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { HOTEL_ORDERS, type HotelOrder, listedHotels } from '@/lib/domain/desk/hotel-list';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import type { OpenSession } from '../sign-in/session-gate';
import { useNow } from '../use-now';
import { HotelRow } from './hotel-row';
import { type OperatorHotel, useHotels } from './use-hotels';

const TICK_MS = 10_000;
/** Rows that are shown at first, and by each tap on the button below them. */
const ROWS = 100;

const ORDER_WORDS = { oldest: 'oldest_first', name: 'by_name' } as const;

const VOICE_SETUP = { setting: isolateNumber('VOICE_TOKEN_URL'), command: isolateNumber('npm run voice-demo') };

const sumOf = (hotels: readonly OperatorHotel[], field: 'open_orders' | 'unanswered_chats') =>
  hotels.reduce((sum, hotel) => sum + hotel[field], 0);

/** Every hotel with what waits at its desk. Rule: desk/DE23. */
export function OperatorHotels({ session, hasVoice }: { session: OpenSession; hasVoice: boolean }) {
  const { hotel, t, time } = useDesk();
  const now = useNow(TICK_MS);
  const { read, isStale } = useHotels(hotel.language, session);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<HotelOrder>('oldest');
  const [most, setMost] = useState(ROWS);
  const hotels = read?.hotels ?? [];
  const found = listedHotels(hotels, { text, order, locale: hotel.languageTag });
  const sums = {
    hotels: hotels.length,
    orders: sumOf(hotels, 'open_orders'),
    chats: sumOf(hotels, 'unanswered_chats'),
  };
  return (
    <main className="mx-auto grid max-w-300 gap-4 p-gutter" id="main">
      <header className="flex flex-wrap items-center gap-3">
        <div className="me-auto">
          <h1 className="font-medium text-xl">{t('hotels')}</h1>
          {read !== null && <p className="text-ink-2 text-sm">{t('hotels_summary', sums)}</p>}
        </div>
        <div className="grid w-full gap-3 min-[480px]:grid-cols-2 min-[760px]:w-auto">
          <TextField
            type="search"
            aria-label={t('find_hotel')}
            placeholder={t('find_hotel')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Select
            aria-label={t('list_order')}
            value={order}
            onChange={({ target }) => setOrder(HOTEL_ORDERS.find((each) => each === target.value) ?? 'oldest')}
          >
            {HOTEL_ORDERS.map((each) => (
              <option key={each} value={each}>
                {t(ORDER_WORDS[each])}
              </option>
            ))}
          </Select>
        </div>
        <span className="flex items-center gap-2 text-sm">
          <bdi>{session.name}</bdi>
          <TextButton onClick={session.onSignOut}>{t('sign_out')}</TextButton>
        </span>
      </header>
      {isStale && (
        <Notice tone="danger" icon={wifiOffIcon} alert>
          {read === null ? t('no_response') : t('list_stale', { time: time(read.at) })}
        </Notice>
      )}
      {read === null && !isStale && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {read !== null && found.length === 0 && <p className="rounded-md bg-sunken p-4 text-ink-2">{t('no_hotels')}</p>}
      <ul className="grid gap-2">
        {found.slice(0, most).map((each) => (
          <HotelRow key={each.code} hotel={each} now={now} />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="outline" onClick={() => setMost(most + ROWS)}>
          {t('more_hotels', { count: found.length - most })}
        </Button>
      )}
      {/* Not shown to guests and staff: an entry that nothing serves is not drawn. */}
      {!hasVoice && <p className="text-ink-2 text-sm">{t('voice_not_set_up', VOICE_SETUP)}</p>}
    </main>
  );
}
