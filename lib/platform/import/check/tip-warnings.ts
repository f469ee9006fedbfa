import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/** Settings of tips that cannot have the effect that they are for. Rule: tips/TP5. */
export function tipWarnings({ hotel }: ParsedFolder): readonly Problem[] {
  const { tips, payments } = hotel.value;
  if (tips?.after_delivery !== true || payments.some(({ needs_room_proof }) => needs_room_proof)) return [];
  return [
    hotel.json.problem(
      ['tips', 'after_delivery'],
      'no payment charges a room, so nobody is asked for a tip after the delivery',
      '"needs_room_proof": true at the payment that charges the room',
    ),
  ];
}
