import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { dropRest, readWatched, receiveLimits } from './watch-upload.ts';

test('a body whose client has gone, before or while it is read, is given up', async () => {
  const gone = new IncomingMessage(new Socket());
  gone.complete = true;
  gone.destroy();
  const left = new IncomingMessage(new Socket());
  const answers = [gone, left].map((request) =>
    readWatched(request, { ...receiveLimits, maxBytes: 1_000 }, () => new Promise(() => {})),
  );
  left.destroy();
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ code: 'malformed' });
});

test('a body that has arrived and whose parser never ends is given up', async () => {
  const request = new IncomingMessage(new Socket());
  const limits = { ...receiveLimits, maxBytes: 1_000, settleMs: 10 };
  const answer = readWatched(request, limits, () => new Promise(() => {}));
  request.push(null);
  request.resume();
  await expect(answer).rejects.toMatchObject({ code: 'malformed' });
});

test('the rest of a body is waited for only while its socket is open', () => {
  vi.useFakeTimers();
  try {
    const socket = new Socket();
    dropRest(new IncomingMessage(socket));
    expect(vi.getTimerCount()).toBe(1);
    socket.emit('close');
    expect(vi.getTimerCount()).toBe(0);
    socket.destroy();
    dropRest(new IncomingMessage(socket));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
