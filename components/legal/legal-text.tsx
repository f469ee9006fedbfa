'use client';

import useSWRImmutable from 'swr/immutable';
import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { RichText } from '@/components/ui/rich-text';
import { browserApi } from '@/lib/contract/browser';
import type { PublicInfoType } from '@/lib/contract/hotel';
import { paths } from '@/lib/contract/paths';
import { hasText, textIn } from '@/lib/domain/text';
import type { WordKey } from '@/lib/words/word-key';

const TITLES: Readonly<Record<PublicInfoType, WordKey>> = {
  privacy_policy: 'privacy_policy',
  full_agreement: 'public_offer',
  impressum: 'impressum',
  order_privacy: 'personal_data_agreement',
  is_adult_18: 'adult_title',
  is_adult_16: 'adult_title',
  chat_disclaimer: 'staff_data',
};

/** One legal text on a screen of its own, fetched once. Source: guest-app 2 "Modals", 7. */
export function LegalText({ arg }: { arg: { type: PublicInfoType } }) {
  const hotel = useHotel();
  const say = useWords();
  const { data, mutate, isLoading } = useSWRImmutable(paths.publicInfo(hotel.id, arg.type), () =>
    browserApi().publicInfo(hotel.id, arg.type),
  );
  const failed = data?.ok === false && data.refusal.kind !== 'not-found';
  return (
    <Modal id="legal" title={say(TITLES[arg.type])} backLabel={say('back')}>
      <div className="prose">
        {isLoading && <LegalSkeleton label={say('loading')} />}
        {data?.ok && hasText(data.value) && <RichText html={textIn(data.value, hotel.language)} />}
        {data !== undefined && !failed && !(data.ok && hasText(data.value)) && (
          <Notice tone="info">{say('legal_text_missing')}</Notice>
        )}
        {failed && (
          <div className="stack">
            <Notice tone="danger" alert>
              {say('section_failed')}
            </Notice>
            <button type="button" className="btn btn--soft" onClick={() => void mutate()}>
              {say('try_again')}
            </button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function LegalSkeleton({ label }: { label: string }) {
  return (
    <div className="stack--sm stack" role="status" aria-label={label}>
      <div className="sk sk--h w-1/2" />
      {[90, 100, 96, 70, 98, 60].map((width) => (
        <div key={width} className="sk sk--l" style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
