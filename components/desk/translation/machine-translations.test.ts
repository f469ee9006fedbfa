import { pageStore } from '@/lib/state/page-store';
import { AGAIN_MS, type AskForTranslations, MachineTranslations } from './machine-translations';

const SPANISH = { from: 'es', to: 'de' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The server's part: it answers each text in brackets. */
const asking = () => jest.fn<ReturnType<AskForTranslations>, Parameters<AskForTranslations>>();

function opened(answer: AskForTranslations = async (texts) => texts.map((text) => `[${text}]`)) {
  const ask = asking().mockImplementation(answer);
  return { ask, translations: new MachineTranslations(ask) };
}

it('collects what is asked for at the same time into one call for each pair of languages', async () => {
  const { ask, translations } = opened();
  for (const text of ['Hola', 'Gracias', 'Hola']) translations.request({ text, ...SPANISH });
  translations.request({ text: 'Merci', from: 'fr', to: 'de' });
  expect(translations.get({ text: 'Hola', ...SPANISH })).toEqual({ text: null, isPending: true });
  await jest.advanceTimersByTimeAsync(50);
  expect(ask.mock.calls).toEqual([
    [['Hola', 'Gracias'], SPANISH],
    [['Merci'], { from: 'fr', to: 'de' }],
  ]);
  expect(translations.get({ text: 'Gracias', ...SPANISH })).toEqual({ text: '[Gracias]', isPending: false });
});

it('sends no more in one call than it takes', async () => {
  const { ask, translations } = opened();
  const texts = Array.from({ length: 45 }, (_, number) => `Número ${number}`);
  for (const text of [...texts, 'a'.repeat(6000), 'b'.repeat(6000)]) translations.request({ text, ...SPANISH });
  await jest.advanceTimersByTimeAsync(50);
  expect(ask.mock.calls.map(([sent]) => sent.length)).toEqual([20, 20, 6, 1]);
});

it('has none while the server does not answer, and asks again after a minute', async () => {
  const { ask, translations } = opened(async () => null);
  const request = { text: 'Hola', ...SPANISH };
  const listener = jest.fn();
  pageStore.sub(translations.changes, listener);
  translations.request(request);
  await jest.advanceTimersByTimeAsync(50);
  expect(translations.get(request)).toEqual({ text: null, isPending: false });
  translations.request(request);
  await jest.advanceTimersByTimeAsync(AGAIN_MS - 100);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(translations.get(request)).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('keeps a bounded number of texts, the newest', async () => {
  const { translations } = opened();
  for (let number = 0; number < 2_010; number += 1) translations.request({ text: `${number}`, ...SPANISH });
  await jest.advanceTimersByTimeAsync(50);
  expect(translations.get({ text: '0', ...SPANISH })).toBeUndefined();
  expect(translations.get({ text: '2009', ...SPANISH })).toEqual({ text: '[2009]', isPending: false });
});

it('forgets all texts at the end of a session', async () => {
  const { translations } = opened();
  translations.request({ text: 'Hola', ...SPANISH });
  await jest.advanceTimersByTimeAsync(50);
  translations.clear();
  expect(translations.get({ text: 'Hola', ...SPANISH })).toBeUndefined();
});
