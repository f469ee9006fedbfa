/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Chat, UploadedFile, UploadOptions } from '@/components/chat/chat-types';
import { ChatUploadError } from '@/components/chat/chat-upload-error';
import { chatUuid } from '@/lib/device/chat/stored-chat';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { openChat } from '@/tests/builders/screen/chat';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { Composer } from './composer';
import { uploadList } from './upload-list';

/** A composer whose draft is kept, and emptied with what is sent, as a chat does. */
function WithDraft({ parts }: { parts: Partial<Chat> }) {
  const [draft, setDraft] = useState('');
  const send = (text: string) => {
    parts.send?.(text);
    setDraft('');
  };
  return <Composer chat={openChat({ draft, setDraft, ...parts, send })} />;
}

const renderComposer = (parts: Partial<Chat> = {}) => {
  const send = jest.fn();
  renderInHotel(<WithDraft parts={{ send, ...parts }} />);
  return { send, user: userEvent.setup() };
};

const input = () => screen.getByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

/** Lets the device have a touch screen, whose pointer is coarse. */
const fakeTouchScreen = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(pointer: coarse)',
      media: query,
      onchange: null,
    } as MediaQueryList),
  );
afterEach(() => {
  jest.restoreAllMocks();
  act(uploadList.clear);
});

