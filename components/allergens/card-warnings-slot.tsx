'use client';

import { useEffect, useState } from 'react';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { useMessages } from '@/components/hotel/use-messages';
import { resource, useResource } from '@/components/ui/resource';

const code = resource(() => import('./card-warnings').then((module) => module.CardWarnings));

/** Loads the warnings on cards, with the words for them, on a device that has a list. Rule: allergens/AL9. */
export function CardWarningsSlot() {
  const [hasNote, setHasNote] = useState(false);
  useEffect(() => {
    try {
      setHasNote(window.localStorage.getItem('food_note') !== null);
    } catch {
      // Without storage there is no list of an earlier page.
    }
  }, []);
  return hasNote && <Loaded />;
}

/** Sheet and cart, which load code of their own, warn also when this has failed. */
function Loaded() {
  const { value: CardWarnings } = useResource(code);
  const { messages } = useMessages();
  if (CardWarnings === undefined || messages === undefined) return null;
  return (
    <MessagesProvider messages={messages}>
      <CardWarnings />
    </MessagesProvider>
  );
}
