import fc from 'fast-check';
import { linkify } from './linkify';

/** The links of a text as 'text → address'. */
const linksIn = (text: string) =>
  linkify(text).flatMap(({ text, href }) => (href === null ? [] : [text === href ? href : `${text} → ${href}`]));

describe('linkify', () => {
  it.each([
    ['leaves a text without an address alone', 'More towels, please', []],
    ['links an address with a protocol', 'See https://example.com/menu', ['https://example.com/menu']],
    ['links an address that begins with www', 'www.example.com', ['www.example.com → https://www.example.com']],
    ['links a mailbox', 'Write to desk@example.com.', ['desk@example.com → mailto:desk@example.com']],
    ['links a host of a country', 'https://example.de', ['https://example.de']],
    ['links a mailbox of a country', 'desk@example.de', ['desk@example.de → mailto:desk@example.de']],
    ['links no host and no mailbox that ends with one letter', 'https://example.x desk@example.x', []],
    ['leaves out the full stop of the sentence', 'It is https://example.com/a.', ['https://example.com/a']],
    ['leaves out several marks of the sentence', 'Really https://example.com/a?!…', ['https://example.com/a']],
    ['leaves out a bracket around the address', '(https://example.com/a)', ['https://example.com/a']],
    ['keeps a bracket that the address opened', 'https://example.com/a_(b)', ['https://example.com/a_(b)']],
    [
      'links within a Chinese sentence, without its full stop',
      '请看https://example.com/a。',
      ['https://example.com/a'],
    ],
    ['links two addresses', 'http://a.example http://b.example', ['http://a.example', 'http://b.example']],
    ['links an international host', 'https://münchen.example/', ['https://münchen.example/']],
    ['keeps the query and the fragment', 'https://example.com/?a=1&b=2#c', ['https://example.com/?a=1&b=2#c']],
    ['links no script', 'javascript:alert(1)', []],
    ['links no data', 'data:text/html,<script>alert(1)</script>', []],
    ['links no script behind a protocol', 'https:javascript:alert(1)', []],
    ['links no address with a user name before the host', 'https://bank.example@evil.example/', []],
    ['links no protocol without a host', 'https:// and http://x', []],
    ['links no word with dots', 'Tomorrow.Please bring water', []],
    ['ends a link before markup', 'https://example.com/<b>', ['https://example.com/']],
    ['ends a link before a right-to-left override', 'https://example.com/\u202egpj.exe', ['https://example.com/']],
    ['ends a link before an invisible character', 'https://example.com\u200b.evil.example', ['https://example.com']],
    ['links no address inside a word', 'xhttps://example.com', []],
    ['links no address with a backslash', 'https://example.com\\@evil.example', []],
  ])('%s', (_title, text, expected) => {
    expect(linksIn(text)).toEqual(expected);
  });

  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom('https://', 'www.', 'example.com', '@', ' ', '\u202e', '\u2066', 'javascript:', '(', ')', '.'),
        fc.string({ unit: 'binary', maxLength: 5 }),
      ),
    )
    .map((parts) => parts.join(''));

  it('loses and adds no character of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('opens only http, https and mailto, and shows the address that opens', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { text: shown, href } of linkify(text)) {
          if (href === null) continue;
          expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
          expect(href.endsWith(shown)).toBe(true);
          expect(shown).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\s]/);
        }
      }),
    );
  });

  it.each([
    ['dots', '.'.repeat(100_000)],
    ['brackets after an address', `https://example.com/${')'.repeat(100_000)}`],
    ['mailbox names', 'a'.repeat(100_000)],
    ['addresses', 'https://a.example '.repeat(6_000)],
  ])('splits a long text of %s in a time that grows with its length only', (_title, text) => {
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
