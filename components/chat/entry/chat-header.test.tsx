/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import type { Chat } from '../chat-types';
import { ChatHeader } from './chat-header';

const hotel = hotelView();
const ANSWER_TIME = `GET /api/v1/public/hotels/${hotel.uuid}/chat-answer-time`;
const network = fakeNetwork();
const leave = jest.fn();
const never = () => {
  throw new Error('not expected here');
};

const chat = (parts: Partial<Chat> = {}): Chat => ({
  stage: 'open',
  isConnected: true,
  messages: [],
  isHotelTyping: false,
  seenUntil: null,
  draft: '',
  setDraft: never,
  send: never,
  sendButton: never,
  sendFile: never,
  upload: never,
  retry: never,
  discard: never,
  start: never,
  leave,
  clear: never,
  restart: never,
  ...parts,
});

const show = (shown: Chat | null) =>
  renderInHotel(
    <OverlayHost bodies={{ confirm: ConfirmDialog }}>
      <ChatHeader titleId="t" chat={shown} end={<button type="button">End</button>} />
    </OverlayHost>,
    hotel,
  );

beforeEach(() => {
  leave.mockClear();
  resetOverlays();
  network.respondTo(ANSWER_TIME, { data: null });
});

describe('leaving a chat', () => {
  const openMenu = async () => userEvent.click(screen.getByRole('button', { name: 'More' }));
  const ask = async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the chat' }));
  };
  const reply = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('has an icon that is mirrored once from right to left', async () => {
    show(chat());
    await openMenu();
    const button = screen.getByRole('button', { name: 'Leave the chat' });
    expect([button, ...button.querySelectorAll('*')].filter((one) => one.matches('.rtl\\:-scale-x-100'))).toHaveLength(
      1,
    );
    await act(() => network.settled());
  });

  it('leaves after the guest has confirmed it', async () => {
    show(chat());
    await ask();
    expect(await screen.findByRole('alertdialog', { name: 'Leave the chat?' })).toBeVisible();
    await reply('Leave');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  });

  it('stays when the guest prefers to', async () => {
    show(chat());
    await ask();
    await reply('Stay');
    await waitFor(() => expect(openOverlays()).toEqual([]));
    expect(leave).not.toHaveBeenCalled();
  });

  it('stands in a menu: Escape and a press beside the menu close it', async () => {
    show(chat());
    await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Leave the chat' })).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    expect(screen.queryByRole('button', { name: 'Leave the chat' })).toBeNull();
    await act(() => network.settled());
  });

  it('is not offered before a chat has begun', async () => {
    show(chat({ stage: 'registration' }));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    await act(() => network.settled());
  });
});

describe('the line below the title', () => {
  it.each([
    [{ median_seconds: 230, schedule: null }, 'Usually answers within 4 minutes'],
    [{ median_seconds: 30, schedule: null }, 'Usually answers within 1 minute'],
    [{ median_seconds: 5000, schedule: null }, 'Usually answers within 2 hours'],
    [{ median_seconds: 60, schedule: { descr: null, days: [] } }, 'Usually answers within 1 minute'],
  ])('says for %j: %s', async (known, line) => {
    network.respondTo(ANSWER_TIME, { data: known });
    show(chat());
    expect(await screen.findByText(line)).toBeVisible();
  });

  it.each([
    ['unknown', { data: null }],
    ['not available', undefined],
  ])('is empty while the wait is %s', async (_title, response) => {
    network.respondTo(ANSWER_TIME, response);
    show(chat());
    await network.settled();
    expect(screen.getByText('Reception').parentElement).toHaveTextContent(/^Reception$/);
  });

  it('shows the hours when nobody answers at this time', async () => {
    const never = {
      start_date: null,
      end_date: null,
      days: Array(7).fill(false),
      start_time: '08:00',
      end_time: '09:00',
    };
    network.respondTo(ANSWER_TIME, { data: { median_seconds: 60, schedule: { descr: null, days: [never] } } });
    show(chat());
    expect(await screen.findByText('closed now')).toBeVisible();
  });

  it('says that the chat is connecting', async () => {
    show(chat({ isConnected: false }));
    expect(screen.getByText('Connecting…')).toBeVisible();
    await act(() => network.settled());
  });

  it('sends no request before the disclaimer is accepted', async () => {
    show(null);
    await network.settled();
    expect(network.requests).toEqual([]);
  });
});
