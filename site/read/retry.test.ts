import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinalError, retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a read that fails three times and then succeeds is read after 1, 2 and 4 s', async () => {
  const start = Date.now();
  const reads: number[] = [];
  const reading = retry(async () => {
    reads.push(Date.now() - start);
    if (reads.length < 4) throw new Error('offline');
    return 'there';
  });
  await vi.runAllTimersAsync();
  await expect(reading).resolves.toBe('there');
  expect(reads).toEqual([0, 1000, 3000, 7000]);
});

test('after the third retry the last failure is reported', async () => {
  const read = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('offline')));
  const reading = retry(read).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  await expect(reading).resolves.toBe('offline');
  expect(read).toHaveBeenCalledTimes(4);
});

test('a final failure is not tried again', async () => {
  const read = vi.fn<() => Promise<never>>(async () => Promise.reject(new FinalError('gone')));
  await expect(retry(read)).rejects.toThrow('gone');
  expect(read).toHaveBeenCalledOnce();
});

test('leaving the page ends the waiting', async () => {
  const leaving = new AbortController();
  const reading = retry(async () => Promise.reject(new Error('offline')), leaving.signal);
  leaving.abort(new Error('left'));
  await expect(reading).rejects.toThrow('offline');
});
