import { paragraphsOf, plainText } from './plain-text';

describe('paragraphsOf', () => {
  it.each([
    ['a plain text', 'In half an hour.', ['In half an hour.']],
    ['lines of a plain text', 'In half an hour.\n\n At your door. ', ['In half an hour.', 'At your door.']],
    ['paragraphs and breaks', '<p>One</p><p>Two<br>Three</p>', ['One', 'Two', 'Three']],
    ['a list', '<ul><li>Soup</li><li>Bread</li></ul>', ['Soup', 'Bread']],
    ['markup inside a line', 'Within <b>20</b> to <a href="/x">30 minutes</a>', ['Within 20 to 30 minutes']],
    [
      'table cells as words of one line',
      '<tr><td>Soup</td><td>4 €</td></tr><tr><td>Bread</td></tr>',
      ['Soup 4 €', 'Bread'],
    ],
    ['a less-than sign that opens no tag', '5 < 6 and 7 > 6 <3', ['5 < 6 and 7 > 6 <3']],
    ['character references', 'Fish &amp; chips &lt; 10 &#8364; &#x2764;', ['Fish & chips < 10 € ❤']],
    ['invalid character references unchanged', '&unknown; &#0; &#x110000;', ['&unknown; &#0; &#x110000;']],
    ['only markup as no paragraph', '<p> </p><br>', []],
  ])('reads %s', (_what, rich, paragraphs) => {
    expect(paragraphsOf(rich)).toEqual(paragraphs);
  });
});

describe('plainText', () => {
  it.each([
    ['<p>Fish &amp; chips</p><p>5 &lt; 6 <b>€</b></p>', 'Fish & chips 5 < 6 €'],
    ['one\n\n two &nbsp; three', 'one two three'],
    ['<p> </p>', ''],
  ])('converts %j to %j', (rich, expected) => {
    expect(plainText(rich)).toBe(expected);
  });

  it('takes time linear in the length for unclosed markup', () => {
    const { length } = plainText('<a '.repeat(100_000));
    expect(length).toBeGreaterThan(0);
  });
});
