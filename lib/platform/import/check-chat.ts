import type { BotButton } from '../content/chat-content';
import { isUploadFolder } from '../files/upload-name';
import type { HotelFolder } from './folder';
import { sectionsOf } from './folder-parts';
import type { JsonPath } from './json-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/**
 * Checks of chat and announcements that need all files of the hotel: buttons without a flow, unknown sections, repeated
 * ids.
 */
export const checkChat = (folder: HotelFolder, parsed: ParsedFolder): readonly Problem[] => [
  ...repeatedFlows(parsed),
  ...deadButtons(parsed),
  ...checkAnnouncements(parsed),
  ...hiddenPictures(folder, parsed),
];

function repeatedFlows({ hotel }: ParsedFolder): readonly Problem[] {
  const ids = (hotel.value.chat?.flows ?? []).map((flow) => flow.id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [hotel.json.problem(['chat', 'flows', index, 'id'], `another flow has the id "${id}"`)],
  );
}

function deadButtons({ hotel }: ParsedFolder): readonly Problem[] {
  const { chat } = hotel.value;
  if (chat === null) return [];
  const known = new Set(chat.flows.map((flow) => flow.id));
  const dead = (buttons: readonly BotButton[], path: JsonPath) =>
    buttons.flatMap(({ msg_id }, index) =>
      msg_id === null || known.has(msg_id)
        ? []
        : [hotel.json.problem([...path, 'buttons', index, 'msg_id'], `no flow has the id "${msg_id}"`)],
    );
  return [
    ...dead(chat.buttons, ['chat']),
    ...chat.flows.flatMap((flow, index) => dead(flow.buttons, ['chat', 'flows', index])),
  ];
}

function checkAnnouncements(parsed: ParsedFolder): readonly Problem[] {
  const { announcements, hotel } = parsed;
  if (announcements === null) return [];
  const { json, value } = announcements;
  const sections = new Set(sectionsOf(parsed).map((section) => section.value.id));
  return value.flatMap(({ id, extra }, index) => [
    ...(value.findIndex((other) => other.id === id) === index
      ? []
      : [json.problem([index, 'id'], `another announcement has the id ${id}`)]),
    ...extra.web_popup_config.include_section_ids.flatMap((section, sectionIndex) =>
      section === null || sections.has(section)
        ? []
        : [
            json.problem(
              [index, 'extra', 'web_popup_config', 'include_section_ids', sectionIndex],
              `no section has the id ${section}`,
            ),
          ],
    ),
    ...Object.keys(extra.lang_file)
      .filter((language) => !hotel.value.languages.includes(language))
      .map((language) =>
        json.problem([index, 'extra', 'lang_file', language], `the hotel does not offer the language ${language}`),
      ),
  ]);
}

/** Pictures in a folder with this name would never be served, because uploads are served under it. */
function hiddenPictures(folder: HotelFolder, { hotel }: ParsedFolder): readonly Problem[] {
  const hidden = [...folder.pictures].find(isUploadFolder);
  return hidden === undefined
    ? []
    : [hotel.json.problem([], `pictures/${hidden}: the folder files belongs to what guests send`)];
}
