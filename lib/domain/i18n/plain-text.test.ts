import { paragraphsOf } from './plain-text';

describe('rich text as plain paragraphs', () => {
  it.each([
    ['a plain text', 'In half an hour.', ['In half an hour.']],
    ['lines of a plain text', 'In half an hour.\n\n At your door. ', ['In half an hour.', 'At your door.']],
    ['paragraphs and breaks', '<p>One</p><p>Two<br>Three</p>', ['One', 'Two', 'Three']],
    ['a list', '<ul><li>Soup</li><li>Bread</li></ul>', ['Soup', 'Bread']],
    ['marks inside a line', 'Within <b>20</b> to <a href="/x">30 minutes</a>', ['Within 20 to 30 minutes']],
    ['written characters', 'Fish &amp; chips &lt; 10 &#8364; &#x2764;', ['Fish & chips < 10 € ❤']],
    ['what only looks like one', '&unknown; &#0; &#x110000;', ['&unknown; &#0; &#x110000;']],
    ['nothing but markup', '<p> </p><br>', []],
  ])('reads %s', (_what, rich, paragraphs) => {
    expect(paragraphsOf(rich)).toEqual(paragraphs);
  });
});
