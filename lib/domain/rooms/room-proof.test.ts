import { asksForProof, ROOM_PROOF_POLICIES } from './room-proof';

const PAYMENTS = { none: null, cash: {}, charge: { needs_room_proof: true }, 'no charge': { needs_room_proof: false } };

describe('asksForProof: rooms/RM1', () => {
  it.each([
    ['off', []],
    ['for_charges', ['charge']],
    ['for_orders', ['none', 'cash', 'charge', 'no charge']],
  ] as const)('with the policy %s asks for %j', (policy, asked) => {
    const asks = Object.entries(PAYMENTS).filter(([, payment]) => asksForProof(policy, payment));
    expect(asks.map(([name]) => name)).toEqual(asked);
  });

  it('has a case for each policy', () => {
    expect(ROOM_PROOF_POLICIES.map((policy) => typeof asksForProof(policy, null))).toEqual(Array(3).fill('boolean'));
  });
});
