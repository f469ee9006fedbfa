/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatRegistration as Body } from '@/lib/contract/chat';
import type { FieldErrors } from '@/lib/contract/refusals';
import type { HotelView } from '@/lib/contract/views';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ChatRegistration } from './chat-registration';

const PERSON = '00000000-0000-4000-8000-0000000000aa';
const hotel = hotelView();
const GUEST = `GET /api/v1/public/hotels/${hotel.uuid}/guests/${PERSON}`;
const network = fakeNetwork();
const sent: Body[] = [];

type Outcome = FieldErrors | null | Promise<FieldErrors | null>;

function show(outcome: Outcome = null, parts: Partial<HotelView['variations']> = {}) {
  const start = (body: Body) => {
    sent.push(body);
    return Promise.resolve(outcome);
  };
  renderInHotel(
    <ChatRegistration start={start} refused={null} />,
    hotelView({ variations: { ...NO_VARIATIONS, ...parts } }),
  );
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const startChat = () => userEvent.click(screen.getByRole('button', { name: 'Start the chat' }));

beforeEach(() => {
  sent.length = 0;
  personUuid.changeNow(() => '');
  guestName.changeNow(() => '');
  roomNumber.changeNow(() => '');
});

describe('the registration of a chat', () => {
  it('sends name and room of a hotel guest', async () => {
    show();
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Room number'), '12');
    await startChat();
    expect(sent).toEqual([
      {
        name: 'Ada',
        room_number: '12',
        hotel_uuid: hotel.uuid,
        lang: 'en',
        person_uuid: null,
        is_hotel_guest: true,
        phone: '',
      },
    ]);
  });

  it('sends nothing without a name and focuses it, then asks for the room', async () => {
    show();
    await startChat();
    expect(field('Your name')).toHaveFocus();
    expect(field('Your name')).toHaveAccessibleDescription('Please fill this in');
    await userEvent.type(field('Your name'), 'Ada');
    expect(field('Your name')).toBeValid();
    await startChat();
    expect(field('Room number')).toHaveFocus();
    expect(field('Room number')).toHaveAccessibleDescription('Enter your room number');
    expect(sent).toEqual([]);
  });

  it('asks no room from somebody who is no hotel guest', async () => {
    show();
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Room number'), '12');
    await userEvent.click(screen.getByRole('radio', { name: 'Not a hotel guest' }));
    expect(screen.queryByRole('textbox', { name: 'Room number' })).toBeNull();
    await startChat();
    expect(sent).toMatchObject([{ room_number: '', is_hotel_guest: false }]);
  });

  it('shows the server’s errors under their fields, keeps what was typed and clears an error when its field changes', async () => {
    show({ name: 'Too short', room_number: 'No such room' });
    await userEvent.type(field('Your name'), 'A');
    await userEvent.type(field('Room number'), '999');
    await startChat();
    await waitFor(() => expect(field('Your name')).toHaveFocus());
    expect(field('Your name')).toHaveAccessibleDescription('Too short');
    expect(field('Room number')).toHaveAccessibleDescription('No such room');
    expect([field('Your name').value, field('Room number').value]).toEqual(['A', '999']);
    await userEvent.type(field('Room number'), '{Backspace}');
    expect(field('Room number')).toBeValid();
    expect(field('Your name')).toBeInvalid();
  });

  it('shows an error above the button when no field is to blame', async () => {
    show({});
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Room number'), '1');
    await startChat();
    expect(await screen.findByRole('alert')).toHaveTextContent('The chat could not be started just now.');
    expect(field('Your name').value).toBe('Ada');
  });

  it('shows the server’s words about fields that the form does not ask', async () => {
    show({ hotel: 'This hotel has moved', phone: 'A phone is needed' });
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Room number'), '12');
    await startChat();
    expect(await screen.findByRole('alert')).toHaveTextContent('This hotel has movedA phone is needed');
  });

  it('starts one chat for two taps', async () => {
    let finish: (outcome: FieldErrors | null) => void = () => undefined;
    show(
      new Promise<FieldErrors | null>((done) => {
        finish = done;
      }),
    );
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Room number'), '1{Enter}');
    await startChat();
    expect(sent).toHaveLength(1);
    await act(async () => finish(null));
  });

  it('names company and year below the button', () => {
    show();
    expect(screen.getByText(new RegExp(`© .*Cala Verde.*${new Date().getFullYear()}`))).toBeVisible();
  });
});

describe('what is known of the guest', () => {
  it('begins with name and room of the device', () => {
    guestName.changeNow(() => 'Ada');
    roomNumber.changeNow(() => '7');
    show();
    expect([field('Your name').value, field('Room number').value]).toEqual(['Ada', '7']);
    expect(network.requests).toEqual([]);
  });

  it('fills in what the hotel knows, except fields that the guest has changed', async () => {
    personUuid.changeNow(() => PERSON);
    let respond: (guest: unknown) => void = () => undefined;
    network.respondTo(
      GUEST,
      () =>
        new Promise((done) => {
          respond = done;
        }),
    );
    show();
    await userEvent.type(field('Your name'), 'Grace');
    await act(async () => respond({ data: { name: 'Ada', idphone: null, reservations: [{ room_number: '12' }] } }));
    await waitFor(() => expect(field('Room number').value).toBe('12'));
    expect(field('Your name').value).toBe('Grace');
    await startChat();
    expect(sent).toMatchObject([{ name: 'Grace', room_number: '12', person_uuid: PERSON }]);
  });

  it('reports a failed lookup with a retry', async () => {
    personUuid.changeNow(() => PERSON);
    network.respondTo(GUEST, undefined);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be filled in/);
    network.respondTo(GUEST, { data: { name: 'Ada', idphone: null, reservations: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field('Your name').value).toBe('Ada'));
  });
});

describe('the variations of the registration', () => {
  it('asks last name, first name and a phone with a plus sign, and sends them as one name', async () => {
    show({ name: 'Too short' }, { chatFullName: true });
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    await startChat();
    expect(field('Last name')).toHaveFocus();
    await userEvent.type(field('Last name'), 'Lovelace');
    await userEvent.type(field('First name'), 'Ada');
    await userEvent.type(field('Phone'), '44 20');
    await userEvent.type(field('Room number'), '1');
    await startChat();
    expect(sent).toMatchObject([{ name: 'Ada Lovelace', phone: '+44 20' }]);
    await waitFor(() => expect(field('Last name')).toHaveAccessibleDescription('Too short'));
  });

  it('asks which hotel, hides the toggle and takes the writer for no hotel guest', async () => {
    show({ hotel: 'Unknown hotel' }, { chatAsksHotel: true });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Room number' })).toBeNull();
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Hotel'), 'Mar');
    await startChat();
    expect(sent).toMatchObject([{ name: 'Ada - Mar', is_hotel_guest: false, room_number: '' }]);
    await waitFor(() => expect(field('Hotel')).toHaveAccessibleDescription('Unknown hotel'));
  });

  it('labels the room as the hotel does', () => {
    show(null, { chatRoomLabel: { en: 'Room name' } });
    expect(field('Room name')).toBeVisible();
  });

  it('shows the hotel’s note as plain text', () => {
    show(null, { chatNote: { en: 'Call 9 from your room.' } });
    expect(screen.getByText('Call 9 from your room.')).toBeVisible();
  });
});
