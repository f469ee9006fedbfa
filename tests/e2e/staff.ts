import type { Page } from '@playwright/test';
import { SHARED_DESK_TOKEN } from '@/playwright.config';
import { callDesk } from './desk-call';

/** Moves the newest order of a guest's device, as the hotel's staff do. */
export async function moveNewestOrder(page: Page, action: 'approve' | 'done', hotel = 'cala-verde'): Promise<void> {
  await moveOrder(
    await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]').at(-1)),
    action,
    hotel,
  );
}

/** Moves an order, as the hotel's staff do. */
export async function moveOrder(uuid: string, action: 'approve' | 'done', hotel = 'cala-verde'): Promise<void> {
  const desk = { port: Number(process.env.E2E_PORT || '3410'), hotel, deskToken: SHARED_DESK_TOKEN };
  await callDesk(desk, `/orders/${uuid}/${action}`, action === 'approve' ? { expected_seconds: 240 } : {});
}
