import { ROOM_PROOF_POLICIES, ROOM_PROOFS } from '../rooms/room-proof';
import { roomProofMark } from './room-proof-mark';

it.each([
  ['for_charges', 'code', false, 'code'],
  ['for_charges', 'digits', false, 'digits'],
  ['for_charges', 'none', false, 'none'],
  ['for_orders', 'none', false, 'none'],
  ['for_orders', 'none', true, 'unproven_charge'],
  ['for_charges', 'code', true, 'code'],
  ['for_charges', 'digits', true, 'digits'],
  ['off', 'none', true, 'unproven_charge'],
  ['off', 'code', true, null],
  ['off', 'none', false, null],
] as const)('with the policy %s, a proof by %s and a charge %s staff read %s', (policy, room_proof, charges, mark) => {
  expect(roomProofMark({ number_room: '214', room_proof, charges_room: charges }, policy)).toBe(mark);
});

it('says nothing about the proof of an order without a room', () => {
  for (const policy of ROOM_PROOF_POLICIES)
    for (const room_proof of ROOM_PROOFS)
      expect(roomProofMark({ number_room: null, room_proof, charges_room: false }, policy)).toBeNull();
});
