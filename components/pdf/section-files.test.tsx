/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import english from '@/lib/words/en.json';
import { interpolate } from '@/lib/words/message-key';
import { SectionFiles } from './section-files';

const renderFiles = (files: Parameters<typeof SectionFiles>[0]['files']) =>
  render(<SectionFiles files={files} t={(key, params) => interpolate(english[key], params)} />);
const row = (index: number) => within(screen.getAllByRole('listitem')[index] ?? document.body);

it('links a PDF of our storage to the viewer, with a download link beside it', () => {
  renderFiles([{ href: '/storage/a/menu.pdf', title: 'The menu', isOwn: true }]);
  const shown = screen.getByRole('link', { name: 'The menu' });
  expect(shown).toHaveAttribute('href', '/storage/a/menu.pdf');
  expect(shown).not.toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'Download: The menu' })).toHaveAttribute('download');
});

it('links another file of our storage as a download', () => {
  renderFiles([{ href: '/storage/a/map.jpg', title: '', isOwn: true }]);
  expect(row(0).getAllByRole('link')).toHaveLength(1);
  expect(row(0).getByRole('link', { name: 'Download' })).toHaveAttribute('download');
});

it('opens a file of another site in a new tab and says so', () => {
  renderFiles([{ href: 'https://wine.example/list.pdf', title: 'Wines', isOwn: false }]);
  const link = row(0).getByRole('link', { name: 'Wines (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('renders nothing for a section without files', () => {
  const { container } = renderFiles([]);
  expect(container.querySelector('ul')).toBeNull();
});
