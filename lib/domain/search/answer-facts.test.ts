import { factsOfAnswers } from './answer-facts';

const WIFI = { title: 'Wi-Fi CalaVerde', words: ['wi-fi', 'WLAN', 'واي فاي'] };
const BREAKFAST = { title: 'Breakfast', words: ['opening hours'] };

it.each<[what: string, answers: { id: string; title: string }[], ofAnswers: string[][], others: string[]]>([
  ['the id is a word for it', [{ id: 'wifi', title: 'Online' }], [[WIFI.title]], [BREAKFAST.title]],
  ['the title is a word for it', [{ id: '7', title: 'wlan' }], [[WIFI.title]], [BREAKFAST.title]],
  ['the title is a word of two parts', [{ id: '7', title: 'واي-فاي' }], [[WIFI.title]], [BREAKFAST.title]],
  ['both have one title', [{ id: '7', title: 'breakfast' }], [[BREAKFAST.title]], [WIFI.title]],
  ['only a part of the title is', [{ id: '7', title: 'Wi-Fi and power' }], [[]], [WIFI.title, BREAKFAST.title]],
  [
    'the first of two answers is',
    [
      { id: 'wifi', title: 'Wi-Fi' },
      { id: 'wlan', title: 'WLAN' },
    ],
    [[WIFI.title], []],
    [BREAKFAST.title],
  ],
  ['there is no answer', [], [], [WIFI.title, BREAKFAST.title]],
])('gives a fact to an answer when %s', (_what, answers, ofAnswers, others) => {
  const found = factsOfAnswers(answers, [WIFI, BREAKFAST]);
  expect(found.ofAnswers.map((facts) => facts.map(({ title }) => title))).toEqual(ofAnswers);
  expect(found.others.map(({ title }) => title)).toEqual(others);
});
