import type { Id } from '../id';
import { isRecord, readNumber, readString } from '../json/read-value';
import type { AssistantAnswer, RequestedLine } from './assistant-line';

const id = { type: 'string', description: 'As search_menu returned it.' };

/**
 * What the provider may call, declared when the session opens. Nothing here sends an order: only a guest can. Rule:
 * voice/V12.
 */
const ASSISTANT_TOOLS = [
  {
    type: 'function',
    name: 'search_menu',
    description:
      'Finds products of the hotel by words. It also reads diets and "without" an allergen. Never call a dish free of ' +
      'something on other grounds than its answer, and say that traces are not stated.',
    parameters: {
      type: 'object',
      properties: { query: { type: 'string', description: 'Words in the language of the guest.' } },
      required: ['query'],
    },
  },
  {
    type: 'function',
    name: 'show_product',
    description: 'Shows a product on the screen of the guest, and returns its options.',
    parameters: {
      type: 'object',
      properties: { section_id: id, product_id: id },
      required: ['section_id', 'product_id'],
    },
  },
  {
    type: 'function',
    name: 'add_to_cart',
    description: 'Puts a product into the cart. It orders nothing: the guest sends the cart by hand.',
    parameters: {
      type: 'object',
      properties: {
        section_id: id,
        product_id: id,
        quantity: { type: 'integer', minimum: 1, maximum: 20 },
        options: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              option_id: id,
              choice_ids: { type: 'array', items: { type: 'string' } },
              text: { type: 'string' },
            },
            required: ['option_id'],
          },
        },
      },
      required: ['section_id', 'product_id', 'quantity'],
    },
  },
] as const;

type ProductIds = { sectionId: Id; productId: Id };

/** What the provider asks for. `unknown`: a tool that does not exist, or arguments that cannot be read. */
export type ToolRequest =
  | { tool: 'search_menu'; query: string }
  | ({ tool: 'show_product' } & ProductIds)
  | ({ tool: 'add_to_cart'; wanted: RequestedLine } & ProductIds)
  | { tool: 'unknown' };

export type ToolCall = { callId: string; request: ToolRequest };

const LONGEST_QUERY = 200;
const MOST_ANSWERS = 50;

const UNKNOWN: ToolRequest = { tool: 'unknown' };

/** Reads the finished item of a response; null unless it is a call of a tool. Never throws. */
export function readToolCall(item: unknown): ToolCall | null {
  if (!isRecord(item) || item.type !== 'function_call') return null;
  const callId = readString(item.call_id);
  return callId === null ? null : { callId, request: requestOf(readString(item.name), argumentsOf(item.arguments)) };
}

function argumentsOf(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== 'string') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function requestOf(tool: string | null, given: Readonly<Record<string, unknown>>): ToolRequest {
  if (tool === 'search_menu') {
    const query = readString(given.query)?.trim().slice(0, LONGEST_QUERY) ?? '';
    return query === '' ? UNKNOWN : { tool, query };
  }
  if (tool !== 'show_product' && tool !== 'add_to_cart') return UNKNOWN;
  const [sectionId, productId] = [idOf(given.section_id), idOf(given.product_id)];
  if (sectionId === null || productId === null) return UNKNOWN;
  if (tool === 'show_product') return { tool, sectionId, productId };
  const answers = answersOf(given.options);
  if (answers === null) return UNKNOWN;
  return { tool, sectionId, productId, wanted: { quantity: readNumber(given.quantity) ?? 0, answers } };
}

/** Ids of platforms are numbers or short texts; models send both as texts. */
function idOf(value: unknown): Id | null {
  const text = typeof value === 'number' ? String(value) : readString(value);
  return text === null || !/^[\w-]{1,100}$/.test(text) ? null : text;
}

function answersOf(value: unknown): AssistantAnswer[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MOST_ANSWERS) return null;
  const answers = value.map((given: unknown): AssistantAnswer | null => {
    const optionId = isRecord(given) ? idOf(given.option_id) : null;
    if (!isRecord(given) || optionId === null) return null;
    const choiceIds = (Array.isArray(given.choice_ids) ? given.choice_ids.slice(0, MOST_ANSWERS) : []).map(idOf);
    return choiceIds.includes(null)
      ? null
      : { optionId, choiceIds: choiceIds.flatMap((one) => one ?? []), text: readString(given.text) };
  });
  return answers.includes(null) ? null : answers.flatMap((answer) => answer ?? []);
}

/** The event that declares the tools. Without a cart there is nothing to put a product into. */
export const declareTools = (canAdd: boolean, id: string): object => ({
  type: 'session.update',
  event_id: id,
  session: { tools: ASSISTANT_TOOLS.filter(({ name }) => canAdd || name !== 'add_to_cart'), tool_choice: 'auto' },
});

/** The events that give the provider the result of a call, and let the assistant speak about it. */
export const toolResult = (callId: string, output: unknown): readonly object[] => [
  {
    type: 'conversation.item.create',
    item: { type: 'function_call_output', call_id: callId, output: JSON.stringify(output) },
  },
  { type: 'response.create' },
];
