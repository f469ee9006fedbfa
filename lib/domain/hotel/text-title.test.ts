import { splitTitle } from './text-title';

describe('splitTitle', () => {
  it.each([
    ['<h2>Terms of sale</h2><p>One</p>', 'Terms of sale', '<p>One</p>'],
    ['<h2>Terms</h2><p>One</p><h3>Paying</h3><p>Two</p>', 'Terms', '<p>One</p><h3>Paying</h3><p>Two</p>'],
    [' <h3>Terms &amp; <b>more</b></h3><h4>Paying</h4>', 'Terms & more', '<h4>Paying</h4>'],
  ])('splits the title from %s', (html, title, body) => {
    expect(splitTitle(html)).toEqual({ title, body });
  });

  it.each([
    ['begins with the first of several sections', '<h2>Ordering</h2><p>One</p><h2>Paying</h2><p>Two</p>'],
    ['has a higher heading later', '<h3>Ordering</h3><p>One</p><h2>Paying</h2>'],
    ['begins with a paragraph', '<p>One</p><h2>Paying</h2>'],
    ['begins with an empty heading', '<h2> </h2><p>One</p>'],
    ['has no heading', 'One'],
    ['has an unclosed heading', '<h2>One'],
    ['is empty', ''],
  ])('finds no title in a text that %s', (_what, html) => {
    expect(splitTitle(html)).toEqual({ title: null, body: html });
  });
});
