import type { CardCode } from '../rooms-api';

type ChoiceId = 'only' | 'rooms' | 'ticked_rooms' | 'places' | 'ticked_places';

/** Which cards staff want to print. `only`: the one room or place whose card can be chosen alone. */
export type CardSelection = { id: ChoiceId; only?: Pick<CardCode, 'kind' | 'key'> };

type CardChoice = { id: ChoiceId; codes: readonly CardCode[] };

/** What can be printed of these codes, in the order in which it is offered; only what has cards. Rule: rooms/RM14. */
export function cardChoices(
  codes: readonly CardCode[],
  ticked: { rooms: readonly string[]; places: readonly string[]; only: CardSelection['only'] },
): readonly CardChoice[] {
  const those = (kind: CardCode['kind'], keys?: readonly string[]) => {
    const wanted = keys === undefined ? null : new Set(keys);
    return codes.filter((code) => code.kind === kind && (wanted === null || wanted.has(code.key)));
  };
  const choices: CardChoice[] = [
    { id: 'only', codes: ticked.only === undefined ? [] : those(ticked.only.kind, [ticked.only.key]) },
    { id: 'ticked_rooms', codes: those('room', ticked.rooms) },
    { id: 'rooms', codes: those('room') },
    { id: 'ticked_places', codes: those('place', ticked.places) },
    { id: 'places', codes: those('place') },
  ];
  return choices.filter((choice) => choice.codes.length > 0);
}
