/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { clock, ELEVEN, holdingHotel, openSheet, pass, putIntoCart, TEN } from '@/tests/builders/screen/hold-sheet';

const network = fakeNetwork();
const { sent, hotel, calls, chooseDay, tap, holdBack } = holdingHotel(network);

describe('A chosen slot', () => {
  it('is released when the page is left, and held again when the browser shows the page again', async () => {
    await openSheet();
    await chooseDay();
    await tap('10:00');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await pass();
    expect(hotel.held).toEqual([]);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await pass();
    expect(hotel.held).toEqual([TEN]);
    expect(clock()).toBeVisible();
  });

  it('is cancelled and released when the page is left before it is confirmed, and held anew under another id', async () => {
    await openSheet();
    await chooseDay();
    const confirm = holdBack();
    await tap('10:00');
    await tap('11:00');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await pass();
    expect(calls()).toEqual([
      { hold: [TEN], release: [] },
      { hold: [], release: [TEN] },
    ]);
    expect(sent[1]?.cancel).toBe(sent[0]?.request_id);
    confirm();
    await pass();
    // What was queued before the page was left is not sent any more.
    expect([sent.length, clock()]).toEqual([2, null]);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await pass();
    expect(calls().slice(2)).toEqual([{ hold: [TEN, ELEVEN], release: [] }]);
    expect(sent[2]?.request_id).not.toBe(sent[0]?.request_id);
    expect(clock()).toBeVisible();
  });

  it('is cancelled when the page is left after its sheet was closed and before it is confirmed', async () => {
    const sheet = await openSheet();
    await chooseDay();
    const confirm = holdBack();
    await tap('10:00');
    sheet.close();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await pass();
    expect(calls()).toEqual([
      { hold: [TEN], release: [] },
      { hold: [], release: [TEN] },
    ]);
    expect(sent[1]?.cancel).toBe(sent[0]?.request_id);
    confirm();
    await pass();
  });

  it('is not cancelled when it is in the cart before it is confirmed', async () => {
    const sheet = await openSheet();
    await chooseDay();
    const confirm = holdBack();
    await tap('10:00');
    putIntoCart([TEN]);
    sheet.close();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    confirm();
    await pass();
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
  });
});

describe('A slot', () => {
  it('that is restored with the form is held at once with a clock, and released when the sheet is closed', async () => {
    const sheet = await openSheet({ value: [TEN] });
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
    expect(screen.getByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
    expect(clock()).toBeVisible();
    sheet.close();
    await pass();
    expect(hotel.held).toEqual([]);
  });

  it('that is restored and that somebody else has leaves the choice and is named', async () => {
    hotel.taken = ['10:00'];
    const sheet = await openSheet({ value: [TEN] });
    expect(screen.getByRole('alert')).toHaveTextContent('No longer free: 10:00.');
    expect([sheet.value, clock()]).toEqual([null, null]);
  });

  it('is not asked for when a sheet opens without a chosen time', async () => {
    const sheet = await openSheet();
    await chooseDay();
    sheet.close();
    await pass();
    expect(sent).toEqual([]);
  });
});
