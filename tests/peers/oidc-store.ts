import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** What the provider of `oidc-server.ts` keeps, in memory: its own store for this would warn on the console. */
export function oidcStore(): AdapterFactory {
  const stores = new Map<string, Map<string, AdapterPayload>>();
  return (model): Adapter => {
    const store = stores.get(model) ?? new Map<string, AdapterPayload>();
    stores.set(model, store);
    const firstWith = (name: 'uid' | 'userCode', value: string) =>
      [...store.values()].find((payload) => payload[name] === value);
    return {
      upsert: async (id, payload) => void store.set(id, payload),
      find: async (id) => store.get(id),
      findByUid: async (uid) => firstWith('uid', uid),
      findByUserCode: async (code) => firstWith('userCode', code),
      consume: async (id) => {
        const payload = store.get(id);
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void store.delete(id),
      revokeByGrantId: async (grant) => {
        for (const each of stores.values())
          for (const [id, payload] of each) if (payload.grantId === grant) each.delete(id);
      },
    };
  };
}
