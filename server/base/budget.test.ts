import { expect, test } from 'vitest';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import {
  createBudget,
  createSemaphore,
  createUploadSlots,
  isRecorded,
  hourMs as periodMs,
} from './limits.ts';

test('a network gets its share of an hour, and it grows back', () => {
  const { clock, advance } = manualClock();
  const spend = createBudget({ network: 100, total: 1_000, periodMs }, clock);
  expect(spend('203.0.113.9', 80)).toBeUndefined();
  expect(spend('203.0.113.9', 40)).toEqual({ by: 'network', retryAfterSeconds: 721 });
  expect(spend('203.0.113.10', 40)).toBeUndefined();
  advance(721_000);
  expect(spend('203.0.113.9', 40)).toBeUndefined();
});

test('what has grown back is not given twice', () => {
  const { clock, advance } = manualClock();
  const spend = createBudget({ network: 100, total: 1_000, periodMs }, clock);
  spend('203.0.113.9', 100);
  advance(periodMs / 2);
  expect(spend('203.0.113.9', 50)).toBeUndefined();
  expect(spend('203.0.113.9', 1)?.by).toBe('network');
});

test('addresses of one IPv6 network share one share', () => {
  const spend = createBudget({ network: 100, total: 1_000, periodMs }, manualClock().clock);
  expect(spend('2001:db8::1', 100)).toBeUndefined();
  expect(spend('2001:db8::2', 1)?.by).toBe('network');
});

test('the networks of one IPv6 site share four shares, and one of them takes no more than its own', () => {
  const spend = createBudget({ network: 100, total: 10_000, periodMs }, manualClock().clock);
  const spent = (network: number) => spend(`2001:db8:0:${network}::1`, 100)?.by;
  expect([spent(1), spent(1), spent(1), spent(2), spent(3), spent(4)]).toEqual([
    undefined,
    'network',
    'network',
    undefined,
    undefined,
    undefined,
  ]);
  expect(spent(5)).toBe('network');
  expect(spend('2001:db8:1::1', 100)).toBeUndefined();
});

test('all networks together get no more than the total', () => {
  const { clock, advance } = manualClock();
  const spend = createBudget({ network: 100, total: 250, periodMs }, clock);
  const answers = Array.from({ length: 4 }, (_, at) => spend(`203.0.113.${at}`, 100)?.by);
  expect(answers).toEqual([undefined, undefined, 'everybody', 'everybody']);
  advance(periodMs);
  expect(spend('203.0.113.9', 100)).toBeUndefined();
});

test('a clock that is set back takes nothing away', () => {
  const { clock, advance } = manualClock();
  const spend = createBudget({ network: 100, total: 1_000, periodMs }, clock);
  spend('203.0.113.9', 50);
  advance(-periodMs);
  expect(spend('203.0.113.9', 50)).toBeUndefined();
});

test('of a flood about one subject few are recorded', () => {
  const counts = Array.from({ length: 1_000 }, (_, at) => at + 1);
  expect(counts.filter(isRecorded)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 1_000]);
});

test('a semaphore lets as many in as it has permits, however often they are given back', async () => {
  const take = createSemaphore(2);
  for (let round = 0; round < 3; round += 1) {
    const held = await Promise.all([take(), take()]);
    let isIn = false;
    const third = take().then((release) => {
      isIn = true;
      return release;
    });
    await new Promise(setImmediate);
    expect(isIn).toBe(false);
    held[0]!();
    (await third)();
    held[1]!();
  }
});

test('an address takes its share of the slots, all together no more than there are', () => {
  const take = createUploadSlots({ total: 3, perAddress: 2 });
  const first = take('203.0.113.9');
  take('203.0.113.9');
  expect(take('203.0.113.9')).toBeUndefined();
  expect(take('203.0.113.10')).toBeDefined();
  expect(take('203.0.113.11')).toBeUndefined();
  first!();
  expect(take('203.0.113.9')).toBeDefined();
  expect(take('203.0.113.9')).toBeUndefined();
});

test('the networks of one IPv6 site take four shares of the slots', () => {
  const take = createUploadSlots({ total: 100, perAddress: 1 });
  const taken = [1, 2, 3, 4].map((network) => take(`2001:db8:0:${network}::1`));
  expect(taken.every(Boolean)).toBe(true);
  expect(take('2001:db8:0:5::1')).toBeUndefined();
  expect(take('2001:db8:1::1')).toBeDefined();
  taken[0]!();
  expect(take('2001:db8:0:5::1')).toBeDefined();
});
