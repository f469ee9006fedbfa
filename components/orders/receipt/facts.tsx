/** Names with their values, in rows. An empty value has none. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(
        ([name, value]) =>
          value.trim() !== '' && (
            <div className="flex justify-between gap-4" key={name}>
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-end">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
