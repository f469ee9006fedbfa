import { addPlace, addTranscript, type Caption, type Transcript } from './captions';

const part = (text: string, more: Partial<Transcript> = {}): Transcript => ({
  id: 'a',
  speaker: 'assistant',
  text,
  isWhole: false,
  ...more,
});
const captionsOf = (...parts: Transcript[]) => parts.reduce<readonly Caption[]>(addTranscript, []);

it('joins the parts of one utterance', () => {
  expect(captionsOf(part('Good '), part('morning.'))).toEqual([
    { id: 'a', speaker: 'assistant', text: 'Good morning.' },
  ]);
});

it('replaces the parts of an utterance by its whole text', () => {
  expect(captionsOf(part('Good mrn'), part('Good morning.', { isWhole: true }))).toMatchObject([
    { text: 'Good morning.' },
  ]);
});

it('keeps the utterances of guest and assistant apart, in the order in which they began', () => {
  const said = captionsOf(part('Hello', { id: 'g', speaker: 'guest' }), part('Good '), part('day'));
  expect(said.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['guest', 'Hello'],
    ['assistant', 'Good day'],
  ]);
});

it('adds no caption for an empty text', () => {
  expect(captionsOf(part(' '))).toEqual([]);
});

it('keeps the last 50 utterances, of 4,000 characters each', () => {
  const said = captionsOf(...Array.from({ length: 60 }, (_, index) => part('x'.repeat(5_000), { id: String(index) })));
  expect(said).toHaveLength(50);
  expect(said[0]?.id).toBe('10');
  expect(said[0]?.text).toHaveLength(4_000);
});

it('puts what the guest has said above the answer, even when its text comes after it', () => {
  const heard = addPlace([], 'g');
  const said = [part('At seven.'), part('When?', { id: 'g', speaker: 'guest', isWhole: true })];
  expect(said.reduce<readonly Caption[]>(addTranscript, heard).map(({ text }) => text)).toEqual(['When?', 'At seven.']);
});

it('keeps one place for an utterance that is reported twice', () => {
  const captions = addTranscript([], part('When?', { id: 'g', speaker: 'guest' }));
  expect(addPlace(captions, 'g')).toBe(captions);
});
