import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests of one connection that may wait for the response before them. No browser and no common proxy sends any; load
 * generators send about ten.
 */
export const MAX_WAITING = 32;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests of a connection that wait for their turn; a connection without an entry has no response under way. */
type Waiting = (() => void)[];

/**
 * Handles the requests of each connection one after the other. Node calls its listener at once for every request that a
 * client has pipelined, and keeps their responses in memory until the ones before them are sent: 1,500 requests for a
 * page on a socket that never reads took 130 MB. A connection with more than MAX_WAITING requests is closed, because a
 * request that is read cannot be given back. Rule: security/SC23.
 */
export function oneAtATime(listener: Listener): Listener {
  const connections = new WeakMap<Socket, Waiting>();

  function start(request: IncomingMessage, response: ServerResponse, waiting: Waiting): void {
    // Also emitted when the connection is lost.
    response.once('close', () => next(request.socket, waiting));
    listener(request, response);
  }

  function next(socket: Socket, waiting: Waiting): void {
    const run = socket.destroyed ? undefined : waiting.shift();
    if (run === undefined) connections.delete(socket);
    else run();
    stopReading(socket, waiting);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = connections.get(socket);
    if (waiting === undefined) {
      const own: Waiting = [];
      connections.set(socket, own);
      start(request, response, own);
    } else if (waiting.length < MAX_WAITING) {
      waiting.push(() => start(request, response, waiting));
      stopReading(socket, waiting);
    } else {
      waiting.length = 0;
      socket.destroy();
    }
  };
}

/**
 * Pauses a socket while a request waits. In a microtask, because Node resumes the socket itself once it has parsed a
 * request, and in the next tick after that.
 */
function stopReading(socket: Socket, waiting: Waiting): void {
  queueMicrotask(() => {
    if (socket.destroyed) return;
    if (waiting.length > 0) socket.pause();
    else if (socket.isPaused()) socket.resume();
  });
}
