'use client';

import { useMemo } from 'react';
import { useResource } from '@/components/ui/resource';
import { modulePath, QUIET_ZONE } from '@/lib/domain/rooms/printed-card';
import { type QrEncoder, qrEncoder } from './rooms/cards/qr-encoder';

/** A link as a QR code; nothing until its code is loaded, because the link stands beside it. */
export function QrCode({ text }: { text: string }) {
  const encoder = useResource(qrEncoder);
  return encoder.value === undefined ? null : <Modules text={text} encode={encoder.value} />;
}

/** Black on white in every theme: scanners expect it. */
function Modules({ text, encode }: { text: string; encode: QrEncoder }) {
  const { path, edge } = useMemo(() => {
    const modules = encode(text);
    return { path: modulePath(modules), edge: modules.length + 2 * QUIET_ZONE };
  }, [encode, text]);
  return (
    <svg
      className="size-52 justify-self-center rounded-sm bg-white forced-color-adjust-none"
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className="fill-black stroke-none" d={path} />
    </svg>
  );
}
