import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandOutput, runCheck } from '../check/check-command';
import type { CheckSource } from '../check/check-hotel';
import { isFreeCode } from '../read-folder';
import { codeFrom, newHotelFiles, roomsFrom } from './new-hotel';

/** Asks a question and returns the answer; '' stands for the default. */
type Ask = (question: string, fallback: string) => Promise<string>;

const NEW_USAGE = `npm run hotel -- new            asks a few questions and makes a hotel's files
npm run hotel -- new --name "Hotel Aurora" --languages en,de [--code aurora] [--currency €] [--timezone Europe/Berlin]
  [--color #1f5fa8] [--rooms 101-112,201] [--section "Room service|Zimmerservice"] [--product "Coffee|Kaffee"]
  [--price 3.5]                 texts: one for each language, separated by |`;

const option = { type: 'string' } as const;
const OPTIONS = {
  name: option,
  code: option,
  languages: option,
  currency: option,
  timezone: option,
  color: option,
  rooms: option,
  section: option,
  product: option,
  price: option,
};

type Flags = Readonly<Partial<Record<keyof typeof OPTIONS, string>>>;

/** Reads the flags of `new`; null when one of them is unknown. */
function flagsFrom(words: readonly string[]): Flags | null {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, strict: true }).values;
  } catch {
    // parseArgs throws for an unknown flag and for one without a value.
    return null;
  }
}

/**
 * Runs `npm run hotel -- new`: makes a hotel's folder from answers and checks it. With `--name` nothing is asked, and
 * the other flags have defaults. Never changes an existing folder. Rule: embedded-platform/EP13.
 */
export async function runNew(words: readonly string[], source: CheckSource, ask: Ask): Promise<CommandOutput> {
  const flags = flagsFrom(words);
  if (flags === null) return { text: NEW_USAGE, exitCode: 1 };
  const answers = await answersFrom(flags, flags.name === undefined ? ask : async (_question, fallback) => fallback);
  const { code } = answers;
  if (!isFreeCode(code))
    return { text: `"${code}" cannot be a hotel's code: small letters, digits and dashes.`, exitCode: 1 };
  const folder = join(source.hotelsDir, code);
  if (existsSync(folder)) return { text: `${folder} exists already. Choose another code: --code`, exitCode: 1 };
  for (const [path, content] of Object.entries(newHotelFiles(answers))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  }
  mkdirSync(join(folder, 'pictures'));
  const { text, exitCode } = await runCheck(code, source);
  return { text: `Made ${folder}\n${text}\nNext: npm run dev, then http://${code}.localhost:3000`, exitCode };
}

async function answersFrom(flags: Flags, ask: Ask) {
  const answer = async (name: keyof Flags, question: string, fallback: string) =>
    flags[name] ?? ((await ask(question, fallback)).trim() || fallback);
  const name = await answer('name', 'Name of the hotel', 'Hotel Aurora');
  const code = await answer('code', 'Code: folder and host name', codeFrom(name));
  const languages = listOf(await answer('languages', 'Languages of your guests, first the main one', 'en'));
  const texts = async (field: 'section' | 'product', question: string, fallback: string) =>
    (await answer(field, `${question}${languages.length > 1 ? `, in ${languages.join(' | ')}` : ''}`, fallback))
      .split('|')
      .map((text) => text.trim());
  return {
    name,
    code,
    languages,
    currency: await answer('currency', 'Currency as guests read it', '€'),
    timezone: await answer('timezone', 'Time zone', Intl.DateTimeFormat().resolvedOptions().timeZone),
    color: await answer('color', 'Brand colour', '#1f5fa8'),
    rooms: roomsFrom(await answer('rooms', 'Rooms, like 101-112, 201', '101-110')),
    section: await texts('section', 'What guests order first', 'Room service'),
    product: await texts('product', 'Its first product', 'Coffee'),
    price: Number((await answer('price', 'Its price', '4')).replace(',', '.')),
  };
}

const listOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim());
