import { join } from 'node:path';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { checkFolder } from './check-folder';
import { readHotelFolder } from './folder';
import { parseFolder } from './parse-folder';
import { describeProblem } from './problem';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

/** The problems of aurora's files, without the folder's path. */
function complaints(): readonly string[] {
  const folder = readHotelFolder(files.dir, 'aurora');
  const parsed = parseFolder(folder);
  const problems = parsed.ok ? checkFolder(folder, parsed.value, files.dir) : parsed.problems;
  return problems.map((problem) => describeProblem(problem).replace(`${join(files.dir, 'aurora')}/`, ''));
}

const withoutPlaces = () => complaints().map((line) => line.replace(/^\S+ /, ''));

it('reports no problem in hotels with a valid chat', () => {
  expect(complaints()).toEqual([]);
});

it('reports repeated chat flows, buttons without a flow, and unsafe links', () => {
  files.change('aurora/hotel.json', (hotel) => {
    hotel.chat = {
      greeting: 'Hello',
      buttons: [{ title: 'Spa', msg_id: 'spa' }],
      flows: [
        { id: 'a', text: 'A', buttons: [{ title: 'To nowhere', msg_id: 'z' }] },
        { id: 'a', text: 'Again', picture: '/storage/aurora/none.svg' },
      ],
    };
  });
  expect(withoutPlaces()).toEqual([
    'chat.flows[1].id: another flow has the id "a"',
    'chat.buttons[0].msg_id: no flow has the id "spa"',
    'chat.flows[0].buttons[0].msg_id: no flow has the id "z"',
    'chat.flows[1].picture: there is no file /storage/aurora/none.svg',
  ]);
  files.change('aurora/hotel.json', (hotel) => {
    hotel.chat = {
      buttons: [
        { title: 'Script', link: 'javascript:alert(1)' },
        { title: 'Both', link: 'https://a.example', msg_id: 'a' },
        { title: 'Neither' },
      ],
    };
    hotel.voice_prompts = [{ content: ' ' }];
  });
  expect(withoutPlaces().map((line) => line.split(':')[0])).toEqual([
    'chat.buttons[0].link',
    'chat.buttons[1]',
    'chat.buttons[2]',
    'voice_prompts[0].content',
  ]);
});

it('reports invalid announcements with file, line and column', () => {
  files.write('aurora/announcements.json', '[\n  { "id": 1, "title": "Jazz" },\n  { "id": "2" }\n]');
  expect(complaints()).toEqual(['announcements.json:3:5 [1].id: is wrong: a whole number is expected']);
  files.write('aurora/announcements.json', [
    { id: 1, title: 'Jazz', extra: { file: '/storage/bellevue/logo.svg' } },
    {
      id: 1,
      title: 'Again',
      extra: {
        lang_file: { de: '/storage/aurora/logo.svg', fr: '/storage/aurora/none.svg' },
        web_popup_config: { include_section_ids: [null, 10, 77] },
      },
    },
  ]);
  expect(withoutPlaces()).toEqual([
    '[1].id: another announcement has the id 1',
    '[1].extra.web_popup_config.include_section_ids[2]: no section has the id 77',
    '[1].extra.lang_file.fr: the hotel does not offer the language fr',
    '[0].extra.file: there is no file /storage/bellevue/logo.svg',
    '[1].extra.lang_file.fr: there is no file /storage/aurora/none.svg',
  ]);
});

it('refuses announcement ids reserved for staff, and pictures in the folder of uploads', () => {
  files.write('aurora/announcements.json', [{ id: 1_000_001, title: 'Jazz' }]);
  expect(withoutPlaces()).toEqual(['[0].id: an id is at most 1000000']);
  files.remove('aurora/announcements.json');
  files.write('aurora/pictures/files/logo.svg', '<svg/>');
  expect(withoutPlaces()).toEqual(['pictures/files/logo.svg: the folder files belongs to what guests send']);
});
