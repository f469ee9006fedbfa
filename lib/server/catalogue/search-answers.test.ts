import { decoders } from '@/lib/contract/schema/decoders';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { ChatTopic } from '@/lib/domain/chat/topics';
import { messagesFor } from '../pages/messages';
import { searchAnswers } from './search-answers';

const HOUSE = {
  wifi: { name: 'Aurora', password: 'open-sesame' },
  check_out: '12:00',
  phones: [{ title: 'Reception', number: '+34 971 000' }],
  map: { address: 'Port 4', link: 'https://maps.example/?q=1' },
};
const topic = (id: string, title: string): ChatTopic => ({
  id,
  title: { en: title },
  text: { en: `About ${id}` },
  links: [],
});

function answersOf(
  { house, help_link = null, callPhone }: { house?: unknown; help_link?: string | null; callPhone?: string },
  topics: readonly ChatTopic[] = [],
) {
  const ext_data = { timezone: 'Europe/Madrid', house, variations: callPhone === undefined ? {} : { callPhone } };
  const response = decoders.hotel({ data: { hotel: { id: 1, uuid: 'h-1', title: 'Aurora', help_link, ext_data } } });
  if (response === null) throw new Error('the hotel cannot be read');
  const { hotel, words } = response;
  const now = hotelNow('Europe/Madrid', new Date('2026-06-15T07:00:00Z'));
  return searchAnswers({ hotel, language: 'en', messages: messagesFor(words, 'en'), now }, topics);
}

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('what the search answers', () => {
  it('is a topic of the chat with what the hotel states of the same, and each other fact by itself', () => {
    const { answers, ideas } = answersOf({ house: HOUSE }, [topic('wifi', 'Online')]);
    expect(
      answers.map(({ title, descr, facts = [] }) => [
        title,
        plain(descr),
        facts.map(({ title: name, text, action }) => [name, plain(text), action?.label ?? '']),
      ]),
    ).toEqual([
      ['Online', 'About wifi', [['Wi-Fi Aurora', 'Password: open-sesame', 'Copy']]],
      ['Check-out', 'until 12:00', [['', '', '']]],
      ['Reception', '+34 971 000', [['', '', 'Call']]],
      ['Port 4', '', [['', '', 'Map']]],
    ]);
    expect(ideas).toEqual(['Online', 'Check-out', 'Reception', 'Map']);
  });

  it('is the password beside its button where no topic is about it, with the words for it', () => {
    const [wifi] = answersOf({ house: { wifi: HOUSE.wifi } }).answers;
    expect(wifi).toMatchObject({ title: 'Wi-Fi Aurora', descr: '' });
    expect(plain(wifi?.facts?.[0]?.text ?? '')).toBe('Password: open-sesame');
    expect(wifi?.names).toContain('wlan');
  });

  it('has the telephone and the mail address of the bar, unless the house has the number', () => {
    const bar = { callPhone: '+34 971 000', help_link: 'mailto:hello@aurora.example?subject=Hi' };
    expect(answersOf(bar).answers.map(({ title, descr }) => [title, plain(descr)])).toEqual([
      ['Phone', '+34 971 000'],
      ['hello@aurora.example', ''],
    ]);
    expect(answersOf({ ...bar, house: { phones: HOUSE.phones } }).answers.map(({ title }) => title)).toEqual([
      'Reception',
      'hello@aurora.example',
    ]);
  });

  it('is nothing of a hotel that states nothing', () => {
    expect(answersOf({ help_link: 'https://help.example' })).toEqual({ answers: [], ideas: [] });
  });
});
