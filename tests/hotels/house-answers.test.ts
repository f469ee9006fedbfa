import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Flow = { id: string; text: Readonly<Record<string, string>> };
type HotelFile = {
  chat: { flows: readonly Flow[] } | null;
  ext_data: { house?: { wifi: { name: string } | null; check_out: string | null } | null };
};

/** 11:30, 11.30 and "11 h 30" are the same time. */
const timesIn = (text: string): string[] =>
  [...text.matchAll(/(\d{1,2})(?:[:.]|\s?h\s?)(\d{2})/g)].map(([, hours, minutes]) => `${hours}:${minutes}`);

/** A topic of the chat of each demo hotel whose file states the same fact of its house. */
const answers = readdirSync('hotels').flatMap((code) => {
  const { chat, ext_data }: HotelFile = JSON.parse(readFileSync(join('hotels', code, 'hotel.json'), 'utf8'));
  const textsOf = (id: string) => Object.entries(chat?.flows.find((flow) => flow.id === id)?.text ?? {});
  const { wifi = null, check_out = null } = ext_data.house ?? {};
  return [
    ...(wifi === null ? [] : textsOf('wifi').map(([language, text]) => ({ code, language, text, stated: wifi.name }))),
    ...(check_out === null
      ? []
      : textsOf('checkout').map(([language, text]) => ({ code, language, text, stated: check_out.slice(0, 5) }))),
  ];
});

it.each(answers)('$code answers in its chat what its file states of the house, in $language: $stated', (answer) => {
  const { text, stated } = answer;
  expect(/^\d/.test(stated) ? timesIn(text) : text).toContain(stated);
});

it('has a hotel with each of them', () => {
  expect(answers.length).toBeGreaterThan(20);
});
