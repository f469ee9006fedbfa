import type { Text } from '../i18n/text';

type Button = { title: Text; msg_id: string | null; link: string | null };
type Message = { text: Text; buttons: readonly Button[] };

/** What the chat's bot answers to a topic. `links`: where its buttons lead. */
export type ChatTopic = { id: string; title: Text; text: Text; links: readonly { title: Text; link: string }[] };

/** A message that leads to more topics than this is a menu and no answer. */
const MOST_TOPICS = 1;

/** The topics that the chat's bot can answer, each with the title of the first button that leads to it. Rule: search/SR10. */
export function chatTopics(
  greeting: Message | null,
  flows: readonly (Message & { id: string })[],
): readonly ChatTopic[] {
  const buttons = [...(greeting === null ? [] : [greeting]), ...flows].flatMap((message) => message.buttons);
  const ids = new Set(buttons.flatMap(({ msg_id }) => msg_id ?? []));
  return [...ids].flatMap((id) => {
    const flow = flows.find((each) => each.id === id);
    const title = buttons.find(({ msg_id }) => msg_id === id)?.title;
    if (flow === undefined || title === undefined) return [];
    if (flow.buttons.filter(({ msg_id }) => msg_id !== null).length > MOST_TOPICS) return [];
    const links = flow.buttons.flatMap(({ title: name, link }) => (link === null ? [] : [{ title: name, link }]));
    return [{ id, title, text: flow.text, links }];
  });
}
