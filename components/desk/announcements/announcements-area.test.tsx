/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskAnnouncement } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();
const CALLS = '/api/desk/v1/announcements';

const announcement = (parts: Partial<DeskAnnouncement> = {}): DeskAnnouncement => ({
  id: 1_000_001,
  updated_at: '2026-06-18T17:30:00Z',
  published: true,
  starts_at: null,
  ends_at: null,
  title: { en: 'Live music' },
  content: { en: '<p>Tonight</p>' },
  extra: {
    hide_title: false,
    file: null,
    lang_file: {},
    focus: { x: 50, y: 30 },
    external_link: null,
    stories: false,
    event_days: [],
    ring: null,
    today: false,
    web_popup_config: {
      display_every_refresh: false,
      display_only_via_qrcode: false,
      include_section_ids: [],
      display_only_room_numbers: null,
      display_time_after_visit_site: 5,
    },
  },
  ...parts,
});

const open = async (detail: string, announcements: readonly DeskAnnouncement[] = []) => {
  answerDesk(network);
  network.respondTo(`GET ${CALLS}`, { data: announcements });
  await renderDesk({ network, stream, address: `#announcements${detail}` });
};
/** Answers a call and keeps its bodies. */
const sentTo = (path: string, answer: unknown) => {
  const bodies: Record<string, unknown>[] = [];
  network.respondTo(`POST ${CALLS}${path}`, async (request: Request) => {
    bodies.push(await request.json());
    return answer;
  });
  return bodies;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText(name);

it('lists announcements with their state and schedule, the newest first', async () => {
  await open('', [
    announcement({ id: 1, published: false, title: 'Wine' }),
    announcement({ id: 2, ends_at: '2020-06-19T20:30', title: 'Jazz' }),
    announcement({ id: 3, starts_at: '2999-06-19T17:00', title: { de: 'Buchten' } }),
    announcement(),
  ]);
  const links = within(screen.getByRole('navigation', { name: 'Announcements' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Live musicShowingwithout an end',
    expect.stringMatching(/^BuchtenScheduledfrom .*2999/),
    expect.stringMatching(/^JazzEndeduntil .*2020/),
    'WineDraftwithout an end',
  ]);
});

it('writes an announcement in two languages with a schedule and publishes it', async () => {
  await open('/new');
  const made = sentTo('', { data: announcement({ published: false }) });
  const published = sentTo('/1000001/publish', { data: announcement() });
  await userEvent.type(field('Title'), 'Live music');
  await userEvent.type(field('Text'), 'Tonight');
  await userEvent.click(screen.getByRole('tab', { name: 'DE' }));
  await userEvent.type(field('Title'), 'Konzert');
  fireEvent.change(field('Show from'), { target: { value: '2999-06-19T17:00' } });
  fireEvent.change(field('Until'), { target: { value: '2999-06-19T20:30' } });
  await userEvent.type(field('Only for rooms'), '101, 102');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Home' }));
  expect(within(screen.getByRole('complementary', { name: 'Preview' })).getByText('Konzert')).toBeVisible();
  await press('Save and publish');
  const question = within(screen.getByRole('alertdialog', { name: 'Some languages are missing' }));
  expect(question.getByRole('listitem')).toHaveTextContent('Deutsch: Text');
  expect(network.count('POST')).toBe(0);
  await press('Publish all the same');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(made).toEqual([
    {
      title: { en: 'Live music', de: 'Konzert' },
      content: { en: '<p>Tonight</p>' },
      starts_at: '2999-06-19T17:00',
      ends_at: '2999-06-19T20:30',
      extra: {
        file: null,
        external_link: null,
        web_popup_config: { include_section_ids: [null], display_only_room_numbers: '101,102' },
      },
    },
  ]);
  expect(published).toHaveLength(1);
});

it('says at the fields what is wrong, and sends nothing', async () => {
  await open('/new');
  await userEvent.type(field('Only for rooms'), '101,,');
  await userEvent.type(field('A tap leads to'), 'javascript:alert(1)');
  fireEvent.change(field('Until'), { target: { value: '2020-01-01T10:00' } });
  await press('Save and publish');
  expect(field('Title')).toHaveAccessibleDescription('Enter a title, a text or a picture in one language.');
  expect(field('Only for rooms')).toHaveAccessibleDescription('Separate rooms by commas, like 101, 102.');
  expect(field('A tap leads to')).toHaveAccessibleDescription('This address cannot be opened.');
  expect(field('Until')).toHaveAccessibleDescription('This time is over.');
  expect(network.count('POST')).toBe(0);
});

it('shows a picture that the server does not know at its field, and keeps what was typed', async () => {
  await open('/new');
  const refusal = { refusal: 'invalid', data: { data: { 'extra.file': ['there is no such picture'] } } };
  network.respondTo(`POST ${CALLS}`, () => Response.json(refusal, { status: 422 }));
  await userEvent.type(field('Title'), 'Jazz');
  await userEvent.type(field('Picture'), '/storage/a/none.webp');
  await press('Save as a draft');
  expect(field('Picture')).toHaveAccessibleDescription('This address cannot be opened.');
  expect(field('Title')).toHaveValue('Jazz');
});

it('says that it could not be saved when nobody answers', async () => {
  await open('/new');
  network.respondTo(`POST ${CALLS}`, () => undefined);
  await userEvent.type(field('Title'), 'Jazz');
  await press('Save as a draft');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here');
  expect(field('Title')).toHaveValue('Jazz');
});

it('says that somebody has changed it meanwhile, and replaces it only when it is saved again', async () => {
  await open('/1000001', [announcement()]);
  const seen = announcement().updated_at;
  const later = '2026-06-18T18:00:00.000Z';
  network.respondTo(`GET ${CALLS}`, { data: [announcement({ title: { en: 'Tango' }, updated_at: later })] });
  network.respondTo(`POST ${CALLS}/1000001`, () =>
    Response.json({ refusal: 'conflict', data: { data: { updated_at: ['x'] } } }, { status: 409 }),
  );
  await userEvent.type(field('Title'), '!');
  await press('Save');
  await press('Publish all the same');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has already changed Tango.');
  expect(field('Title')).toHaveValue('Live music!');
  const sent = sentTo('/1000001', { data: announcement() });
  network.respondTo(`POST ${CALLS}/1000001/publish`, { data: announcement() });
  await press('Save');
  await press('Publish all the same');
  expect(sent).toMatchObject([{ updated_at: later, title: { en: 'Live music!' } }]);
  expect(seen).not.toBe(later);
});

it('changes an announcement and keeps what the form does not show', async () => {
  await open('/1000001', [announcement()]);
  const changed = sentTo('/1000001', { data: announcement({ title: { en: 'Live music!' } }) });
  network.respondTo(`POST ${CALLS}/1000001/publish`, { data: announcement({ title: { en: 'Live music!' } }) });
  await userEvent.type(field('Title'), '!');
  await press('Save');
  await press('Publish all the same');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(changed[0]).toMatchObject({
    title: { en: 'Live music!' },
    extra: { web_popup_config: { display_time_after_visit_site: 5 } },
  });
});

it('ends an announcement now', async () => {
  await open('/1000001', [announcement()]);
  sentTo('/1000001/end', { data: announcement({ ends_at: '2020-06-19T20:30' }) });
  await press('End now');
  expect(await screen.findByText('It has ended; guests no longer see it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End now' })).toBeNull();
});

it('offers only to publish and end one of the hotel’s files', async () => {
  await open('/1', [announcement({ id: 1 })]);
  expect(screen.getByText(/stands in the hotel’s files/)).toBeVisible();
  expect(field('Title')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'End now' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('offers a form in the desk’s own language when the hotel’s languages cannot be read', async () => {
  answerDesk(network);
  network.respondTo('GET /api/desk/v1/settings', () => undefined);
  network.respondTo(`GET ${CALLS}`, { data: [] });
  await renderDesk({ network, stream, address: '#announcements/new' });
  expect(field('Title')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'DE' })).toBeNull();
});

it('goes on in the first language that is missing, and ends tonight by one tap', async () => {
  await open('/new');
  await userEvent.type(field('Title'), 'Jazz');
  await press('Until tonight');
  expect((field('Until') as HTMLInputElement).value).toMatch(/^\d{4}-\d{2}-\d{2}T23:59$/);
  await press('Save and publish');
  await press('Go on writing');
  expect(screen.getByRole('tab', { name: 'DE' })).toHaveAttribute('aria-selected', 'true');
  expect(network.count('POST')).toBe(0);
});
