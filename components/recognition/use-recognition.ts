'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { findPage, type RecognitionFault, type RecognitionTools } from './find-page';

/** `fault`: why the last picture led nowhere. `isBusy`: a picture is being searched, or its page is on its way. */
type RecognitionState = { fault: RecognitionFault | null; isBusy: boolean };

/** Searches the pictures of a guest and goes to the page that is found. `retry`: searches the last picture again. */
export function useRecognition(tools: RecognitionTools) {
  const router = useRouter();
  const [state, setState] = useState<RecognitionState>({ fault: null, isBusy: false });
  const picture = useRef<File | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const search = async (file: File) => {
    picture.current = file;
    setState({ fault: null, isBusy: true });
    const found = await findPage(file, tools);
    // A guest who has left the page in the meantime stays where they are.
    if (!isHere.current) return;
    if ('path' in found && found.isPrintedCode) window.location.assign(found.path);
    else if ('path' in found) router.push(found.path);
    else setState({ fault: found.fault, isBusy: false });
  };
  const retry = () => {
    if (picture.current !== null) void search(picture.current);
  };
  return { ...state, search, retry };
}
