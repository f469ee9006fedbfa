'use client';

import { useEffect, useRef, useState } from 'react';
import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import { PinPad } from './pin-pad';
import type { DevicePerson } from './sign-in-api';

type DeviceProps = { title: string; persons: readonly DevicePerson[]; onSignIn(session: DeskSession): void };

/** The persons of a shared device, then the keys for the PIN of the one who was chosen. Rule: staff/SP42. */
export function DevicePersons({ title, persons, onSignIn }: DeviceProps) {
  const { t } = useDesk();
  const [chosen, setChosen] = useState<DevicePerson | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const wasChosen = useRef<string | null>(null);
  useEffect(() => {
    // The keys that had the focus are gone.
    if (chosen === null && wasChosen.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(wasChosen.current)}"]`)?.focus();
    wasChosen.current = chosen?.id ?? null;
  }, [chosen]);
  if (chosen !== null) return <PinPad person={chosen} onSignIn={onSignIn} onBack={() => setChosen(null)} />;
  return (
    <section className="grid gap-3" aria-labelledby="device-persons">
      <h3 id="device-persons" className="font-medium">
        {t('who_is_it')}
      </h3>
      <p className="text-ink-2 text-sm">{title}</p>
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {persons.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              data-person={person.id}
              className="flex min-h-16 w-full items-center gap-3 rounded-md bg-surface px-3 py-2 text-start font-medium text-md inset-ring inset-ring-line-strong hover:bg-sunken pressed:scale-pressed forced-colors:border"
              onClick={() => setChosen(person)}
            >
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full bg-plate-1 forced-colors:border"
              >
                {[...person.name][0]?.toLocaleUpperCase()}
              </span>
              <span className="wrap-anywhere min-w-0">
                <bdi>{person.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
