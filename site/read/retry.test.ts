import { expect, test, vi } from 'vitest';
import { FinalError, retry } from './retry.ts';

const never = new AbortController().signal;

test('a read that fails three times and then succeeds is read four times', async () => {
  const waits: number[] = [];
  const read = vi.fn<() => Promise<string>>(async () => {
    if (read.mock.calls.length < 4) throw new Error('offline');
    return 'there';
  });
  await expect(retry(read, never, async (ms) => void waits.push(ms))).resolves.toBe('there');
  expect(waits).toEqual([1000, 2000, 4000]);
});

test('after the third retry the last failure is reported', async () => {
  const read = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('offline')));
  await expect(retry(read, never, async () => {})).rejects.toThrow('offline');
  expect(read).toHaveBeenCalledTimes(4);
});

test('a final failure is not tried again', async () => {
  const read = vi.fn<() => Promise<never>>(async () => Promise.reject(new FinalError('gone')));
  await expect(retry(read, never, async () => {})).rejects.toThrow('gone');
  expect(read).toHaveBeenCalledOnce();
});

test('leaving the page ends the waiting', async () => {
  const leaving = new AbortController();
  const reading = retry(async () => Promise.reject(new Error('offline')), leaving.signal);
  leaving.abort(new Error('left'));
  await expect(reading).rejects.toThrow('offline');
});
