import fc from 'fast-check';
import { createEventStreamParser, type StreamEvent } from './event-stream-parser';

/** The events in pieces of text, each as one value so that the table stays readable. */
function parse(...pieces: readonly string[]): readonly (readonly [type: string, data: string, id: string])[] {
  const events: StreamEvent[] = [];
  const feed = createEventStreamParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events.map(({ type, data, id }) => [type, data, id]);
}

it.each<[string, string, ReturnType<typeof parse>]>([
  ['line feeds', 'event: a\ndata: 1\n\n', [['a', '1', '']]],
  ['CRLF', 'id: 7\r\nevent: a\r\ndata: 1\r\n\r\n', [['a', '1', '7']]],
  ['CR', 'event: a\rdata: 1\r\r', [['a', '1', '']]],
  [
    'mixed ends of lines',
    'event: a\r\ndata: 1\n\r\nevent: b\rdata: 2\n\n',
    [
      ['a', '1', ''],
      ['b', '2', ''],
    ],
  ],
  ['several data lines', 'data: 1\ndata:2\ndata: 3\n\n', [['message', '1\n2\n3', '']]],
  [
    'empty data',
    'event: a\ndata\n\ndata:\ndata:\n\n',
    [
      ['a', '', ''],
      ['message', '\n', ''],
    ],
  ],
  ['one blank after the colon', 'event:a\ndata:  1\n\n', [['a', ' 1', '']]],
  ['colons in a value', 'event: a\ndata: {"b":"c:d"}\n\n', [['a', '{"b":"c:d"}', '']]],
  ['comments', ': beat\n:\nevent: a\n: in between\ndata: 1\n\n: last\n\n', [['a', '1', '']]],
  ['unknown fields', 'datas: x\n data: x\nretry: 2000\nDATA: x\ndata: 1\n\n', [['message', '1', '']]],
  ['no data', 'event: a\nid: 1\n\ndata: 1\n\n', [['message', '1', '']]],
  ['an id with NUL, which is ignored', 'id: 1\nid: 2\0\ndata: 1\n\n', [['message', '1', '1']]],
  [
    'an event without an id after one with it',
    'id: 1\ndata: 1\n\ndata: 2\n\n',
    [
      ['message', '1', '1'],
      ['message', '2', ''],
    ],
  ],
  ['an event that is not complete', 'data: 1\n\ndata: 2\n', [['message', '1', '']]],
])('reads a stream with %s, whole and character by character', (_case, stream, events) => {
  expect(parse(stream)).toEqual(events);
  expect(parse(...stream)).toEqual(events);
});

it('dispatches an event at its last character, also when lines end with CR', () => {
  expect(parse('data: 1\r', '\r')).toEqual([['message', '1', '']]);
  expect(parse('data: 1\r\n\r')).toEqual([['message', '1', '']]);
  expect(parse('data: 1\r\n\r', '\n', 'data: 2\r\n\r\n')).toHaveLength(2);
});

const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n\0]/g, ''));
const event = fc.record({ type: line, id: line, data: fc.array(line, { minLength: 1, maxLength: 3 }), comment: line });

it('reads the same events from any bytes, cut anywhere, with any ends of lines', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 4 }),
      fc.constantFrom('\n', '\r', '\r\n'),
      fc.boolean(),
      (events, end, bom) => {
        const blocks = events.map(({ type, id, data, comment }) =>
          [`:${comment}`, `event: ${type}`, `id: ${id}`, ...data.map((each) => `data: ${each}`), '', ''].join(end),
        );
        const bytes = new TextEncoder().encode(`${bom ? '\ufeff' : ''}${blocks.join('')}`);
        const expected = events.map(({ type, id, data }) => [type || 'message', data.join('\n'), id]);
        const decode = (cuts: readonly number[]) => {
          const decoder = new TextDecoder();
          return cuts.map((cut, index) => decoder.decode(bytes.slice(cut, cuts[index + 1]), { stream: true }));
        };
        for (let cut = 0; cut <= bytes.length; cut += 1) expect(parse(...decode([0, cut]))).toEqual(expected);
        expect(parse(...decode([...bytes.keys()]))).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
});
