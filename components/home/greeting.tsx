import type { MessageKey } from '@/lib/words/message-key';

/**
 * What the first heading of home says: the greeting of the hotel's hour, or the welcome where the hour is not known.
 * house/use-greeting.ts keeps it up to date. `isInOneLine`: also on a phone. Rule: home/HM5.
 */
export function Greeting(props: {
  greeting: string | null;
  title: string;
  messages: Readonly<Record<MessageKey, string>>;
  isInOneLine?: boolean;
}) {
  const { greeting, title, messages, isInOneLine = false } = props;
  if (greeting !== null) return <span data-greeting="">{greeting}</span>;
  return (
    <>
      <span>{`${messages.welcome_to} `}</span>
      {!isInOneLine && <br className="desk:hidden" />}
      <span>{title}</span>
    </>
  );
}
