import { chatTopics } from './topics';

const button = (title: string, msg_id: string | null, link: string | null = null) => ({ title, msg_id, link });
const MORE = button('Other topics', 'topics');
const GREETING = { text: 'Hello', buttons: [button('Wi-Fi', 'wifi'), button('Spa', 'spa')] };
const FLOWS = [
  {
    id: 'topics',
    text: 'What else?',
    buttons: [button('Internet', 'wifi'), button('Spa', 'spa'), button('Lost', 'lost')],
  },
  { id: 'wifi', text: 'The network is called Sea.', buttons: [MORE] },
  { id: 'spa', text: 'Open until eight.', buttons: [button('Book', null, '/sections/3'), MORE] },
  { id: 'unreachable', text: 'Nothing leads here.', buttons: [] },
];

it('are the answers that a button leads to, with its title and their links, without menus', () => {
  expect(chatTopics(GREETING, FLOWS)).toEqual([
    { id: 'wifi', title: 'Wi-Fi', text: 'The network is called Sea.', links: [] },
    { id: 'spa', title: 'Spa', text: 'Open until eight.', links: [{ title: 'Book', link: '/sections/3' }] },
  ]);
});

it('are none without a bot', () => {
  expect(chatTopics(null, [])).toEqual([]);
});
