'use client';

import { useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { FieldErrors } from '@/lib/contract/refusals';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { asksNothing, initialValues, registrationBody } from '@/lib/domain/chat/registration';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { Chat } from '../chat-types';

type DirectStart = {
  /** The chat whose first message starts it; null: the guest has to register. */
  chat: Chat | null;
  name: string;
  room: string;
  /** Shows the registration instead. */
  register: () => void;
  /** The first message has not reached the hotel; what was typed is kept. */
  hasFailed: boolean;
  /** What the hotel refused of the guest's data, which the registration shows. */
  refused: FieldErrors | null;
};

/**
 * Lets a guest whose name and room this device knows write without a registration: their first message starts the chat with
 * what the registration would send. A person whom the platform has refused is not known. Rule: chat/CH34.
 */
export function useDirectStart(chat: Chat): DirectStart {
  const { uuid: hotelUuid, language, variations } = useHotel();
  const [person, name, room] = [useAtomValue(personUuid), useAtomValue(guestName), useAtomValue(roomNumber)];
  const [isRegistering, setIsRegistering] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isStarting = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [refused, setRefused] = useState<FieldErrors | null>(null);
  const values = initialValues({ name, phone: null, room }, variations);
  const isKnown = person !== '' && asksNothing(values, variations);
  const isShown = isKnown && !isRegistering && chat.stage === 'registration';
  const send = async (text: string) => {
    if (isStarting.current) return;
    isStarting.current = true;
    setHasFailed(false);
    setHasTried(true);
    const answer = await chat.start(registrationBody(values, variations, { hotelUuid, language, personUuid: person }));
    isStarting.current = false;
    if (answer === null) return chat.send(text);
    if (Object.keys(answer).length === 0) return setHasFailed(true);
    setRefused(answer);
    setIsRegistering(true);
  };
  return {
    // Until its messages are there, so that the input keeps the focus and a phone its keyboard.
    chat: isShown || (hasTried && chat.stage === 'loading') ? { ...chat, send: (text) => void send(text) } : null,
    name,
    room,
    register: () => setIsRegistering(true),
    hasFailed,
    refused,
  };
}