describe('The message field', () => {
  it('sends the message with the button, and then is empty and keeps the focus', async () => {
    const { send, user } = renderComposer();
    await user.type(input(), 'More towels');
    await user.click(sendButton());
    expect(send.mock.calls).toEqual([['More towels']]);
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
  });

  it('sends with Enter, and breaks the line with Shift and Enter, on a device with a mouse', async () => {
    const { send, user } = renderComposer();
    await user.type(input(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(send.mock.calls).toEqual([['One\ntwo']]);
  });

  it('breaks the line with Enter on a touch screen', async () => {
    fakeTouchScreen();
    const { send, user } = renderComposer();
    await user.type(input(), 'One{Enter}two');
    expect(send).not.toHaveBeenCalled();
    expect(input()).toHaveValue('One\ntwo');
  });

  it('does not send with the Enter that chooses a word of an input method', () => {
    const { send } = renderComposer();
    fireEvent.change(input(), { target: { value: 'こんにちは' } });
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    // Safari reports it after the end of the composition.
    fireEvent.compositionEnd(input());
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(send).not.toHaveBeenCalled();
  });

  it('does not send a blank text', async () => {
    const { send, user } = renderComposer();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(input(), '  {Enter}');
    await user.click(sendButton());
    expect(input()).toHaveFocus();
    fireEvent.change(input(), { target: { value: '\u200b\u2060' } });
    await user.click(sendButton());
    expect(send).not.toHaveBeenCalled();
  });

  it('counts the characters from 3600 on', () => {
    renderComposer();
    fireEvent.change(input(), { target: { value: 'a'.repeat(3599) } });
    expect(screen.queryByText(/of 4000/)).toBeNull();
    fireEvent.change(input(), { target: { value: 'a'.repeat(3600) } });
    expect(screen.getByText('3600 of 4000 characters')).toBeVisible();
  });

  it('keeps 10,000 pasted characters, says that they are too many, and sends none of them', async () => {
    const { send, user } = renderComposer();
    await user.click(input());
    await user.paste('a'.repeat(10_000));
    expect(input()).toHaveValue('a'.repeat(10_000));
    expect(input()).toBeInvalid();
    expect(screen.getByText('10000 of 4000 characters')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The message is too long.');
    await user.click(sendButton());
    expect(send).not.toHaveBeenCalled();
    expect(input()).toHaveValue('a'.repeat(10_000));
  });

  it('sends 4,000 emoji, which are 8,000 UTF-16 units', () => {
    const { send } = renderComposer();
    fireEvent.change(input(), { target: { value: '🛎'.repeat(4000) } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(sendButton());
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('A chosen file', () => {
  const png = (name = 'socket.png') => new File([FILE_BYTES.png], name);
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });

  const uploaded = { name: 'socket.png', url: '/storage/a/files/1.png', reference: 'a/files/1.png' };

  /** A chat whose upload the test decides. */
  function uploading() {
    const calls: { options: UploadOptions; done: (file: UploadedFile) => void; fail: (error: unknown) => void }[] = [];
    const sendFile = jest.fn();
    const upload = (_file: File, options: UploadOptions) =>
      new Promise<UploadedFile>((done, fail) => void calls.push({ options, done, fail }));
    const { user } = renderComposer({ upload, sendFile });
    return { calls, sendFile, user };
  }

  it('shows its progress, and is sent when the upload is complete', async () => {
    const { calls, sendFile } = uploading();
    choose(png());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('socket.png')).toBeVisible();
    act(() => calls[0]?.options.onProgress(0.5));
    expect(screen.getByRole('progressbar', { name: 'socket.png' })).toHaveAttribute('aria-valuenow', '50');
    await act(async () => calls[0]?.done(uploaded));
    expect(sendFile).toHaveBeenCalledWith(uploaded);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is not sent when the guest stops its upload, and the focus returns to the attach button', async () => {
    const { calls, sendFile, user } = uploading();
    choose(png());
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(calls[0]?.options.signal.aborted).toBe(true);
    await act(async () => calls[0]?.done(uploaded));
    expect(sendFile).not.toHaveBeenCalled();
    expect(screen.queryByText('socket.png')).toBeNull();
    expect(screen.getByRole('button', { name: 'Attach a file' })).toHaveFocus();
  });

  it('shows its progress after the chat was closed and opened again, and can still be stopped', async () => {
    const { calls, sendFile, user } = uploading();
    choose(png());
    await waitFor(() => expect(calls).toHaveLength(1));
    cleanup();
    calls[0]?.options.onProgress(0.25);
    renderComposer();
    expect(screen.getByRole('progressbar', { name: 'socket.png' })).toHaveAttribute('aria-valuenow', '25');
    act(() => calls[0]?.options.onProgress(0.5));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await user.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(calls[0]?.options.signal.aborted).toBe(true);
    await act(async () => calls[0]?.done(uploaded));
    expect(sendFile).not.toHaveBeenCalled();
    expect(screen.queryByText('socket.png')).toBeNull();
  });

  it('has its upload stopped and its row removed when another chat begins', async () => {
    const { calls } = uploading();
    choose(png());
    await waitFor(() => expect(calls).toHaveLength(1));
    act(() => chatUuid.changeNow(() => 'another chat'));
    expect(calls[0]?.options.signal.aborted).toBe(true);
    expect(screen.queryByText('socket.png')).toBeNull();
    chatUuid.changeNow(() => '');
  });

  it('can be sent again after the server has refused it with a code', async () => {
    const { calls, user } = uploading();
    choose(png());
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => calls[0]?.fail(new ChatUploadError('too-many')));
    expect(screen.getByRole('alert')).toHaveTextContent('Many requests at once');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await act(async () => calls[1]?.fail(new TypeError('network')));
    expect(screen.getByRole('alert')).toHaveTextContent('The file could not be sent just now.');
  });

  it.each([
    ['too large', 'too-large', 'The file is too large. It may have 10 MB at most.'],
    ['of another kind', 'invalid', 'Only pictures, PDF and text files can be sent.'],
    ['not stored just now', 'unavailable', 'The file could not be sent just now.'],
  ] as const)('shows why it is refused when the server finds it %s', async (_title, kind, words) => {
    const { calls } = uploading();
    choose(png());
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => calls[0]?.fail(new ChatUploadError(kind)));
    expect(screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('shows the server’s own message when the server refuses it with one', async () => {
    const { calls } = uploading();
    choose(png());
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => calls[0]?.fail(new ChatUploadError('invalid', 'No more files can be sent in this chat')));
    expect(screen.getByRole('alert')).toHaveTextContent('No more files can be sent in this chat');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Only pictures');
  });

  it.each([
    [
      'too large',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png'),
      'The file is too large. It may have 10 MB at most.',
    ],
    ['empty', new File([], 'a.png'), 'The file is empty.'],
    ['of another kind', new File([FILE_BYTES.exe], 'a.exe'), 'Only pictures, PDF and text files can be sent.'],
    ['renamed', new File([FILE_BYTES.exe], 'a.png'), 'The content of the file does not match its name.'],
  ])('shows why it is refused before any upload when it is %s, and can be removed', async (_title, file, words) => {
    const { calls, user } = uploading();
    choose(file);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toBe(words);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is chosen from the files or taken with the camera on a touch screen', async () => {
    fakeTouchScreen();
    const { user } = uploading();
    const clicks: string[] = [];
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function click(this: HTMLInputElement) {
      clicks.push(this.accept);
    });
    const attach = screen.getByRole('button', { name: 'Attach a file' });
    await user.click(attach);
    expect(attach).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Take a photo' }));
    expect(clicks).toEqual(['image/*']);
    expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull();
    await user.click(attach);
    await user.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(clicks[1]).toContain('.pdf');
  });
});
