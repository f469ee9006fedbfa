/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { serveMenu } from '@/tests/builders/screen/menu-server';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const server = serveMenu();

const SLOW = { timeout: 8000 };
const guestTitles = () => server.guestTitles(10);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, SLOW));
const answer = async (question: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: question }, SLOW)).getByRole('button', { name }),
  );

it('takes the menu over, makes a dish with a question, publishes it, and restores the menu before it', async () => {
  answerDesk(network);
  await renderDesk({ network, stream, address: '#menu' });
  const before = await guestTitles();
  await press('Keep the menu here');
  await answer('Keep the menu at the desk?', 'Keep the menu here');
  const [fold] = await screen.findAllByRole('button', { name: /^What is in/ }, SLOW);
  if (fold === undefined) throw new Error('there is no section');
  await userEvent.click(fold);
  await press(/^New product/);
  await userEvent.type(screen.getByLabelText(/^Title in/), 'Almond soup');
  await press('Create as a draft');
  expect(await screen.findByRole('textbox', { name: 'Title' }, SLOW)).toHaveValue('Almond soup');
  await userEvent.type(screen.getByRole('textbox', { name: /^Price/ }), '9.5');
  await press('Add a question');
  await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Size');
  await userEvent.type(screen.getByRole('textbox', { name: 'Choice 1' }), 'Large');
  await waitFor(() => expect(screen.getByText('Saved as a draft.')).toBeVisible(), SLOW);
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(await preview.findByRole('radio', { name: /Large/ }, SLOW)).toBeInTheDocument();
  expect(await guestTitles()).toEqual(before);

  window.location.hash = '#menu/drafts';
  await press('Publish now');
  expect(await screen.findByText(/^Published\. Changes: \d/, {}, SLOW)).toBeVisible();
  expect(JSON.stringify(await guestTitles())).toContain('Almond soup');

  window.location.hash = '#menu/history';
  await press(/^Restore/);
  await answer('Restore version 1?', 'Restore');
  expect(await screen.findByText('Version 1 is what guests see now.', {}, SLOW)).toBeVisible();
  expect(await guestTitles()).toEqual(before);
}, 60_000);
