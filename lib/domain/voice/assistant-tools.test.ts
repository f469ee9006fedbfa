import { declareTools, readToolCall, toolResult } from './assistant-tools';

const call = (name: string, given: unknown) => ({
  type: 'function_call',
  call_id: 'call 1',
  name,
  arguments: typeof given === 'string' ? given : JSON.stringify(given),
});
const requested = (name: string, given: unknown) => readToolCall(call(name, given))?.request;
const IDS = { section_id: '10', product_id: 100 };

it.each([
  ['a search', 'search_menu', { query: ' soup ' }, { tool: 'search_menu', query: 'soup' }],
  ['a product to show', 'show_product', IDS, { tool: 'show_product', sectionId: '10', productId: '100' }],
  [
    'a product to add',
    'add_to_cart',
    {
      ...IDS,
      quantity: 2,
      options: [
        { option_id: 1, choice_ids: ['12'] },
        { option_id: 3, text: 'no onions' },
      ],
    },
    {
      tool: 'add_to_cart',
      sectionId: '10',
      productId: '100',
      wanted: {
        quantity: 2,
        answers: [
          { optionId: '1', choiceIds: ['12'], text: null },
          { optionId: '3', choiceIds: [], text: 'no onions' },
        ],
      },
    },
  ],
])('reads %s', (_what, name, given, request) => {
  expect(requested(name, given)).toEqual(request);
});

it.each([
  ['a tool that does not exist', 'send_order', IDS],
  ['a tool with the name of an object’s member', 'constructor', IDS],
  ['arguments that are no JSON', 'search_menu', '{"query": '],
  ['arguments that are no object', 'search_menu', [1]],
  ['an empty search', 'search_menu', { query: ' ' }],
  ['an id that is no id', 'show_product', { ...IDS, product_id: '../../desk' }],
  ['a missing id', 'add_to_cart', { section_id: '10', quantity: 1 }],
  ['options that are no list', 'add_to_cart', { ...IDS, quantity: 1, options: 'all' }],
  ['an option without an id', 'add_to_cart', { ...IDS, quantity: 1, options: [{}] }],
  ['a choice that is no id', 'add_to_cart', { ...IDS, quantity: 1, options: [{ option_id: 1, choice_ids: [{}] }] }],
  ['a thousand options', 'add_to_cart', { ...IDS, quantity: 1, options: Array(1000).fill({ option_id: 1 }) }],
])('reads %s as unknown', (_what, name, given) => {
  expect(requested(name, given)).toEqual({ tool: 'unknown' });
});

it.each([
  ['a spoken answer', { type: 'message', content: [] }],
  ['a call without an id', { ...call('search_menu', { query: 'soup' }), call_id: undefined }],
  ['nothing', null],
])('does not take %s for a call', (_what, item) => {
  expect(readToolCall(item)).toBeNull();
});

it('cuts a very long search', () => {
  expect(requested('search_menu', { query: 'x'.repeat(10_000) })).toEqual({
    tool: 'search_menu',
    query: 'x'.repeat(200),
  });
});

it('declares no tool that orders', () => {
  const namesOf = (canAdd: boolean) =>
    (declareTools(canAdd, 'id') as { session: { tools: { name: string }[] } }).session.tools.map(({ name }) => name);
  expect(namesOf(true)).toEqual(['search_menu', 'show_product', 'add_to_cart']);
  expect(namesOf(false)).toEqual(['search_menu', 'show_product']);
});

it('returns the result of a call and asks the assistant to go on', () => {
  expect(toolResult('call 1', { found: 0 })).toEqual([
    {
      type: 'conversation.item.create',
      item: { type: 'function_call_output', call_id: 'call 1', output: '{"found":0}' },
    },
    { type: 'response.create' },
  ]);
});
