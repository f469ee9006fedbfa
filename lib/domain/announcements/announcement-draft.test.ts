import { type AnnouncementDraft, announcementBody, draftErrors, draftFrom, previewOf } from './announcement-draft';

const NOW = '2026-06-19T12:00';
const LANGUAGES = ['en', 'es'];
const draft = (parts: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  ...draftFrom(null, LANGUAGES),
  title: { en: 'Live music', es: '' },
  ...parts,
});

it.each([
  ['a title in one language is enough', {}, {}],
  ['a picture alone is enough', { title: { en: '' }, picture: '/storage/a/1.webp' }, {}],
  ['nothing to read or see is too little', { title: { en: ' ' } }, { title: 'needed' }],
  ['a picture needs an address', { picture: 'beach.jpg' }, { picture: 'no_address' }],
  ['a link must be safe', { link: 'javascript:alert(1)' }, { link: 'no_address' }],
  ['rooms are separated by commas', { rooms: '101, 2a, Villa 3' }, {}],
  ['a comma without a room is an error', { rooms: '101,,102' }, { rooms: 'no_rooms' }],
  ['the end must follow the start', { from: '2026-06-20T10:00', until: '2026-06-20T10:00' }, { until: 'before_start' }],
  ['the end must not be over', { until: '2026-06-19T12:00' }, { until: 'past' }],
  ['a start in the past shows it at once', { from: '2026-06-01T10:00', until: '2026-06-20T10:00' }, {}],
])('says that %s', (_title, parts, errors) => {
  expect(draftErrors(draft(parts), NOW)).toEqual(errors);
});

it('sends only the languages that have a text, and the text as paragraphs without markup', () => {
  const body = announcementBody(draft({ text: { en: 'Tonight\n\nBy <the> wall & bar', es: ' ' }, rooms: '101 , 102' }));
  expect(body).toMatchObject({
    title: { en: 'Live music' },
    content: { en: '<p>Tonight</p><p>By &lt;the&gt; wall &amp; bar</p>' },
    starts_at: null,
    extra: { file: null, web_popup_config: { include_section_ids: [], display_only_room_numbers: '101,102' } },
  });
});

it('returns what was sent when it is edited again', () => {
  const full = draft({
    text: { en: 'Tonight\nBy <the> wall & bar', es: '' },
    picture: '/storage/a/1.webp',
    link: 'https://example.com/',
    places: ['home', '10'],
    rooms: '101, 102',
    from: '2026-06-20T10:00',
    until: '2026-06-21T10:00',
  });
  expect(draftFrom(announcementBody(full), LANGUAGES)).toEqual(full);
});

it('edits a text without languages in the hotel’s default one', () => {
  const sent = { ...announcementBody(draft()), title: 'Jazz', content: '<p>Tonight</p>' };
  expect(draftFrom(sent, LANGUAGES)).toMatchObject({ title: { en: 'Jazz', es: '' }, text: { en: 'Tonight', es: '' } });
});

it('previews the guest’s language, and another one where there is none', () => {
  const texts = draft({ text: { en: 'Tonight & tomorrow', es: '' } });
  expect(previewOf(texts, 'es')).toEqual({ title: 'Live music', paragraphs: ['Tonight & tomorrow'] });
});
