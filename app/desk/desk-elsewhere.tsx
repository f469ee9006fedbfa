import type { DeskMessages } from '@/lib/words/desk-messages';

/** Says that orders are handled in the hotel's own system. Rule: desk/DE14. */
export function DeskElsewhere({ messages }: { messages: DeskMessages }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-110 content-center gap-3 p-gutter" id="main">
      <h1 className="font-medium text-2xl">{messages.desk}</h1>
      <p className="text-ink-2">{messages.elsewhere}</p>
    </main>
  );
}
