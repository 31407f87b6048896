import { expect, test } from 'vitest';
import {
  formatWorkload,
  shownWorkplace,
  workTypeOf,
  type Contract,
  type WorkplaceKind,
} from './engagement.ts';
import { catalogue } from '#content/catalogue.server.ts';

const permanent: Contract = { is: 'permanent' };
const fixedTerm: Contract = { is: 'fixed-term', months: 18 };
const dayRate: Contract = { is: 'day-rate', months: 9 };

test.each<[Contract, WorkplaceKind, string]>([
  [permanent, 'on-site', 'Permanent'],
  [permanent, 'hybrid', 'Permanent'],
  [permanent, 'remote', 'Permanent'],
  [fixedTerm, 'on-site', 'Contract'],
  [fixedTerm, 'hybrid', 'Hybrid'],
  [fixedTerm, 'remote', 'Contract'],
  [dayRate, 'on-site', 'Contract'],
  [dayRate, 'hybrid', 'Hybrid'],
])('%o, %s is sent as %s', (contract, workplace, workType) => {
  expect(workTypeOf({ contract, workplace })).toBe(workType);
});

test.each<[WorkplaceKind, string, string]>([
  ['on-site', 'Munich', 'onSite'],
  ['hybrid', 'Munich', 'hybrid'],
  ['remote', 'Munich', 'remotePossible'],
  ['remote', 'Remote (Europe)', 'remote'],
])('%s in %s is shown as %s', (workplace, location, shown) => {
  expect(shownWorkplace(catalogue().firm, { workplace, location })).toBe(shown);
});

test('a workload is a range of percent in the manner of its edition', () => {
  expect(formatWorkload({ min: 80, max: 100 }, 'en-GB')).toBe('80–100%');
  expect(formatWorkload({ min: 80, max: 100 }, 'de-CH')).toBe('80–100\u00a0%');
  expect(formatWorkload({ min: 60, max: 60 }, 'de-CH')).toBe('60\u00a0%');
});
